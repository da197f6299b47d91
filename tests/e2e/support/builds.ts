import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { listen } from '@/partner-api/host/http/listen'
import { securityHeaders } from '@/partner-api/host/http/securityHeaders'
import { siteRoutes } from '@/partner-api/host/http/siteRoutes'
import { loadStaticFiles, textOf, type StaticFiles } from '@/partner-api/host/http/staticFiles'
import { packLightly } from './packLightly'
import { escaped } from './support'

const DIST = join(resolve(import.meta.dirname, '../../..'), process.env.E2E_DIST ?? 'dist')
const IS_TEXT = /\.(js|css|html|json|webmanifest)$/
const HASHED = /-([\w-]{8})\.\w+$/

const hashOf = (kind: 'md5' | 'sha256', text: string) => createHash(kind).update(text).digest('hex')
const buildOf = (html: string) => hashOf('sha256', html).slice(0, 12)

/**
 * Copies the built app with another name for every chunk, as the next version has them: each hash in the names and in the
 * texts is written backwards. A build of the whole app for these names would take nine seconds of processor time.
 */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'umroh-next-'))
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(DIST, join(entry.parentPath, entry.name)))
  const hashes = files.flatMap((file) => HASHED.exec(file)?.[1] ?? [])
  const anyHash = new RegExp(hashes.map(escaped).join('|'), 'g')
  const renamed = (text: string) => text.replaceAll(anyHash, (hash) => [...hash].reverse().join(''))
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  // The worker knows index.html by its hash, and no two builds share a cache (src/shell/build/pwa.ts).
  const asNext = (text: string) =>
    renamed(text)
      .replaceAll(hashOf('md5', html), hashOf('md5', renamed(html)))
      .replaceAll(buildOf(html), buildOf(renamed(html)))
  for (const file of files) {
    const bytes = readFileSync(join(DIST, file))
    const place = join(folder, renamed(file))
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, IS_TEXT.test(file) ? asNext(bytes.toString('utf8')) : bytes)
  }
  packLightly(folder)
  return folder
}

export function indexOf(files: StaticFiles): string {
  const index = files.get('/index.html')
  return index ? textOf(index) : ''
}
export const scriptOf = (html: string) => /<link id="entry"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''

/** Serves one build at a time at one address, with the API of another server; `deploy` switches to the other build. */
export async function serveBuilds(port: number, api: string) {
  const next = nextVersion()
  const builds = { first: loadStaticFiles(DIST), next: loadStaticFiles(next) }
  let current = builds.first
  let hasWorker = true

  const site = new Hono()
  // A closed page aborts its requests, which must not count as errors.
  site.onError((_, c) => c.text('', 502))
  const pass = (path: string) =>
    site.all(path, async (c) => {
      const { pathname, search } = new URL(c.req.url)
      const body = await c.req.arrayBuffer()
      const answer = await proxy(api + pathname + search, {
        method: c.req.method,
        headers: c.req.header(),
        ...(body.byteLength ? { body } : {}),
      })
      // A Response with status 304 may not be given a body.
      return new Response(answer.body && (await answer.arrayBuffer()), answer)
    })
  pass('/api/*')
  pass('/media/*')
  pass('/p/*')
  site.all('/sw.js', (c, goOn) => (hasWorker ? goOn() : Promise.resolve(c.text('', 404))))
  site.all('*', async (c) => {
    const answer = await siteRoutes(current).fetch(c.req.raw)
    const headers = securityHeaders(indexOf(current))((name) => c.req.header(name))
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    return answer
  })
  const listening = await listen(site, { port, host: '127.0.0.1' })
  return {
    builds,
    deploy(name: keyof typeof builds, { worker = true } = {}) {
      current = builds[name]
      hasWorker = worker
    },
    async close() {
      await listening.close()
      rmSync(next, { recursive: true, force: true })
    },
  }
}

export type Builds = Awaited<ReturnType<typeof serveBuilds>>
