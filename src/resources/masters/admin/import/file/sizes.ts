import { MEANING_WORDS } from '../rows/headingWords'
import { folded } from '../rows/headings'
import { isUnsold } from '../rows/readCell'
import { cellText, isBlank, isFigure, isMeasured, rowText, type Cell, type Row } from '../rows/table'

const MEANT_SIZES = MEANING_WORDS.tier.map(folded)
const isMeantSize = (text: string): boolean => MEANT_SIZES.includes(folded(text))
/** A line of the file that is no record. It begins as notes do, outside the column of names. */
export const noteOf = (line: number, text: string): Row => ({ line, cells: [null, null, null, '•', text] })

const PAX = '(?: ?(?:pax|orang|org|jamaah|person))?'
const SIZE = new RegExp(
  `^(?:(?:≥|>=|min|mulai|(>|more than|above|over|lebih dari|di ?atas))\\.? ?)?(\\d{1,4})(?: ?(?:-|–|s/?d|to|sampai) ?(\\d{1,4}))?${PAX}(?: ?(?:\\+|ke ?atas|(?:(?:and|&|or) )?(?:up|above|more)))?${PAX}$`,
  'iu',
)
const UP_TO = new RegExp(
  `^(?:≤|<=|up to|until|s/?d|sampai|hingga|maksimal|maks|max|(<|under|below|kurang dari|di ?bawah))\\.? ?(\\d{1,4})${PAX}$`,
  'iu',
)
const sizeText = (cell: Cell | undefined) => cellText(cell).trim().replace(/\s+/g, ' ')

/** The sizes of a group that a text names; `to` is null where it has no end. Null for another text. */
function sizesOf(text: string): { from: number; to: number | null } | null {
  const [, below, most] = UP_TO.exec(text) ?? []
  if (most !== undefined) return { from: 1, to: Number(most) - (below ? 1 : 0) }
  const [, beyond, from, to] = SIZE.exec(text) ?? []
  if (from === undefined) return null
  return { from: Number(from) + (beyond ? 1 : 0), to: to === undefined ? null : Number(to) }
}

const amountText = (cell: Cell | undefined): string => {
  const number = isMeasured(cell) ? cell.number : cell
  return typeof number === 'number' ? String(number).replace('.', ',') : cellText(cell)
}

/** Whether each tier ends before the next one begins. A size without an end goes up to the next one. */
const areInOrder = (sizes: readonly string[]): boolean =>
  sizes.every((text, at) => {
    const [own, next] = [sizesOf(text), sizesOf(sizes[at + 1] ?? '')]
    return own !== null && (next === null || (next.from > own.from && (own.to === null || own.to + 1 === next.from)))
  })

/** The cell of a record's tiers (docs/product.md §15.6.26). Sizes that make none stay as written, and so does Excel's date, which is wrong. */
function tiersCell(tiers: readonly { size: Cell | undefined; text: string; price: Cell | undefined }[]): Cell {
  const turned = tiers.find(({ size }) => size instanceof Date)
  const isRight = areInOrder(tiers.map(({ text }) => text))
  const written = tiers.map(({ text, price }) => `${isRight ? sizesOf(text)?.from : text}: ${amountText(price)}`)
  return turned?.size ?? written.join('; ')
}

/** A child has a price of its own, which is no size of a group. */
const CHILD = /^\W*(?:infant|bayi|child|chd|anak)/iu

/** One record for all sizes of a group, up to the next headings. A row with a number in its size and a price is a tier. */
export function ofTiers(rows: readonly Row[], size: number, price: number, name: string): Row[] {
  const end = rows.findIndex(({ cells }) => isMeantSize(sizeText(cells[size])))
  const own = end < 0 ? rows : rows.slice(0, end)
  const isTier = ({ cells }: Row) =>
    cells[size] instanceof Date ||
    (/\d/.test(sizeText(cells[size])) && !CHILD.test(sizeText(cells[size])) && !isBlank(cells[price]))
  const tiers = own.filter(isTier)
  const shown = tiers.find(({ cells }) => cells[size] instanceof Date) ?? tiers[0]
  if (!shown) return [...rows]
  const cell = tiersCell(
    tiers.map(({ cells }) => ({ size: cells[size], text: sizeText(cells[size]), price: cells[price] })),
  )
  const notes = own.filter((row) => !isTier(row)).map((row) => noteOf(row.line, rowText(row)))
  return [
    { line: shown.line, cells: [name, tiers[0]?.cells[price] ?? null, cell] },
    ...notes,
    ...rows.slice(own.length),
  ]
}

type SizeColumn = { at: number; size: Cell | undefined; text: string }

/** The columns of a heading row that are sizes of a group (`10 pax`, `20-24`, `25+`); none where fewer than two are. */
export function sizeColumns({ cells }: Row, bare: (text: string) => string, isNamed: boolean): SizeColumn[] {
  const columns = cells.flatMap((size, at) => {
    const text = bare(sizeText(size))
    return size instanceof Date || sizesOf(text) ? [{ at, size, text }] : []
  })
  return columns.length > 1 && (isNamed || columns.every(({ text }) => /\D/.test(text))) ? columns : []
}

/** Rows with such columns: the cells beside the sizes, the first price, and the tiers. A later size without a price is wrong. */
export const ofSizeColumns = (
  rows: readonly Row[],
  columns: readonly SizeColumn[],
  others: (row: Row) => Cell[],
): Row[] =>
  rows.map((row) => {
    const { line, cells } = row
    const first = columns.findIndex(({ at }) => !isUnsold(cells[at]))
    const tiers = columns.slice(first).map(({ at, ...column }) => ({ ...column, price: cells[at] }))
    if (first < 0 || !columns.some(({ at }) => isFigure(cells[at])))
      return { line, cells: [...others(row), null, null] }
    return { line, cells: [...others(row), tiers[0]?.price ?? null, tiersCell(tiers)] }
  })
