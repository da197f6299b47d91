import { isFigure, isBlank, cellText, isCovered, rowText, type Row } from './table'

/** How the notes of a price list begin. */
const BEGINS =
  /^\s*(?:notes?|catatan|cat|keterangan|ket|nb|n\.b|syarat|terms?|s ?& ?k|t ?& ?c|remarks?)(?![\p{L}\p{N}])|^\s*(?:[*•·✓–-]|\d{1,2}[.)](?!\d))/iu

type Classes = {
  /** The places of the columns with numbers. */
  numbers: readonly number[]
  namePlace: number | undefined
  /** Whether a row repeats the headings. */
  isHeadings: (row: Row) => boolean
  /** Whether a text says that the rows below it are something else: another city, season or unit. */
  isBreak: (text: string) => boolean
}

const filled = ({ cells }: Row) => cells.filter((cell) => !isBlank(cell))
const isSingle = (row: Row) => filled(row).length === 1 && typeof filled(row)[0] === 'string'

export type Split = {
  records: readonly Row[]
  /** Rows that say something about the records. */
  notes: readonly Row[]
  /** Rows that begin another list within the sheet. */
  breaks: readonly Row[]
}

/**
 * Tells the rows below the headings apart. A note is a row with a text alone, or one that begins as notes do and has no
 * price. It stands behind the last record; between records, a text in the column of names is an unfinished record.
 */
export function splitRows(rows: readonly Row[], { numbers, namePlace, isHeadings, isBreak }: Classes): Split {
  const hasFigure = ({ cells }: Row) => numbers.some((at) => isFigure(cells[at]))
  const beginsNote = ({ cells }: Row) => {
    const first = cells.findIndex((cell) => !isBlank(cell))
    return BEGINS.test(cellText(cells[first])) && numbers.every((at) => at === first || isBlank(cells[at]))
  }
  const last = rows.findLastIndex(hasFigure)
  if (last < 0) return { records: rows, notes: [], breaks: [] }
  const start = rows.findIndex((row, at) => at > last && (isSingle(row) || beginsNote(row)))
  const body = start < 0 ? rows : rows.slice(0, start)
  const breaks = body.filter((row) => !hasFigure(row) && (isHeadings(row) || (isSingle(row) && isBreak(rowText(row)))))
  const isBetween = (row: Row) =>
    !hasFigure(row) &&
    (beginsNote(row) || (isSingle(row) && (isBlank(row.cells[namePlace ?? -1]) || row.cells.some(isCovered))))
  const between = body.filter((row) => !breaks.includes(row) && isBetween(row))
  return {
    records: body.filter((row) => !breaks.includes(row) && !between.includes(row)),
    notes: [...between, ...(start < 0 ? [] : rows.slice(start))],
    breaks,
  }
}

/** What a note may say that changes a price: a currency, a percentage, a price per person, or days. */
const ABOUT_PRICES =
  /%|٪|persen|percent|week ?end|akhir pekan|(?:per|\/) ?(?:orang|org|pax|person|jamaah|jemaah)|(?<![\p{L}])(?:rp|idr|rupiah|sar|sr|riyal|real|usd|us\$|dollar|dolar|eur|euro|myr|ringgit)(?!\p{L})|[$€£﷼]/iu
export const isAboutPrices = (text: string): boolean => ABOUT_PRICES.test(text)
