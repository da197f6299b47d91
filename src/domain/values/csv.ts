type Cell = string | number | null

export type CsvStyle = {
  /** The sign between two cells. */
  separator: ',' | ';'
  /** The sign before the decimals of a number. */
  decimal: '.' | ','
}

const PLAIN: CsvStyle = { separator: ',', decimal: '.' }

/** Some web views tell a language that is none (`*`, `id_ID`, an empty text). They count as Indonesian. */
function numbersOf(language: string) {
  try {
    return new Intl.NumberFormat(language)
  } catch {
    return new Intl.NumberFormat('id')
  }
}

/** A spreadsheet splits at semicolons where its country writes decimals with a comma. */
export function csvStyleOf(language: string): CsvStyle {
  const decimal = numbersOf(language)
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value
  return decimal === ',' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/**
 * A spreadsheet runs a text as a formula if the text begins with one of these signs, also behind spaces. Which sign
 * separates cells depends on the reader's country, and a reader with another sign ignores our quotes. Therefore a text is
 * guarded behind each sign that may begin a cell. A reader with another sign also drops quotes before a formula, so the
 * pattern skips quotes. It skips apostrophes, too, so that reading can take back exactly one.
 */
const CELL_BEGINS = '(?<=^|[,;\\t\\r\\n])'
const FORMULA_FOLLOWS = `(?=(?:[^\\S\\t\\r\\n]|['"])*[=+\\-@＝＋－＠\\t\\r])`
const UNGUARDED = new RegExp(CELL_BEGINS + FORMULA_FOLLOWS, 'gu')
const GUARDED = new RegExp(`${CELL_BEGINS}'${FORMULA_FOLLOWS}`, 'gu')

/** A text with an apostrophe before each part that a spreadsheet could run as a formula. */
export const guardFormulas = (text: string): string => text.replace(UNGUARDED, "'")

/** The text before {@link guardFormulas}. */
export const withoutGuards = (text: string): string => text.replace(GUARDED, '')

/** JavaScript writes very small and very large numbers with an exponent, which people and our import do not read. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  const digits = whole + fraction
  const places = 1 + Number(exponent)
  return sign + (places <= 0 ? `0.${'0'.repeat(-places)}${digits}` : digits.padEnd(places, '0'))
}

/** A number with three decimals would look like thousands (`1.125`), so it gets a zero. */
function written(number: number, decimal: string): string {
  const shortest = String(number)
  const text = shortest.includes('e') ? withoutExponent(shortest) : shortest
  return (/\.\d{3}$/.test(text) ? `${text}0` : text).replace('.', decimal)
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function field(cell: Cell, { separator, decimal }: CsvStyle): string {
  const text = typeof cell === 'number' ? written(cell, decimal) : guardFormulas(cell ?? '')
  const mustQuote = typeof cell === 'number' ? text.includes(separator) : /[",;\t\r\n]|^\s|\s$/.test(text)
  return mustQuote ? quoted(text) : text
}

/** Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8; text never becomes a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[], style: CsvStyle = PLAIN): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => field(cell, style)).join(style.separator)).join('\r\n')}\r\n`
