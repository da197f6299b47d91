import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { baseCss } from '@theme/baseCss'
import { type } from '@theme/tokens'
import { fontFace, substituteFaces } from '@theme/typeface'

/** The typeface and its substitutes (docs/product.md §1.3.5). */

const FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold.ttf',
)

/** The offset at which a table of a TrueType file begins. */
function tableAt(file: Buffer, tag: string): number {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, n) => 12 + 16 * n)
  const entry = entries.find((at) => file.toString('latin1', at, at + 4) === tag) ?? Number.NaN
  return file.readUInt32BE(entry + 8)
}

const faces = substituteFaces.split('@font-face').slice(1)
const valueOf = (face: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1])

it('a substitute stands as high above and below its line as the typeface', () => {
  const file = readFileSync(FILE)
  const [head, hhea] = [tableAt(file, 'head'), tableAt(file, 'hhea')]
  const inFont = (at: number) => (100 * file.readInt16BE(hhea + at)) / file.readUInt16BE(head + 18)
  expect(faces).toHaveLength(16)
  for (const face of faces) {
    const scale = valueOf(face, 'size-adjust') / 100
    expect(scale * valueOf(face, 'ascent-override')).toBeCloseTo(inFont(4), 0)
    expect(scale * valueOf(face, 'descent-override')).toBeCloseTo(-inFont(6), 0)
    expect(valueOf(face, 'line-gap-override')).toBe(inFont(8))
  }
})

it.each(Object.values(type.substitutes))('%s has every weight of the theme, letters and digits', (family) => {
  const own = faces.filter((face) => face.includes(`'${family}'`))
  for (const weight of Object.values(type.weight)) {
    const fitting = own.filter((face) => {
      const [least = 0, most = 0] = /font-weight:(\d+) (\d+)/.exec(face)?.slice(1).map(Number) ?? []
      return least <= weight && weight <= most
    })
    expect(fitting.map((face) => face.includes('unicode-range:U+2E,U+30-39'))).toEqual([false, true])
  }
})

it('the base CSS has the substitutes, in the order of the font family, and the typeface takes their place whenever it comes', () => {
  expect(baseCss).toContain(substituteFaces)
  expect(type.family).toMatch(/^"Plus Jakarta Sans Variable", "Jakarta Roboto", "Jakarta Arial", system-ui/)
  expect(fontFace('/a.woff2')).toContain('font-display:swap')
})
