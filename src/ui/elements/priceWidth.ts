/** px between the columns of prices. */
export const PRICE_GAP = 8

/** The most that a sign takes in usual typefaces, in digits, with the letter spacing of prices. */
const signWidth = (sign: string) => (/\d/.test(sign) ? 0.975 : /\p{L}/u.test(sign) ? 1.2 : 0.5)

/**
 * The width of a digit in the typeface that is shown. The app's own typeface has a wider `0` (`ch`) than the digits of
 * prices, which all have one width; no usual typeface has wider digits than 0.7em.
 */
const DIGIT = 'min(1ch, 0.7em)'

/** The width of a price, in digits. */
const widthOf = (price: string) => [...price].reduce((width, sign) => width + signWidth(sign), 0)

/** The width of three columns that each hold the widest of these prices, as a length of CSS. */
export const widthOfThree = (prices: readonly string[]): string =>
  `calc(${(3 * Math.max(...prices.map(widthOf))).toFixed(1)} * ${DIGIT} + ${2 * PRICE_GAP}px)`

/** The letters of a price on a card: its width is told in their digits. */
export const PRICE_FONT = {
  fontWeight: 700,
  fontSize: '0.75rem',
  '@media (min-width: 400px)': { fontSize: '0.8125rem' },
} as const
