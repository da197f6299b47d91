/** px between the columns of prices. */
export const PRICE_GAP = 8

/** The width of each sign, in digits, with the letter spacing of prices. */
const signWidth = (sign: string) => (/\d/.test(sign) ? 0.95 : /\p{L}/u.test(sign) ? 1.05 : 0.45)
/** The width of a price, in digits: the unit grows with the font, also with a fallback font. */
const widthOf = (price: string) => [...price].reduce((width, sign) => width + signWidth(sign), 0)

/** The width of three columns that each hold the widest of these prices, as a length of CSS. */
export const widthOfThree = (prices: readonly string[]): string =>
  `calc(${(3 * Math.max(...prices.map(widthOf))).toFixed(1)}ch + ${2 * PRICE_GAP}px)`
