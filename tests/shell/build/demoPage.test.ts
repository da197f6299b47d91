import { expect, it } from 'vitest'
import { screenIn } from '@/shell/build/demoPage'

const WORDS = ['auth', 'package', 'p', 'mitra']

it.each([
  ['/', null],
  ['/a/b/', null],
  ['/mitra/', null],
  ['/a/index.html', null],
  ['/auth/login', '/#/auth/login'],
  ['/a/b/package/umroh-reguler/7', '/a/b/#/package/umroh-reguler/7'],
  ['/umroh-mitra/mitra', '/umroh-mitra/#/mitra'],
  ['/a/p/token', '/a/#/p/token'],
  ['/a/nothing', '/a/#/nothing'],
])('the demo’s page at %s leads to %s', (path, expected) => {
  expect(screenIn(new URL(`https://host.example${path}`), WORDS)?.address ?? null).toBe(expected)
})

it('the query stays in front for the options of the demo, and goes behind for the screen', () => {
  expect(screenIn(new URL('https://host.example/auth/login?latency=800#x'), WORDS)).toEqual({
    folder: '/',
    address: '/?latency=800#/auth/login?latency=800#x',
  })
})
