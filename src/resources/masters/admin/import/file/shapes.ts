import { SEARCHED_ROWS } from '../rows/findHeadings'
import { folded, namesOf, type Names } from '../rows/headings'
import { isUnsold } from '../rows/readCell'
import { cellText, isBlank, isFigure, isMeasured, rowText, type Cell, type Row, type Sheet } from '../rows/table'
import { currenciesIn, withoutCurrencies } from '../rows/unitWords'
import type { Wanted } from './findTable'

/**
 * Price lists of services that have no row for each record (docs/product.md §15.6.26): a price for each vehicle beside a route, or a
 * price for each size of a group. They are read as the lists of records that they stand for.
 */

const ROUTES = ['rute', 'route', 'trayek']
const BRACKETS = /\(([^()]*)\)/g
const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.trim() : '')
const withoutBrackets = (text: string) => text.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim()
/** A line of the file that is no record. It begins as notes do, outside the column of names. */
const noteOf = (line: number, text: string): Row => ({ line, cells: [null, null, null, '•', text] })

/** The places of the vehicles beside the column of routes; none where the row has no such headings. */
function vehiclesIn({ cells }: Row, route: number, names: Names): number[] {
  if (!ROUTES.includes(folded(withoutBrackets(textOf(cells[route]))))) return []
  const others = cells.flatMap((cell, at) => (at > route && !isBlank(cell) ? [at] : []))
  const isVehicle = (at: number) => {
    const { path, meaning } = names(textOf(cells[at]))
    return textOf(cells[at]) !== '' && path === undefined && meaning === undefined
  }
  return others.length > 1 && others.every(isVehicle) ? others : []
}

/** A row for each vehicle of a route. A vehicle that is not offered there becomes a note. */
const ofVehicles = (rows: readonly Row[], head: Row, route: number, places: readonly number[]): Row[] =>
  rows.flatMap((row) => {
    const { line, cells } = row
    if (!places.some((at) => isFigure(cells[at]))) return [row]
    return places.flatMap((at): Row[] => {
      const [cell = null, name] = [
        cells[at],
        `${withoutBrackets(textOf(head.cells[at]))}: ${cellText(cells[route]).trim()}`,
      ]
      if (isBlank(cell)) return []
      return [isUnsold(cell) ? noteOf(line, `${name}: ${cellText(cell)}`) : { line, cells: [name, cell] }]
    })
  })

const SIZE =
  /^(?:≥|>=|min\.?|mulai)?\s*(\d{1,4})\s*(?:(?:-|–|s\/?d|to|sampai)\s*\d{1,4}|\+|ke atas|up|and above)?\s*(?:pax|orang|org|jamaah|person)?$/iu
/** The first size of a group that a cell names; null for another text. */
const sizeOf = (cell: Cell | undefined) => SIZE.exec(cellText(cell).trim())?.[1] ?? null

const amountText = (cell: Cell | undefined): string => {
  const number = isMeasured(cell) ? cell.number : cell
  return typeof number === 'number' ? String(number).replace('.', ',') : cellText(cell)
}

/** One record for all sizes of a group. A date that Excel has made of `1-7` stays in sight. The other rows become notes. */
function ofTiers(rows: readonly Row[], size: number, price: number, name: string): Row[] {
  const isTier = ({ cells }: Row) =>
    isFigure(cells[price]) && (cells[size] instanceof Date || sizeOf(cells[size]) !== null)
  const tiers = rows.filter(isTier)
  const turned = tiers.find(({ cells }) => cells[size] instanceof Date)
  const shown = turned ?? tiers[0]
  if (!shown) return [...rows]
  const written = tiers.map(({ cells }) => `${sizeOf(cells[size])}: ${amountText(cells[price])}`).join('; ')
  const record = { line: shown.line, cells: [name, tiers[0]?.cells[price] ?? null, turned?.cells[size] ?? written] }
  return [record, ...rows.filter((row) => !isTier(row)).map((row) => noteOf(row.line, rowText(row)))]
}

/** The name in a title, without what says what its prices count: `HANDLING SAUDI 1448H – USD / PAX`. */
const nameIn = (title: string) =>
  title
    .split(/\s[-–|]\s/)
    .filter((part) => currenciesIn(part).length === 0 && !/\/|\bper\b/iu.test(part))
    .join(' – ')

type Shaped = { at: number; head: Row; body: readonly Row[] }

/** The headings of a list of services, and its rows as records; null where no headings are found. */
function shapeOf({ rows, name: sheetName }: Sheet, columns: Wanted['columns'], names: Names): Shaped | null {
  const tiers = columns.find(({ path }) => path === 'tiers')?.heading
  for (const [at, head] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const { line, cells } = head
    const below = rows.slice(at + 1)
    const route = cells.findIndex((cell) => !isBlank(cell))
    const vehicles = vehiclesIn(head, route, names)
    const unit = [...textOf(cells[route]).matchAll(BRACKETS)].map(([, inner = '']) => inner).join(' ')
    if (vehicles.length > 0)
      return { at, head: { line, cells: ['Nama', `Harga (${unit})`] }, body: ofVehicles(below, head, route, vehicles) }
    const named = cells.map((cell) => names(withoutCurrencies(textOf(cell))))
    const [size, price, name] = [
      named.findIndex(({ meaning }) => meaning === 'tier'),
      named.findIndex(({ path }) => path === 'price'),
      named.findIndex(({ path }) => path === 'name'),
    ]
    if (tiers !== undefined && size >= 0 && price >= 0 && name < 0) {
      const title = [...rows.slice(0, at).map(rowText), sheetName ?? ''].map(nameIn).find((text) => text !== '') ?? ''
      return {
        at,
        head: { line, cells: ['Nama', textOf(cells[price]), tiers] },
        body: ofTiers(below, size, price, title),
      }
    }
    if (price >= 0 && name >= 0) return { at, head, body: below }
  }
  return null
}

/** A rate of exchange in a title says nothing about the prices below it. */
const ABOUT_KURS = /=|(?<!\p{L})(?:kurs|rate|exchange)(?!\p{L})/iu

/**
 * A sheet of services as a list of records. The currency that the heading of its prices names, or else a title above them, becomes a
 * column of its own (docs/product.md §15.6.27).
 */
export function asRecords(sheet: Sheet, { columns }: Wanted): Sheet {
  const column = columns.find(({ path }) => path === 'currency')
  const names = namesOf(columns, 'regular')
  const shape = column && shapeOf(sheet, columns, names)
  if (!shape) return sheet
  const { at, head, body } = shape
  const above = sheet.rows.slice(0, at)
  const pathOf = (cell: Cell | undefined) => names(withoutCurrencies(textOf(cell))).path
  const price = head.cells.findIndex((cell) => pathOf(cell) === 'price')
  const heading = textOf(head.cells[price])
  const titles = above.map(rowText).filter((text) => !ABOUT_KURS.test(text))
  const [currency, ...others] = currenciesIn(currenciesIn(heading).length > 0 ? heading : titles.join(' '))
  const isForeign = currency !== undefined && currency !== 'IDR' && others.length === 0
  const place = Math.max(...[head, ...body].map(({ cells }) => cells.length))
  const withCell = ({ line, cells }: Row, cell: Cell): Row => ({
    line,
    cells: [...cells, ...Array.from({ length: place - cells.length }, () => null), cell],
  })
  const named = isForeign && !head.cells.some((cell) => pathOf(cell) === 'currency')
  const ownHead = { ...head, cells: head.cells.with(price, withoutCurrencies(heading)) }
  const list = named
    ? [
        withCell(ownHead, column.heading),
        ...body.map((row) => (isFigure(row.cells[price]) ? withCell(row, currency) : row)),
      ]
    : [head, ...body]
  // What became a column is no longer said above the list.
  const said = named
    ? above.map(({ line, cells }) => ({
        line,
        cells: cells.map((cell) => (typeof cell === 'string' ? withoutCurrencies(cell) : cell)),
      }))
    : above
  return { ...sheet, rows: [...said, ...list], count: sheet.count + list.length + at - sheet.rows.length }
}
