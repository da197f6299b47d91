import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ensureSubtleCrypto, plainSubtle, sha256, pbkdf2 } from '@/demo/subtleCrypto'

const { subtle } = globalThis.crypto
const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((array) => Uint8Array.from(array))
const hex = (array: Uint8Array) => Buffer.from(array).toString('hex')

describe('SHA-256 and PBKDF2 in plain JavaScript', () => {
  it('sha256 returns the published digest of “abc”', () => {
    expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it('sha256 gives the same digest as WebCrypto for any message', () =>
    fc.assert(
      fc.asyncProperty(bytes(300), async (message) => {
        expect(hex(sha256(message))).toBe(hex(new Uint8Array(await subtle.digest('SHA-256', message))))
      }),
    ))

  it.each([55, 56, 63, 64, 65, 119, 120, 100_000])(
    'sha256 gives the same digest as WebCrypto for a message of %d bytes',
    async (length) => {
      const message = new Uint8Array(length).fill(0xa5)
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(await subtle.digest('SHA-256', message))))
    },
  )

  it('pbkdf2 derives the same key as WebCrypto for any password', () =>
    fc.assert(
      fc.asyncProperty(bytes(150), bytes(40), fc.integer({ min: 1, max: 20 }), async (password, salt, iterations) => {
        const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
        const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
        expect(hex(pbkdf2(password, salt, iterations))).toBe(hex(new Uint8Array(bits)))
      }),
      { numRuns: 50 },
    ))
})

describe('WebCrypto in the page', () => {
  it('the demo leaves the browser’s WebCrypto untouched', () => {
    const own = { subtle }
    ensureSubtleCrypto(own)
    expect(own.subtle).toBe(subtle)
  })

  it('the demo adds its own functions on plain http, where WebCrypto is missing', () => {
    const none = {}
    ensureSubtleCrypto(none)
    expect(none).toHaveProperty('subtle', plainSubtle)
  })
})
