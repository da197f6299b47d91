// @vitest-environment node
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
/** Words of the demo, its seed and the reference API; the demo's own build shows that each is still to be found. */
const MARKERS = ['siti@annur.co.id', 'admin123', 'PBKDF2', 'umroh-demo', 'Mulai ulang demo', 'latency', 'An-Nur Tour', 'Majelis Taklim', 'pbkdf2-sha256', 'www-authenticate']
const KEPT_OUT = /\/(src\/(demo|partner-api)|node_modules\/hono)\//

type Built = { modules: string[]; text: string; names: string[] }

/** A build as `npm run build` makes it, in memory. */
async function built(env: Record<string, string>): Promise<Built> {
  vi.stubEnv('NODE_ENV', 'production')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const output = await build({ root, mode: 'production', logLevel: 'silent', build: { write: false } })
  const files = (output as Rolldown.RolldownOutput).output
  return {
    modules: files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
    names: files.map(({ fileName }) => fileName),
    text: files.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n').toLowerCase(),
  }
}

const markersIn = ({ text }: Built) => MARKERS.filter((marker) => text.includes(marker.toLowerCase()))

afterEach(() => vi.unstubAllEnvs())

describe('the production build', () => {
  let app: Built
  beforeAll(async () => {
    app = await built({ VITE_DEMO: '' })
  }, 120_000)

  it('is the whole app', () => {
    expect(app.names).toContain('index.html')
    expect(app.modules.filter((module) => module.includes('/src/')).length).toBeGreaterThan(100)
  })

  it('holds no module of the demo, the reference API or its server', () => {
    expect(app.modules.filter((module) => KEPT_OUT.test(module))).toEqual([])
  })

  it('holds no word of them, and no file is named after them', () => {
    expect(markersIn(app)).toEqual([])
    expect(app.names.filter((name) => /demo|partner-api/i.test(name))).toEqual([])
  })
})

describe('the demo build', () => {
  it('holds what the production build must not, so that these tests look for the right things', async () => {
    const demo = await built({ VITE_DEMO: 'true' })
    expect(markersIn(demo)).toEqual(MARKERS)
    expect(demo.modules.filter((module) => KEPT_OUT.test(module)).length).toBeGreaterThan(30)
    expect(demo.modules.filter((module) => /\/partner-api\/(host|postgres)\/|^node:/.test(module))).toEqual([])
  }, 120_000)
})
