/** px between the columns of prices. */
export const PRICE_GAP = 8

/**
 * The most that a sign takes in usual typefaces, in sizes of the font, with the letter spacing of prices. The width asks no
 * typeface, so no column moves when the app's typeface comes.
 */
const signWidth = (sign: string) => (/\d/.test(sign) ? 0.682 : /\p{L}/u.test(sign) ? 0.84 : 0.35)

/** The width of a price, in sizes of its font. */
const widthOf = (price: string) => [...price].reduce((width, sign) => width + signWidth(sign), 0)

/** The width of three columns that each hold the widest of these prices, as a length of CSS. */
export const widthOfThree = (prices: readonly string[]): string =>
  `calc(${(3 * Math.max(...prices.map(widthOf))).toFixed(1)}em + ${2 * PRICE_GAP}px)`

/** The letters of a price on a card: its width is told in their size. */
export const PRICE_FONT = {
  fontWeight: 700,
  fontSize: '0.75rem',
  '@media (min-width: 400px)': { fontSize: '0.8125rem' },
} as const
