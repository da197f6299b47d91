import { describe, expect, it } from 'vitest'
import { isLogo, logoSize, MOST_LOGO_BYTES } from '@/domain/offer/logo'
import { optionsOffer } from '@/domain/offer/options'
import { publicOffer } from '@/domain/offer/publicOffer'
import { fromBase64, toBase64 } from '@/domain/values/base64'
import { exampleChoice, examplePackage, exampleProfile, LOGO } from './packages'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** A JPEG of so many bytes: its comment is as long as needed. */
function jpegOf(length: number): string {
  const least = fromBase64(LOGO) ?? new Uint8Array()
  const comment = length - least.length - 4
  const segment = [0xff, 0xfe, (comment + 2) >> 8, (comment + 2) & 0xff, ...Array<number>(comment).fill(0)]
  return toBase64(Uint8Array.from([...least.slice(0, 2), ...segment, ...least.slice(2)]))
}

/** The same JPEG, which says of itself that it is 65,535 pixels wide. */
function wide(logo: string): string {
  const bytes = Uint8Array.from(fromBase64(logo) ?? [])
  const frame = bytes.findIndex((byte, at) => byte === 0xff && (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2))
  bytes.set([0xff, 0xff], frame + 7)
  return toBase64(bytes)
}

describe('a logo (docs/product.md §21.9)', () => {
  it('a small JPEG is one, and its size is known', () => {
    expect(logoSize(LOGO)).toEqual({ width: 40, height: 10 })
    expect(isLogo(jpegOf(MOST_LOGO_BYTES))).toBe(true)
  })

  it.each([
    ['a JPEG of more than 40 kB', jpegOf(MOST_LOGO_BYTES + 1)],
    ['a JPEG of 65,535 pixels', wide(LOGO)],
    ['a very long text', 'A'.repeat(1_000_000)],
    ['an SVG', toBase64(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))],
    ['a PNG', toBase64(bytesOf('\x89PNG\r\n\x1a\n'))],
    ['the beginning of a JPEG', toBase64(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))],
    ['a text that is no base64', '%%%'],
    ['an address', 'data:image/jpeg;base64,' + LOGO],
    ['nothing', ''],
  ])('%s is none', (_, text) => expect(isLogo(text)).toBe(false))

  it('an offer has the logo of its profile once, and without one it is the same as ever', () => {
    const profile = { ...exampleProfile, logo: LOGO }
    const { logo, ...rest } = publicOffer(examplePackage, exampleChoice, profile)
    expect(logo).toBe(LOGO)
    expect(JSON.stringify(rest)).toBe(JSON.stringify(publicOffer(examplePackage, exampleChoice, exampleProfile)))
    const options = optionsOffer([examplePackage, examplePackage], { ...exampleChoice, roomMix: null }, profile)
    expect(JSON.stringify(options).split(LOGO)).toHaveLength(2)
  })
})
