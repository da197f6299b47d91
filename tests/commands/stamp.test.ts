import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { stampApp, versionText } from '@/commands/lib/stamp.mjs'

const folder = mkdtempSync(join(tmpdir(), 'stamp-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HASH = '28127f83aabbccddeeff00112233445566778899'

it.each([
  [null, '1.0.0'],
  ['', '1.0.0'],
  ['abc1234', '1.0.0 (abc1234)'],
  [HASH, '1.0.0 (28127f8)'],
  [`${HASH}-changed`, '1.0.0 (28127f8+)'],
])('of commit %j people read %j', (commit, text) => expect(versionText('1.0.0', commit)).toBe(text))

it('a stamped build tells its commit, its worker knows the new page, and the compressed files hold the same', async () => {
  const file = (name: string) => join(folder, name)
  const read = (name: string) => readFileSync(file(name), 'utf8')
  const page = `<!doctype html><meta name="version" content="0.0.0"><title>Umroh</title>${' '.repeat(2000)}`
  const workerOf = (text: string) => {
    const [md5, sha256] = ['md5', 'sha256'].map((name) => createHash(name).update(text).digest('hex'))
    return `cacheId:"app-${sha256?.slice(0, 12)}",${' '.repeat(2000)}{url:"index.html",revision:"${md5}"}`
  }
  writeFileSync(file('index.html'), page)
  writeFileSync(file('sw.js'), workerOf(page))
  await stampApp(folder, HASH)
  expect(read('index.html')).toMatch(/<meta name="version" content="\d+\.\d+\.\d+ \(28127f8\)">/)
  expect(read('sw.js')).toBe(workerOf(read('index.html')))
  for (const name of ['index.html', 'sw.js'])
    expect(gunzipSync(readFileSync(file(`${name}.gz`))).toString('utf8')).toBe(read(name))
})
