import { describe, expect, it } from 'vitest'
import { siteOrigin } from '@/partner-api/host/http/siteOrigin'
import { quietLog } from '@/partner-api/host/log/log'

/** The origin that a site tells for a request, and the lines of its log. */
function site(settings: Partial<Parameters<typeof siteOrigin>[0]> = {}) {
  const lines: unknown[] = []
  const log = { ...quietLog, warn: (event: string, { text }: { text?: string } = {}) => void lines.push([event, text]) }
  const { origin } = siteOrigin({ publicUrl: null, trustProxy: false, ...settings }, log)
  const of = (url: string, headers: Record<string, string> = {}, httpVersion = '1.1') =>
    origin(new Request(url, { headers }), { incoming: { httpVersion } })
  return { of, lines }
}
const INNER = 'http://127.0.0.1:3112/p/x'
const ADVICE = ['origin.unknown', expect.stringMatching(/PUBLIC_URL=.*TRUST_PROXY=1/)]

describe('the address of the site (docs/product.md §21.5.26)', () => {
  it('a request to the server itself has the name that it says, also the one of this machine', () => {
    const { of, lines } = site()
    expect([of(INNER), of('http://umroh.example/')]).toEqual(['http://127.0.0.1:3112', 'http://umroh.example'])
    expect(lines).toEqual([])
  })

  it.each([
    ['nginx as it is installed', {}, '1.0'],
    ['a proxy that names the client', { 'x-forwarded-for': '203.0.113.9' }, '1.1'],
  ])('behind %s the inner name is told nobody, and the log says once what to set', (_, headers, version) => {
    const { of, lines } = site()
    expect([of(INNER, headers, version), of(INNER, headers, version)]).toEqual([null, null])
    expect(lines).toEqual([ADVICE])
  })

  it.each([
    ['https', 'https'],
    ['https,http', 'https'],
    ['http, HTTPS', 'https'],
    ['http', 'http'],
    ['', 'http'],
    ['ftp', 'http'],
  ])('X-Forwarded-Proto %j of a trusted proxy is %s', (proto, scheme) => {
    const { of } = site({ trustProxy: true })
    expect(of('http://umroh.example:8443/', { 'x-forwarded-proto': proto })).toBe(`${scheme}://umroh.example:8443`)
  })

  it('X-Forwarded-Host of a trusted proxy counts where Host is an inner name, and of no other', () => {
    const headers = { 'x-forwarded-host': 'evil.example, umroh.example' }
    expect(site({ trustProxy: true }).of(INNER, headers)).toBe('http://umroh.example')
    expect(site({ trustProxy: true }).of('http://a.example/', headers)).toBe('http://a.example')
    expect(site().of(INNER, headers)).toBeNull()
  })

  it('PUBLIC_URL counts before all of them', () => {
    const { of, lines } = site({ publicUrl: 'https://umroh.example', trustProxy: true })
    expect(of(INNER, { 'x-forwarded-host': 'evil.example' })).toBe('https://umroh.example')
    expect(lines).toEqual([])
  })
})
