import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer, type RunningServer } from '@/partner-api/host/server'
import { clientAddressOf } from '@/partner-api/host/http/loopback'
import { serverProgram } from '../support/server/program'
import { finished, freePort, runProgram, until } from '../support/server/processes'
import { FAST, SITI } from './fixtures'
import { newDataFolder } from './stores/newPglite'

const root = mkdtempSync(join(tmpdir(), 'partner-api-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const QUICK = { port: 0, host: '127.0.0.1', databaseUrl: null, iterations: FAST, seedPackages: [2, 1] }
const INLINE = 'document.documentElement.dataset.ready="1"'
const SCRIPT = `export const x=${JSON.stringify('umroh '.repeat(600))}`

function makeDist(): string {
  const dist = join(root, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(
    join(dist, 'index.html'),
    `<!doctype html><html lang="id"><head><script>${INLINE}</script><link id="entry" rel="modulepreload" crossorigin href="/assets/index-1a2b.js"><link rel="modulepreload" crossorigin href="/assets/other-3c4d.js"><link rel="icon" href="/icon.png"></head></html>`,
  )
  writeFileSync(join(dist, 'assets/index-1a2b.js'), SCRIPT)
  writeFileSync(join(dist, 'assets/index-1a2b.js.br'), 'brotli from the build')
  writeFileSync(join(dist, 'assets/other-3c4d.js'), SCRIPT)
  writeFileSync(join(dist, 'icon.png'), 'png')
  writeFileSync(join(dist, 'sw.js'), 'self.skipWaiting')
  writeFileSync(join(dist, 'manifest.webmanifest'), '{"name":"Umroh Mitra"}')
  writeFileSync(join(dist, '.secret'), 'secret')
  writeFileSync(join(root, 'outside.txt'), 'outside')
  return dist
}

/** Sends a request exactly as it is written: fetch would normalise the path and unpack the body. */
function raw(
  server: RunningServer,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port: server.port, path, method, headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('the Node host', () => {
  let server: RunningServer
  beforeAll(async () => {
    const seed = { iterations: FAST, packages: QUICK.seedPackages }
    await (await newDataFolder(join(root, 'other'), seed)).close()
    cpSync(join(root, 'other'), join(root, 'site'), { recursive: true })
    server = await startServer({ ...QUICK, dataDir: join(root, 'site'), distDir: makeDist() })
  }, 60_000)
  afterAll(() => server?.close())

  it.each([
    '/',
    '/profile',
    '/profile/',
    '/package/umroh-reguler/7?x=1',
    '/package/umroh-reguler/a%2Fb',
    '/index.html',
  ])('the server sends index.html for %s, and browsers must revalidate it each time', async (path) => {
    const { status, headers, body } = await raw(server, path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(body.toString()).toContain('<!doctype html>')
    expect((await raw(server, path, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304)
  })
  it('a browser that opens a page learns from the head of the answer which files the page preloads', async () => {
    const linkOf = async (path: string, mode: string) =>
      (await raw(server, path, { headers: { 'sec-fetch-mode': mode } })).headers.link
    const files = '</assets/index-1a2b.js>; rel=modulepreload, </assets/other-3c4d.js>; rel=modulepreload'
    expect([await linkOf('/', 'navigate'), await linkOf('/index.html', 'navigate')]).toEqual([files, files])
    // The service worker fetches its copy of the page.
    expect([await linkOf('/', 'cors'), await linkOf('/index.html', 'same-origin')]).toEqual([undefined, undefined])
    expect(await linkOf('/assets/index-1a2b.js', 'navigate')).toBeUndefined()
    expect((await raw(server, '/')).headers.vary).toBe('Accept-Encoding, Sec-Fetch-Mode, Sec-Fetch-Site')
  })
  it('the server sends the compressed files of the build, compresses the others itself, and lets browsers cache hashed files for a year', async () => {
    const built = await raw(server, '/assets/index-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([
      built.body.toString(),
      built.headers['content-encoding'],
      built.headers.vary,
      built.headers['cache-control'],
    ]).toEqual(['brotli from the build', 'br', 'Accept-Encoding', 'public, max-age=31536000, immutable'])
    const packed = await raw(server, '/assets/other-3c4d.js', { headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT)
    expect(packed.body.length).toBeLessThan(SCRIPT.length / 10)
    expect(
      (await raw(server, '/assets/other-3c4d.js', { headers: { 'accept-encoding': 'gzip' } })).headers[
        'content-encoding'
      ],
    ).toBe('gzip')
    for (const headers of [{}, { 'accept-encoding': 'br;q=0, identity' }] as Record<string, string>[]) {
      const plain = await raw(server, '/assets/other-3c4d.js', { headers })
      expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([SCRIPT, undefined])
    }
    expect((await raw(server, '/icon.png')).headers['cache-control']).toBe('no-cache')
  })
  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])(
    'the server sends %s with the right type and a policy that lets it run, and browsers must revalidate it each time',
    async (path, type) => {
      const { status, headers } = await raw(server, path)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache'])
      expect(headers['content-security-policy']).toMatch(/manifest-src 'self'; worker-src 'self'/)
    },
  )
  it.each([
    '/assets/gone-9z.js',
    '/assets/gone',
    '/assets/',
    '/favicon.ico',
    '/.secret',
    '/assets/index-1a2b.js.br',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/%00.js',
  ])('the path %s is answered with 404', async (path) => {
    const { status, body } = await raw(server, path)
    expect([status, body.toString()]).toEqual([404, 'Tidak ditemukan'])
  })
  it('the server answers HEAD without a body, and refuses other methods and malformed addresses', async () => {
    const head = await raw(server, '/profile', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8'])
    expect((await raw(server, '/profile', { method: 'POST' })).status).toBe(405)
    expect((await raw(server, '/%E0%A4%A')).status).toBe(400)
  })
  it('every answer has the security headers, and they let the page’s own inline script run', async () => {
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(INLINE))).toString('base64')
    for (const path of ['/', '/assets/index-1a2b.js', '/api/partner/me', '/nothing.js']) {
      const { headers } = await raw(server, path)
      expect(headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hash}'; style-src 'self' 'unsafe-inline'`,
      )
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': expect.any(String),
      })
    }
    expect((await raw(server, '/api/partner/me')).headers['cache-control']).toBe('no-store')
    expect((await raw(server, '/media/hotels/makkah/anjum.svg')).headers['content-security-policy']).toContain(
      "default-src 'none'",
    )
  })
  it('a page that the user opens by himself comes without an opener policy; every other answer has one', async () => {
    const policyOf = async (mode: string, site: string, path = '/package/umroh-reguler') =>
      (await raw(server, path, { headers: { 'sec-fetch-mode': mode, 'sec-fetch-site': site } })).headers[
        'cross-origin-opener-policy'
      ]
    expect([await policyOf('navigate', 'none'), await policyOf('navigate', 'none', '/')]).toEqual([
      undefined,
      undefined,
    ])
    for (const site of ['cross-site', 'same-site', 'same-origin'])
      expect(await policyOf('navigate', site)).toBe('same-origin')
    // The service worker fetches its copy of the page, with which it answers whoever asks.
    expect(await policyOf('cors', 'same-origin', '/index.html')).toBe('same-origin')
    expect(await policyOf('no-cors', 'none')).toBe('same-origin')
  })
  it('the server compresses the answers of the API, and refuses a body of ten megabytes with 413 (fault 49)', async () => {
    const login = await fetch(`${server.url}/api/partner/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: SITI, password: 'mitra123' }),
    })
    const { token } = (await login.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const hotels = await fetch(`${server.url}/api/hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-14`, {
      headers,
    })
    expect(hotels.headers.get('content-encoding')).toBe('gzip')
    expect(((await hotels.json()) as { data: { data: unknown[] } }).data.data).toHaveLength(16)
    const big = await raw(server, '/api/partner/umroh-regular', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': '10000000' },
      body: Buffer.alloc(10_000_000, 32),
    })
    expect(big.status).toBe(413)
  })
  it('the server answers 304 without a body when the browser still has the list, compressed or not', async () => {
    const login = await fetch(`${server.url}/api/partner/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: SITI, password: 'mitra123' }),
    })
    const { token } = (await login.json()) as { token: string }
    for (const coding of ['gzip', 'identity']) {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': coding }
      const first = await raw(server, '/api/hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-14', {
        headers,
      })
      expect([first.status, first.headers['content-encoding']]).toEqual([200, coding === 'gzip' ? 'gzip' : undefined])
      const again = await raw(server, '/api/hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-14', {
        headers: { ...headers, 'if-none-match': first.headers.etag ?? '' },
      })
      expect([
        again.status,
        again.body.length,
        again.headers['content-encoding'],
        again.headers['content-length'],
      ]).toEqual([304, 0, undefined, undefined])
      for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(first.headers[name])
      expect([first.headers.etag, first.headers['cache-control'], first.headers.vary]).toEqual([
        expect.stringMatching(/^W\/"/),
        'private, no-cache',
        'Authorization, Accept-Encoding',
      ])
    }
  })
  it('somebody who invents X-Forwarded-For has no more wrong passwords for an account than strangers have together', async () => {
    const wrong = (index: number) =>
      fetch(`${server.url}/api/partner/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${index}` },
        body: JSON.stringify({ email: 'siapa@a.co', password: 'salah-sekali' }),
      })
    const statuses = []
    for (let index = 0; index < 53; index += 1) statuses.push((await wrong(index)).status)
    // The first place of the line comes at once.
    expect(statuses.slice(50)).toEqual([401, 429, 429])
    const request = new Request('http://a.test', { headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' } })
    expect([clientAddressOf(false)(request, {}), clientAddressOf(true)(request, {})]).toEqual(['', '2.2.2.2'])
  })
  it('the server keeps serving the build that it started with, also after the folder has changed', async () => {
    writeFileSync(join(root, 'dist', 'index.html'), 'another build')
    const { body } = await raw(server, '/')
    makeDist()
    expect(body.toString()).toContain(INLINE)
  })
  it('the server refuses to start on a data folder or a port in use, with a message that says so (fault 48)', async () => {
    await expect(startServer({ ...QUICK, dataDir: join(root, 'site') })).rejects.toThrow(/sedang dipakai proses lain/)
    await expect(startServer({ ...QUICK, dataDir: join(root, 'other'), port: server.port })).rejects.toThrow(
      /PORT \d+ sedang dipakai/,
    )
  }, 30_000)
})

// V8 does not optimise PGlite's code, as in BUNDLED (tests/support/server/program.ts).
const FROM_SOURCES = ['--liftoff-only', '--import', 'tsx', 'src/partner-api/main.ts']
const post = (url: string, path: string, body: unknown, token = '') =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
const signIn = async (url: string) =>
  ((await (await post(url, '/partner/login', { email: SITI, password: 'mitra123' })).json()) as { token: string }).token

const run = (args: string[], env: Record<string, string>) => runProgram(args, { DIST_DIR: join(root, 'dist'), ...env })

describe('the server as a process', () => {
  it('the server ends in order when the command that started it is gone', async () => {
    const env = { ...process.env, LOG_FORMAT: 'text', DATA_DIR: join(root, 'orphan'), PORT: String(await freePort()) }
    const server = spawn(process.execPath, await serverProgram(), { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    const said = [] as string[]
    server.stdout?.on('data', (text: Buffer) => said.push(String(text)))
    await vi.waitFor(() => expect(said.join('')).toMatch(/siap di/), 100_000)
    server.disconnect()
    const [code] = (await once(server, 'exit')) as [number]
    expect([code, said.join('')]).toEqual([0, expect.stringMatching(/stopped/)])
  }, 120_000)

  it('the server redoes an interrupted first start, refuses a second process, keeps acknowledged saves over kill -9, and ends cleanly (fault 48)', async () => {
    const dataDir = join(root, 'process')
    mkdirSync(join(dataDir, 'pglite'), { recursive: true })
    writeFileSync(join(dataDir, 'pglite', 'half'), 'x')
    const bundled = await serverProgram()
    const start = async (program = bundled) => run(program, { DATA_DIR: dataDir, PORT: await freePort() })

    const interrupted = await start()
    await until(interrupted, /Menyiapkan database/)
    while (!existsSync(join(dataDir, 'pglite.new'))) await new Promise((resolve) => setTimeout(resolve, 20))
    interrupted.kill('SIGKILL')
    await finished(interrupted)
    // An unfinished database could be somebody's data, so the server renames it.
    expect(readdirSync(dataDir).filter((name) => /^pglite(?!\.new)/.test(name))).toEqual([
      expect.stringMatching(/^pglite\.unfinished-/),
    ])

    const first = await start()
    const [, url = ''] = await until(first, /siap di (http:\S+)[^]*siti@annur\.co\.id/)
    const second = await finished(await start())
    expect([second.code, second.output]).toEqual([1, expect.stringMatching(/sedang dipakai proses lain[^]*in use/)])

    const token = await signIn(url)
    const list = async (at: string) =>
      (await (
        await fetch(`${at}/api/partner/umroh-regular`, { headers: { authorization: `Bearer ${token}` } })
      ).json()) as { data: { id: number }[]; meta: { total: number } }
    const source = (await list(url)).data[0]?.id
    const acknowledged: number[] = []
    const writing = (async () => {
      for (let index = 0; ; index += 1) {
        const answer = await post(
          url,
          `/partner/umroh-regular/${source}/duplicate`,
          { namaPaket: `Salinan ${index}` },
          token,
        )
        acknowledged.push(((await answer.json()) as { data: { id: number } }).data.id)
        if (acknowledged.length === 20) first.kill('SIGKILL')
      }
    })()
    await expect(writing).rejects.toThrow()

    const third = await start()
    const output = finished(third)
    const [, again = ''] = await until(third, /siap di (http:\S+)/)
    expect((await list(again)).meta.total).toBeGreaterThanOrEqual(42 + acknowledged.length)
    for (const id of [acknowledged[0], acknowledged.at(-1)]) {
      const detail = await fetch(`${again}/api/partner/umroh-regular/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(detail.status).toBe(200)
    }
    third.kill('SIGTERM')
    const ended = await output
    expect(ended.code).toBe(0)
    expect(ended.output).not.toContain(token)

    // The last one as `npm start` does it.
    const fourth = await start(FROM_SOURCES)
    await until(fourth, /siap di/)
    fourth.kill('SIGINT')
    expect((await finished(fourth)).code).toBe(0)
  }, 90_000)
})
