import { CURRENCIES } from '@/domain/kurs/currency'
import { MASTERS } from '@/domain/masters/masters'
import { SEARCHED_ROWS } from '../rows/findHeadings'
import { isInOtherUnit, withoutUnit } from '../rows/headingWords'
import { folded, namesOf, type Names } from '../rows/headings'
import { cellText, isBlank, isFigure, rowText, type Cell, type Row, type Sheet } from '../rows/table'
import { currenciesIn, withoutCurrencies } from '../rows/unitWords'
import type { Wanted } from './findTable'
import { ofSizeColumns, ofTiers, sizeColumns } from './sizes'
import { ofVehicles, vehiclesIn, withVehicles } from './vehicles'

/**
 * Price lists of services that have no row for each record (docs/product.md §15.6.26): a price for each vehicle beside a route, or a
 * price for each size of a group. They are read as the lists of records that they stand for.
 */

const BRACKETS = /\(([^()]*)\)/g
const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.trim() : '')
/** A heading without its unit and its currency. */
const bare = (text: string) => withoutCurrencies(text.replace(BRACKETS, ' ')).replace(/\s+/g, ' ').trim()
/** The name in a title, without what says what its prices count: `HANDLING SAUDI 1448H – USD / PAX`. */
const nameIn = (title: string) =>
  bare(withoutUnit(title))
    .split(/\s[-–|/]\s|\s[-–|/]$/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .join(' – ')

/** A column that only counts the rows. */
const isNumber = (cell: Cell | undefined) => ['no', 'nomor'].includes(folded(textOf(cell)))

/** The heading of prices that stood in columns of their own, with the units that those say. */
function priceHeading(said: readonly string[]): string {
  const units = said.flatMap((text) => [...text.matchAll(BRACKETS)].map(([, inner = '']) => inner))
  return `Harga (${[...new Set([...units, ...said.flatMap(currenciesIn)])].join(' ')})`
}

/** `title`: the row above that names the record. */
type Shaped = { at: number; head: Row; body: readonly Row[]; title?: Row }

/** The headings of a list of services, and its rows as records; null where no headings are found. */
function shapeOf({ rows, name: sheetName }: Sheet, { columns, resource }: Wanted, names: Names): Shaped | null {
  const isTransport = resource === MASTERS.transportasi.resource
  const tiers = columns.find(({ path }) => path === 'tiers')?.heading
  for (const [at, head] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const { line, cells } = head
    const below = rows.slice(at + 1)
    const route = cells.findIndex((cell) => !isBlank(cell))
    const own = { row: head, names, bare }
    const vehicles = vehiclesIn(own, route)
    if (vehicles.length > 0) {
      const price = priceHeading([route, ...vehicles].map((place) => textOf(cells[place])))
      return { at, head: { line, cells: ['Nama', price] }, body: ofVehicles(below, own, route, vehicles) }
    }
    const named = cells.map((cell) => names(withoutCurrencies(textOf(cell))))
    const [size, price, name] = [
      named.findIndex(({ meaning }) => meaning === 'tier'),
      named.findIndex(({ path }) => path === 'price'),
      named.findIndex(({ path }) => path === 'name'),
    ]
    const title = rows.slice(0, at).find((row) => nameIn(rowText(row)) !== '')
    const titled = nameIn(title ? rowText(title) : (sheetName ?? ''))
    const sizes = tiers === undefined || price >= 0 ? [] : sizeColumns(head, bare, size >= 0 || name >= 0)
    if (tiers !== undefined && sizes.length > 0) {
      const others = cells.flatMap((_, place) => (sizes.some((one) => one.at === place) ? [] : [place]))
      const heads = others.map((place) => cells[place] ?? null)
      const heading = priceHeading([size, ...sizes.map((one) => one.at)].map((place) => textOf(cells[place])))
      const list = (row: Row) => others.map((place) => row.cells[place] ?? null)
      if (name >= 0)
        return { at, head: { line, cells: [...heads, heading, tiers] }, body: ofSizeColumns(below, sizes, list) }
      const [first = -1] = others
      // `PRICE` beside the prices is no name of a service.
      const isName = (text: string) =>
        text !== '' && names(bare(text)).path !== 'price' && currenciesIn(text).length === 0
      const nameAt = ({ cells: own }: Row) => {
        const text = cellText(own[first]).trim()
        const isPriced = sizes.some((one) => isFigure(own[one.at]))
        return !isPriced || isName(text) ? text || null : titled
      }
      const body = ofSizeColumns(below, sizes, (row) => [nameAt(row), ...list(row).slice(1)])
      return {
        at,
        head: { line, cells: ['Nama', ...heads.slice(1), heading, tiers] },
        body,
        ...(title ? { title } : {}),
      }
    }
    const others = named.filter(
      (_, place) => place !== size && place !== price && !isBlank(cells[place]) && !isNumber(cells[place]),
    )
    if (tiers !== undefined && size >= 0 && price >= 0 && name < 0 && others.length === 0)
      return {
        at,
        head: { line, cells: ['Nama', textOf(cells[price]), tiers] },
        body: ofTiers(below, size, price, titled),
        ...(title ? { title } : {}),
      }
    if (size >= 0 && price >= 0 && name < 0) return null
    if (price < 0 || name < 0) continue
    return isTransport ? { at, ...withVehicles(own, below, name, price) } : { at, head, body: below }
  }
  return null
}

/** A rate of exchange in a title says nothing about the prices below it. */
const ABOUT_KURS = /=|(?<!\p{L})(?:kurs|exchange)(?!\p{L})/iu

/**
 * A sheet of services as a list of records. The currency that the heading of its prices names, or else a title above them, becomes a
 * column of its own (docs/product.md §15.6.27).
 */
export function asRecords(sheet: Sheet, wanted: Wanted): Sheet {
  const { columns } = wanted
  const column = columns.find(({ path }) => path === 'currency')
  const names = namesOf(columns, 'regular')
  const shape = column && shapeOf(sheet, wanted, names)
  if (!shape) return sheet
  const { at, head, body, title } = shape
  const above = sheet.rows.slice(0, at)
  const pathOf = (cell: Cell | undefined) => names(withoutCurrencies(textOf(cell))).path
  const price = head.cells.findIndex((cell) => pathOf(cell) === 'price')
  const heading = textOf(head.cells[price])
  const titles = above.map(rowText).filter((text) => !ABOUT_KURS.test(text))
  const [code, ...others] = currenciesIn(currenciesIn(heading).length > 0 ? heading : titles.join(' '))
  const currency = CURRENCIES.find((one) => one === code && others.length === 0)
  const place = Math.max(...[head, ...body].map(({ cells }) => cells.length))
  const withCell = ({ line, cells }: Row, cell: Cell): Row => ({
    line,
    cells: [...cells, ...Array.from({ length: place - cells.length }, () => null), cell],
  })
  const named = currency !== undefined && !head.cells.some((cell) => pathOf(cell) === 'currency')
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
  // A title that counts the prices in another unit is wrong (rows/misplaced.ts), also where it names the record.
  const { per } = columns.find(({ path }) => path === 'price') ?? {}
  const isNameAlone = title && !isInOtherUnit(rowText(title), per)
  const rows = [...said.filter(({ line }) => !isNameAlone || line !== title.line), ...list]
  // Where the columns were put together, hidden ones are in the prices.
  const isMoved = head !== sheet.rows[at] && (sheet.hidden?.columns.size ?? 0) > 0
  return {
    ...sheet,
    rows,
    count: sheet.count + rows.length - sheet.rows.length,
    ...(isMoved && sheet.hidden ? { hidden: { ...sheet.hidden, columns: new Set([price]) } } : {}),
  }
}
