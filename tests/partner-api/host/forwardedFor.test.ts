import { expect, it } from 'vitest'
import { forwardedForOf, createSite } from '@/partner-api/host/http/createSite'
import { quietLog } from '@/partner-api/host/log/log'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import { clientAddressOf } from '@/partner-api/host/http/loopback'

const request = (header?: string) =>
  new Request('http://api.test/', header === undefined ? {} : { headers: { 'x-forwarded-for': header } })

it('the first request with X-Forwarded-For without TRUST_PROXY writes one line that says what to do', () => {
  const lines: unknown[][] = []
  const read = forwardedForOf(false, { ...quietLog, warn: (...line) => void lines.push(line) })
  expect(read(request())).toBeNull()
  expect(lines).toEqual([])
  expect([read(request('1.1.1.1, 203.0.113.9')), read(request('198.51.100.7'))]).toEqual([
    '203.0.113.9',
    '198.51.100.7',
  ])
  expect(lines).toEqual([['proxy.untrusted', { text: expect.stringContaining('TRUST_PROXY=1') }]])
})

it('any request to the site writes that line, also one to a file, and only the first', async () => {
  const lines: unknown[] = []
  const log = { ...quietLog, warn: (event: string) => void lines.push(event) }
  const own = { distDir: '/nowhere', trustProxy: false, seed: 'auto', version: UNKNOWN_VERSION } as const
  const site = createSite({ store: createMemoryStore(), log, ...own })
  await site.request('/')
  expect(lines).toEqual([])
  for (const path of ['/icon.png', '/api/partner/me'])
    await site.request(path, { headers: { 'x-forwarded-for': '1.1.1.1' } })
  expect(lines).toEqual(['proxy.untrusted'])
})

it('behind a trusted proxy the header is the client’s address, and no line is written', () => {
  const lines: unknown[] = []
  const read = forwardedForOf(true, { ...quietLog, warn: (...line) => void lines.push(line) })
  expect([read(request('203.0.113.9')), lines]).toEqual([null, []])
})

it.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1:5123', '2001:db8::1:5123'],
])('a proxy that adds the port, %s, names the same client with every connection', (header, address) => {
  expect(clientAddressOf(true)(request(header), undefined)).toBe(address)
})
