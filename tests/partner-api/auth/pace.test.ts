import type { Tries } from '@/partner-api/stores/sessionStore'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBlock, addressNetwork } from '@/partner-api/auth/limits/addressBlock'
import { LOGIN_PACES } from '@/partner-api/auth/limits/loginPaces'
import { oneMore, waitOf, type Pace } from '@/partner-api/auth/limits/pace'

const PACE: Pace = { free: 3, firstWait: 10, longestWait: 60, forgetEvery: 1000 }

describe('the wait before the next try', () => {
  it.each<[number, number]>([
    [0, 0],
    [2, 0],
    [3, 10],
    [4, 20],
    [5, 40],
    [6, 60],
    [60, 60],
    [5000, 60],
  ])('after %i tries it is %i ms', (count, wait) => {
    expect(waitOf(PACE, { count, at: 0 }, 0)).toBe(wait)
    expect(waitOf(PACE, { count, at: 0 }, wait)).toBe(0)
  })
  it('a counted try is forgotten for each span of time without a try', () => {
    expect(oneMore(PACE, { count: 5, at: 0 }, 2500)).toEqual({ count: 4, at: 2500 })
    expect(oneMore(PACE, { count: 5, at: 0 }, 99_000)).toEqual({ count: 1, at: 99_000 })
    expect(oneMore(PACE, null, 7)).toEqual({ count: 1, at: 7 })
  })
  it('a clock that was set back makes no wait longer than the longest', () => {
    expect(waitOf(PACE, { count: 9, at: 1_000_000 }, 0)).toBe(60)
  })
  it('somebody who tries as fast as allowed for a day gets the free tries and one for each longest wait', () => {
    const { own } = LOGIN_PACES
    let tries: Tries | null = null
    let made = 0
    for (let now = 0; now < 86_400_000; now += Math.max(1, waitOf(own, tries, now))) {
      tries = oneMore(own, tries, now)
      made += 1
    }
    expect(made).toBeLessThanOrEqual(own.free + 6 + 86_400_000 / own.longestWait)
  })
  it('no order of tries makes somebody wait longer than the longest wait', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 60 })
    fc.assert(
      fc.property(gaps, (all) => {
        let [now, tries]: [number, Tries | null] = [0, null]
        for (const gap of all) {
          now += gap
          const wait = waitOf(PACE, tries, now)
          expect(wait).toBeLessThanOrEqual(PACE.longestWait)
          if (wait === 0) tries = oneMore(PACE, tries, now)
        }
      }),
    )
  })
})

describe('addresses that count as the same', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%j counts as %j', (address, block) => {
    expect(addressBlock(address)).toBe(block)
  })
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:DB8:0001:2:ffff::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%j is in the network %j', (address, network) => {
    expect(addressNetwork(address)).toBe(network)
  })
  it('all addresses of an IPv6 network are one, and two networks are two', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
    const four = fc.array(group, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        const of = (host: string[]) => addressBlock([...network, ...host].join(':'))
        expect(of(one)).toBe(of(other))
        const [first = '0', ...rest] = network
        const next = ((Number.parseInt(first, 16) + 1) % 0x10000).toString(16)
        expect(addressBlock([next, ...rest, ...one].join(':'))).not.toBe(of(one))
      }),
    )
  })
})
