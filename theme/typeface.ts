import { type } from './tokens'

/** The app's typeface from the file `url`. Until the file is there, text stands in a substitute (docs/product.md §1.3.5). */
export const fontFace = (url: string): string =>
  `@font-face{font-family:'${type.face}';src:url(${url});font-weight:200 800;font-display:swap}`

/** The height of the app's typeface above and below the base line, in sizes of the font. */
const ASCENT = 1.038
const DESCENT = 0.222

/** A phone's typeface: its names, and the width of our letters and digits in percent of its letters. */
type Substitute = { weights: string; names: readonly string[]; letters: number; digits: number }

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']
const ROBOTO = ['Roboto', 'Roboto-Regular']
// A phone may have all weights of Roboto in one file.
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold', 'Roboto']

/** The widths are those of all texts of the app and of prices (docs/decisions/0130-one-typeface.md). */
const SUBSTITUTES: Readonly<Record<keyof typeof type.substitutes, readonly Substitute[]>> = {
  roboto: [
    { weights: '200 549', names: ROBOTO, letters: 105.2, digits: 107.6 },
    { weights: '550 649', names: ROBOTO_BOLD, letters: 105.5, digits: 106.4 },
    { weights: '650 749', names: ROBOTO_BOLD, letters: 106.9, digits: 107.9 },
    { weights: '750 800', names: ROBOTO_BOLD, letters: 108.2, digits: 109.4 },
  ],
  arial: [
    { weights: '200 549', names: ARIAL, letters: 104.2, digits: 105.4 },
    { weights: '550 649', names: ARIAL_BOLD, letters: 99.4, digits: 108.6 },
    { weights: '650 749', names: ARIAL_BOLD, letters: 100.7, digits: 110.2 },
    { weights: '750 800', names: ARIAL_BOLD, letters: 101.9, digits: 111.7 },
  ],
}

const percent = (part: number) => `${part.toFixed(1)}%`

function substitute(family: string, { weights, names, letters, digits }: Substitute): string {
  const source = names.map((name) => `local('${name}')`).join()
  const face = (size: number, range: string) =>
    `@font-face{font-family:'${family}';font-weight:${weights};src:${source};size-adjust:${percent(size)};` +
    `ascent-override:${percent((ASCENT / size) * 10_000)};descent-override:${percent((DESCENT / size) * 10_000)};line-gap-override:0%${range}}`
  return face(letters, '') + face(digits, ';unicode-range:U+2E,U+30-39')
}

/** The phone's own typefaces in the widths and heights of the app's, so that nothing moves when the app's comes. */
export const substituteFaces: string = Object.entries(type.substitutes)
  .flatMap(([system, family]) =>
    SUBSTITUTES[system as keyof typeof type.substitutes].map((one) => substitute(family, one)),
  )
  .join('')
