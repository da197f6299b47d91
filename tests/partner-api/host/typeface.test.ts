import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { TYPEFACE_PATH } from '@/offer/page/pageStyle'
import { createSite } from '@/partner-api/host/http/createSite'
import { quietLog } from '@/partner-api/host/log/log'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'

it('the typeface of the build has an address for open pages, whatever its file is called, and is no unknown link', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'typeface-'))
  mkdirSync(join(distDir, 'assets'))
  writeFileSync(join(distDir, 'assets/plus-jakarta-sans-1a2b.woff2'), 'wOF2')
  const own = { trustProxy: false, seed: 'auto', version: UNKNOWN_VERSION, log: quietLog } as const
  const ask = (folder: string) =>
    createSite({ store: createMemoryStore(), distDir: folder, ...own }).request(TYPEFACE_PATH)
  const { status, headers } = await ask(distDir)
  rmSync(distDir, { recursive: true })
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'font/woff2',
    'public, max-age=604800',
  ])
  expect((await ask('/nowhere')).status).toBe(404)
})
