import { describe, expect, it } from 'vitest'
import { PAGE_STYLE } from '@/offer/page/pageStyle'
import { createTheme } from '@mui/material/styles'
import { baseCss } from '@theme/baseCss'
import { paletteCss } from '@theme/palette'
import { desktopTheme } from '@theme/desktopTheme'
import { mobileTheme } from '@theme/mobileTheme'
import { colour, COLOURS, dark, light, PLACES, type ColourName } from '@theme/tokens'

/** The relative luminance of WCAG 2.2, from 0 to 1. */
function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Words and the grounds on which the screens show them. */
const WORDS: [word: ColourName, grounds: ColourName[]][] = [
  ['text', ['page', 'outside', 'surface', 'sunken', 'accentSoft']],
  ['quiet', ['page', 'surface', 'sunken']],
  ['accent', ['page', 'surface', 'accentSoft']],
  ['accentDark', ['surface', 'accentSoft']],
  ['onAccent', ['accent', 'accentDark']],
  ['error', ['page', 'surface', 'errorSoft']],
  ['surface', ['text', 'error']],
]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s scheme (docs/product.md §2.7.3)', (_, colours) => {
  it.each(WORDS)('words in %s can be read on %j', (word, grounds) => {
    expect(grounds.filter((ground) => contrast(colours[word], colours[ground]) < 4.5)).toEqual([])
  })
})

it('the base CSS has the dark colours for screens alone, and light ones for print, which win over MUI’s', () => {
  expect(baseCss).toContain(`:root, :root[data-scheme] { color-scheme: light; ${paletteCss('light')}`)
  expect(baseCss.split(paletteCss('dark'))).toHaveLength(2)
  const outside = baseCss.replaceAll(/@media screen[^{]*\{[^{}]*\{[^{}]*\} \}/g, '')
  expect(outside).toContain(paletteCss('light'))
  expect(outside).not.toContain(paletteCss('dark'))
})

it.each([mobileTheme, desktopTheme])(
  'screens and MUI name the same properties, and both schemes give them values',
  (options) => {
    const { vars } = createTheme(options)
    for (const name of COLOURS) {
      const ofMui = PLACES[name].reduce<unknown>((part, key) => Object(part)[key], vars?.palette)
      expect(String(ofMui)).toContain(colour[name].slice(0, -1))
      const property = colour[name].slice('var('.length, -1)
      expect(paletteCss('light')).toContain(`${property}:${light[name]}`)
      expect(paletteCss('dark')).toContain(`${property}:${dark[name]}`)
    }
  },
)

it('an offer’s open page has both schemes, on paper the light one, and words on its head that can be read', () => {
  const outside = PAGE_STYLE.replaceAll(/@media screen and \(prefers-color-scheme:dark\)\{[^{}]*\{[^{}]*\}\}/g, '')
  expect(outside).toContain(`--accent:${light.accent}`)
  expect(outside).not.toContain(dark.accent)
  expect(PAGE_STYLE).toContain(`--accent:${dark.accent}`)
  // The head has the same colours in both schemes.
  expect(outside).toContain(`header{background:${light.accentDark};color:${light.onAccent}`)
  expect(contrast(light.accentSoft, light.accentDark)).toBeGreaterThan(4.5)
})
