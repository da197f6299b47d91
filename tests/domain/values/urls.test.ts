import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressInApp, assetUrl, customerAddress } from '@/domain/values/urls'

describe('the address of an image (fault 40)', () => {
  it.each([
    ['https://aset.example', 'hotel/a.jpg', 'https://aset.example/hotel/a.jpg'],
    ['https://aset.example/', '/hotel/a.jpg', 'https://aset.example/hotel/a.jpg'],
    ['/media', 'logo garuda.svg', '/media/logo garuda.svg'],
    ['/media//', ' logo.svg ', '/media/logo.svg'],
    ['', 'logo.svg', '/logo.svg'],
    ['/media', 'a..b/c.svg', '/media/a..b/c.svg'],
    ['/media', 'https://aset.example/a.jpg', 'https://aset.example/a.jpg'],
    ['/media', 'HTTP://aset.example/a.jpg', 'HTTP://aset.example/a.jpg'],
  ])('%s and %s: %s', (base, path, expected) => {
    expect(assetUrl(base, path)).toBe(expected)
  })

  it.each([
    null,
    undefined,
    '',
    '   ',
    5,
    {},
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>',
    'data:image/png;base64,AAAA',
    'blob:x',
    'file:///etc/passwd',
    'ftp://host/a',
    'https:host/a',
    'http://',
    'https://a b/',
    '//host/a.jpg',
    '///host/a.jpg',
    '\\\\host\\a.jpg',
    '/\\host/a.jpg',
    '/\t/host/a.jpg',
    '/\n/host/a.jpg',
    '../secret',
    'a/../../b',
    '/..',
    'a/%2e%2e/b',
    'a/.%2E/b',
  ])('%j gives a placeholder', (path) => {
    expect(assetUrl('/media', path)).toBeNull()
    expect(assetUrl('', path)).toBeNull()
  })

  it('an address never leaves its base, unless it is a full http(s) address', () => {
    const odd = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '\n', ':', '@', '?', '#', 'host', 'http', 'javascript'),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(
        odd.map((pieces) => pieces.join('')),
        fc.constantFrom('', '/media', 'https://aset.example/m'),
        (path, base) => {
          const address = assetUrl(base, path)
          if (address === null || /^https?:\/\//i.test(path.trim())) return
          const page = 'https://app.example'
          const { href } = new URL(address, page)
          expect(href.startsWith(base.startsWith('http') ? `${base}/` : `${page}${base}/`)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('the app’s own address', () => {
  it.each([
    ['#/package/7?step=2#top', { pathname: '/package/7', search: '?step=2', hash: '#top' }],
    ['#top', { pathname: '/profile', search: '?a', hash: '#top' }],
    ['', { pathname: '/profile', search: '?a', hash: '' }],
    ['#//[', { pathname: '/profile', search: '?a', hash: '#//[' }],
  ])('behind %j', (hash, found) => {
    expect(addressInApp({ pathname: '/profile', search: '?a', hash })).toMatchObject(found)
  })
})

it.each([
  // The API behind nginx's default Host, in a container, in a network, or with a lost scheme or port.
  ['http://127.0.0.1:3112/p/T', 'https://umroh.example', 'https://umroh.example/p/T'],
  ['http://localhost/p/T', 'http://192.168.1.5:8080', 'http://192.168.1.5:8080/p/T'],
  ['http://app:3000/p/T', 'https://umroh.example', 'https://umroh.example/p/T'],
  ['http://172.17.0.2:3000/p/T', 'https://umroh.example', 'https://umroh.example/p/T'],
  ['http://[fd00::2]/p/T', 'https://umroh.example', 'https://umroh.example/p/T'],
  ['http://[::1]:3000/p/T', 'http://[2001:db8::5]', 'http://[2001:db8::5]/p/T'],
  ['http://umroh.example/p/T', 'https://umroh.example:8443', 'https://umroh.example:8443/p/T'],
  ['/p/T', 'https://umroh.example', 'https://umroh.example/p/T'],
  ['http://localhost/a/#/p/T', 'http://localhost:5173', 'http://localhost:5173/a/#/p/T'],
  // PUBLIC_URL, or the API's own name.
  ['https://penawaran.example/p/T', 'https://kantor.example', 'https://penawaran.example/p/T'],
  ['https://umroh.example/p/T', 'http://umroh.example', 'https://umroh.example/p/T'],
  ['https://umroh.example/p/T', 'http://192.168.1.5', 'https://umroh.example/p/T'],
  ['http://192.168.1.5/p/T', 'http://localhost:3000', 'http://192.168.1.5/p/T'],
  ['http://203.0.113.5/p/T', 'https://umroh.example', 'http://203.0.113.5/p/T'],
  ['bukan alamat', '', 'bukan alamat'],
])('a customer gets for %j, where the browser reaches the API at %j, %j', (url, own, told) => {
  expect(customerAddress(url, own)).toBe(told)
})
