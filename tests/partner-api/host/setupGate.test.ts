import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type Listening } from '@/partner-api/host/http/listen'
import { isLocalRequest, isLoopback, isOwnUser } from '@/partner-api/host/http/loopback'
import { createLog } from '@/partner-api/host/log/log'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { openSetup } from '@/partner-api/host/database/openStore'
import { twoMitra } from '../fixtures'

const HERE = '127.0.0.1'

describe('a request of the machine itself', () => {
  type Given = { address?: string; headers?: Record<string, string>; httpVersion?: string; isOwn?: boolean }
  const isLocal = ({ address = HERE, headers = {}, httpVersion = '1.1', isOwn = true }: Given) =>
    isLocalRequest(
      new Request('http://x.test', { headers: { host: 'localhost:3000', ...headers } }),
      { incoming: { httpVersion, socket: { remoteAddress: address } } },
      () => isOwn,
    )
  it.each<Given>([
    {},
    { address: '::1' },
    { address: '::ffff:127.0.0.1' },
    { headers: { host: '[::1]:3000' } },
    { headers: { host: '127.0.0.1:3000' } },
    { headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', 'x-requested-with': 'fetch' } },
  ])('%j counts as local', (given) => {
    expect(isLocal(given)).toBe(true)
  })
  it.each<Given>([
    { address: '192.168.1.4' },
    { address: '' },
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
    { headers: { 'x-forwarded-proto': 'https' } },
    { headers: { 'x-forwarded-host': 'localhost' } },
    { headers: { 'x-forwarded-server': 'umroh' } },
    { headers: { forwarded: 'for=203.0.113.9' } },
    { headers: { via: '1.1 proxy' } },
    { headers: { 'x-real-ip': '127.0.0.1' } },
    { headers: { 'x-client-ip': '203.0.113.9' } },
    { headers: { 'x-cluster-client-ip': '203.0.113.9' } },
    { headers: { 'x-original-forwarded-for': '203.0.113.9' } },
    { headers: { 'x-envoy-external-address': '203.0.113.9' } },
    { headers: { 'true-client-ip': '203.0.113.9' } },
    { headers: { 'cf-connecting-ip': '203.0.113.9' } },
    { headers: { 'cdn-loop': 'cloudflare' } },
    { headers: { host: 'umroh.example.com' } },
    { headers: { host: 'localhost.example.com' } },
    { httpVersion: '1.0' },
    { isOwn: false },
  ])('%j does not', (given) => {
    expect(isLocal(given)).toBe(false)
  })
  it('a request without a socket does not', () => {
    expect(isLocalRequest(new Request('http://localhost'), {}, () => true)).toBe(false)
  })
  it.each(['127.0.0.1.example.com', 'localhost.', '0.0.0.0', '10.0.0.1', '1::1'])('%s is another machine', (host) => {
    expect(isLoopback(host)).toBe(false)
  })
})

describe('the user at the other end of a connection', () => {
  const OWN = String(process.getuid?.())
  const HEAD = '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode'
  const line = (from: string, to: string, user: string) =>
    `   2: ${from} ${to} 01 00000000:00000000 02:0000176F 00000000 ${user.padStart(5)}        0 1682970 3 0 20 0 0 11 -1`
  // Port 41479 of the client is A207 and port 36724 of the server is 8F74.
  const [CLIENT, SERVER] = ['0100007F:A207', '0100007F:8F74']
  const THEIRS = line(SERVER, CLIENT, OWN)
  const MAPPED = '0000000000000000FFFF00000100007F'
  it.each([
    ['the user of the server', [THEIRS, line(CLIENT, SERVER, OWN)], [], true],
    ['the user of the server, over IPv6', [], [line(`${MAPPED}:A207`, `${MAPPED}:8F74`, OWN)], true],
    ['the user of a proxy', [THEIRS, line(CLIENT, SERVER, '33')], [], false],
    ['the user of a proxy, over IPv6', [THEIRS], [line(`${MAPPED}:A207`, `${MAPPED}:8F74`, '33')], false],
    ['nobody that the system tells', [THEIRS], [], false],
    ['the user of the server, at another port', [line('0100007F:A208', SERVER, OWN)], [], false],
    ['two users', [line(CLIENT, SERVER, OWN), line('0200007F:A207', SERVER, '33')], [], false],
  ])('%s: counts as the own user: %#', (_, tcp, tcp6, expected) => {
    const tables: Record<string, string[]> = { '/proc/net/tcp': tcp, '/proc/net/tcp6': tcp6 }
    const read = (file: string) => [HEAD, ...(tables[file] ?? []), ''].join('\n')
    expect(isOwnUser({ remotePort: 41_479, localPort: 36_724 }, read)).toBe(expected)
  })
  it('counts as the own user if the system tells no user at all', () => {
    expect(isOwnUser({ remotePort: 41_479, localPort: 36_724 }, () => '')).toBe(true)
  })
})

describe('over a real connection', () => {
  let server: Listening
  beforeAll(async () => {
    const app = new Hono().get('/', (c) => c.text(isLocalRequest(c.req.raw, c.env) ? 'here' : 'elsewhere'))
    server = await listen(app, { port: 0, host: HERE })
  })
  afterAll(() => server?.close())
  const raw = (request: string) => {
    const socket = connect(server.port, HERE)
    socket.write(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }
  it('a program of the same user is here', async () => {
    expect(await (await fetch(`http://${HERE}:${server.port}/`)).text()).toBe('here')
    expect(await raw('GET / HTTP/1.1')).toContain('here')
  })
  it('nginx as it is installed, which speaks HTTP/1.0 and names no client, is not', async () => {
    expect(await raw('GET / HTTP/1.0')).toContain('elsewhere')
  })
})

describe('the gate of /mulai', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', format: 'json', write: (line) => void lines.push(line) })
  it('behind a proxy the key is needed from everywhere; without one the start says how to require it', async () => {
    const store = createMemoryStore()
    const [behind, alone] = [
      await openSetup(store, { trustProxy: true }, log),
      await openSetup(store, { trustProxy: false }, log),
    ]
    expect([behind.setup.isLocal === isLocalRequest, alone.setup.isLocal === isLocalRequest]).toEqual([false, true])
    expect(behind.setup.isLocal(new Request('http://localhost'), {})).toBe(false)
    expect([behind, alone].map(({ setupPath }) => setupPath)).toEqual(
      Array(2).fill(expect.stringMatching(/kunci=.{43}$/)),
    )
    const publicUrl = 'https://umroh.example'
    const { setupPath } = await openSetup(store, { trustProxy: true, publicUrl }, log)
    expect(setupPath).toMatch(/^https:\/\/umroh\.example\/mulai\?kunci=.{43}$/)
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'setup.local', text: expect.stringContaining('TRUST_PROXY=1') }),
    ])
  })
  it('no key is made where an account exists', async () => {
    const store = createMemoryStore()
    await twoMitra(store)
    expect(await openSetup(store, { trustProxy: false }, log)).toMatchObject({
      setupPath: null,
      setup: { keyHash: null },
    })
  })
})
