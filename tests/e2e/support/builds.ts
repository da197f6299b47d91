import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { listen } from '../../../src/partner-api/host/http/listen'
import { securityHeaders } from '../../../src/partner-api/host/http/securityHeaders'
import { siteRoutes } from '../../../src/partner-api/host/http/siteRoutes'
import { loadStaticFiles, type StaticFiles } from '../../../src/partner-api/host/http/staticFiles'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Builds the app with a different name for every chunk, like the next version. */
function buildNext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'umroh-next-'))
  const env = { ...process.env, NODE_ENV: 'production', VITE_DEMO: '', VITE_ADMIN_ROLES: 'admin,versi-baru' }
  execFileSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '--outDir', folder, '--emptyOutDir'], {
    cwd: ROOT,
    env,
    stdio: 'pipe',
  })
  return folder
}

export const indexOf = (files: StaticFiles) => files.get('/index.html')?.bytes.toString('utf8') ?? ''
export const scriptOf = (html: string) => /<link id="entry"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''

/** Serves one build at a time at one address, with the API of another server; `deploy` switches to the other build. */
export async function serveBuilds(port: number, api: string) {
  const next = buildNext()
  const builds = { first: loadStaticFiles(join(ROOT, process.env.E2E_DIST ?? 'dist')), next: loadStaticFiles(next) }
  let current = builds.first

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
  site.all('*', async (c) => {
    const answer = await siteRoutes(current).fetch(c.req.raw)
    for (const [name, value] of Object.entries(securityHeaders(indexOf(current)))) answer.headers.set(name, value)
    return answer
  })
  const listening = await listen(site, { port, host: '127.0.0.1' })
  return {
    builds,
    deploy: (name: keyof typeof builds) => void (current = builds[name]),
    async close() {
      await listening.close()
      rmSync(next, { recursive: true, force: true })
    },
  }
}

export type Builds = Awaited<ReturnType<typeof serveBuilds>>
