import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { readSettings } from '../settings/env'
import { listen } from './listen'
import { securityHeaders } from './securityHeaders'
import { siteRoutes } from './siteRoutes'
import { StartError } from '../../errors/startProblem'
import { loadStaticFiles, textOf } from './staticFiles'

export type StaticSite = { url: string; close: () => Promise<void> }
type Settings = { distDir: string; port: number; host: string }

/** Serves a built app without an API. */
export async function serveStaticSite({ distDir, port, host }: Settings): Promise<StaticSite> {
  const files = loadStaticFiles(distDir)
  const index = files.get('/index.html')
  if (!index) throw new StartError(`Tidak ada aplikasi di ${distDir}: jalankan "npm run build:demo" dulu.`)
  const headersFor = securityHeaders(textOf(index))
  const site = new Hono()
  site.use('*', async (c, next) => {
    await next()
    const all = headersFor((name) => c.req.header(name))
    for (const [name, value] of Object.entries(all)) c.header(name, value)
  })
  site.route('/', siteRoutes(files))
  const listening = await listen(site, { port, host })
  return { url: `http://localhost:${listening.port}`, close: listening.close }
}

async function main(): Promise<void> {
  try {
    const { port, host } = readSettings(process.env)
    const { url, close } = await serveStaticSite({ distDir: resolve(process.env.DIST_DIR ?? 'dist-demo'), port, host })
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => void close().then(() => process.exit(0)))
    console.log(`\nDemo siap di ${url}\n`)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}

const isMain = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isMain) await main()
