import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SITI } from '../partner-api/fixtures'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'

const ROOT = resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
const place = mkdtempSync(join(tmpdir(), 'released-'))
const release = join(place, 'somewhere', 'release')
/** V8 does not optimise PGlite's code, because these servers live for seconds: optimising takes longer than it saves. */
const QUICK_START = '--liftoff-only'
let printed: string
beforeAll(() => {
  printed = execFileSync(process.execPath, [QUICK_START, 'src/commands/release.mjs', release], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, COMMIT: 'abc1234' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}, 400_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

const server = join(release, 'server.js')
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
})

/** Starts the release in a new, empty folder, with nothing in its environment but these settings. */
async function start(env: Record<string, string>) {
  const cwd = mkdtempSync(join(place, 'empty-'))
  const child = spawn(process.execPath, [QUICK_START, server], { cwd, env: { PORT: '0', HOST: '127.0.0.1', ...env } })
  running.push(child)
  let said = ''
  const events = () =>
    said
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const find = (name: string) => events().find(({ event }) => event === name)
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await expect
    .poll(() => /"event":"started"/.test(said) || child.exitCode, { timeout: 120_000, interval: 100 })
    .toBe(true)
  return { url: String(find('started')?.url).replace('localhost', '127.0.0.1'), cwd, child, find }
}

const json = async (answer: Promise<Response>) => (await (await answer).json()) as Record<string, unknown>
const post = (url: string, body: unknown, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

/** Signs in, and saves a copy of the first package. */
async function signInAndSave(url: string): Promise<number> {
  const { token } = await json(post(`${url}/api/partner/login`, { email: SITI, password: 'mitra123' }))
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await json(fetch(`${url}/api/partner/umroh-regular`, { headers }))
  const [{ id }] = data as [{ id: number }]
  const answer = await post(
    `${url}/api/partner/umroh-regular/${id}/duplicate`,
    { namaPaket: 'Dari rilis' },
    String(token),
  )
  return answer.status
}

describe('the release', () => {
  it('the release starts with Node alone in an empty folder, shows the app, signs in and saves on the embedded database, and its health command says that it is well', async () => {
    const { url, cwd, find } = await start({})
    expect(await (await fetch(url)).text()).toContain(`<meta name="version" content="${version} (abc1234)">`)
    expect(await json(fetch(`${url}/api/health`))).toMatchObject({ status: 'ok', version, commit: 'abc1234' })
    expect(await signInAndSave(url)).toBe(201)
    expect(readdirSync(cwd)).toEqual(['.data'])
    const ask = (port: string) => spawnSync(process.execPath, [server, 'health'], { env: { PORT: port } }).status
    expect([ask(new URL(url).port), ask('1')]).toEqual([0, 1])
    expect(find('database.migrated')).toMatchObject({ from: null, level: 'info', time: expect.stringContaining('T') })
  }, 180_000)

  it.skipIf(!hasPostgres)(
    'the release signs in and saves on PostgreSQL, too, and leaves its folder empty',
    async () => {
      const postgres = await startScratchPostgres()
      try {
        const { url, cwd, child } = await start({ DATABASE_URL: await postgres.newDatabase(), SEED: 'demo' })
        expect(await signInAndSave(url)).toBe(201)
        expect(readdirSync(cwd)).toEqual([])
        child.kill('SIGTERM')
        expect(await once(child, 'exit')).toEqual([0, null])
      } finally {
        await postgres.stop()
      }
    },
    180_000,
  )

  it('the release holds the server in one file behind the check of Node’s version, the app, the migrations and the embedded database, and nothing else', () => {
    expect(readdirSync(release).toSorted()).toEqual([
      'LICENSE',
      'THIRD-PARTY-LICENCES.txt',
      'database.tar.gz',
      'dist',
      'initdb.wasm',
      'migrations',
      'package.json',
      'pglite.data',
      'pglite.wasm',
      'program.js',
      'sbom.cdx.json',
      'server.js',
    ])
    const files = readdirSync(release, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.filter(({ name }) => /\.(tsx?|map)$/.test(name)).map(({ name }) => name)).toEqual([])
    expect(existsSync(join(release, 'dist/.vite'))).toBe(false)
    const code = readFileSync(join(release, 'program.js'), 'utf8')
    for (const imported of code.matchAll(/^import .* from "([^"]+)";?$/gm))
      expect(imported[1]).toMatch(/^(node:|fs$|path$)/)
    expect(code).not.toMatch(/node_modules\/(vite|typescript|tsx|esbuild|rolldown|react|react-dom)\//)
    expect(code).not.toContain(ROOT)
  })

  it('npm run release prints its size, its number of files and the time that it needs to start', () => {
    expect(printed).toMatch(/: \d+\.\d MB in \d+ files, \d+ packages \(sbom\.cdx\.json\)\n/)
    expect(printed).toMatch(/starts in \d+ ms; the first start, with a new embedded database, in \d+ ms\n/)
  })

  it('a command that the release does not have is refused with the list of those that it has', () => {
    const { status, stderr } = spawnSync(process.execPath, [server, 'terbang'], { encoding: 'utf8', env: {} })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/Tidak ada perintah "terbang". Yang ada: .*serve, health/),
    ])
  })
})

describe('the list of components of a release', () => {
  type Bom = {
    bomFormat: string
    metadata: { component: { name: string; type: string } }
    dependencies: { ref: string; dependsOn: string[] }[]
    components: { 'bom-ref': string; name: string; version: string; purl: string; hashes?: { alg: string }[] }[]
  }
  let bom: Bom
  beforeAll(() => {
    bom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as Bom
  })
  const names = () => bom.components.map(({ name }) => name)

  it('the SBOM is a CycloneDX document with every package of the release, its version and hash', () => {
    expect([bom.bomFormat, bom.metadata.component]).toEqual([
      'CycloneDX',
      expect.objectContaining({ name: 'umroh-mitra', type: 'application' }),
    ])
    for (const shipped of [
      'hono',
      'pg',
      '@electric-sql/pglite',
      'pino',
      'react',
      'react-dom',
      'workbox-core',
      'valibot',
    ])
      expect(names()).toContain(shipped)
    expect(
      bom.components
        .filter(({ purl, hashes }) => !purl.startsWith('pkg:npm/') || hashes?.[0]?.alg !== 'SHA-512')
        .map(({ name }) => name),
    ).toEqual([])
    const refs = new Set([...bom.components.map((one) => one['bom-ref']), `umroh-mitra@${version}`])
    expect(
      bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
    ).toEqual([])
  })

  it('the SBOM names no tool and no package whose code is not in the release', () => {
    const tools = ['vite', 'typescript', 'tsx', 'esbuild', 'rolldown', 'vitest', 'oxlint', 'drizzle-kit', 'jsdom']
    expect(names().filter((name) => tools.includes(name))).toEqual([])
  })

  it('every package of the release stands with its licence in THIRD-PARTY-LICENCES.txt', () => {
    const text = readFileSync(join(release, 'THIRD-PARTY-LICENCES.txt'), 'utf8')
    expect(bom.components.filter(({ name, version }) => !text.includes(`${name} ${version} (`))).toEqual([])
  })
})
