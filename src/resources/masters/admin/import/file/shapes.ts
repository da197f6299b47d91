import { CURRENCIES } from '@/domain/kurs/currency'
import { SEARCHED_ROWS } from '../rows/findHeadings'
import { MEANING_WORDS, withoutUnit } from '../rows/headingWords'
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
/** A heading without its unit and its currency. */
const bare = (text: string) => withoutCurrencies(text.replace(BRACKETS, ' ')).replace(/\s+/g, ' ').trim()
const MEANT_SIZES = MEANING_WORDS.tier.map(folded)
/** A line of the file that is no record. It begins as notes do, outside the column of names. */
const noteOf = (line: number, text: string): Row => ({ line, cells: [null, null, null, '•', text] })

/** Columns beside a route that are no vehicles. */
const NO_VEHICLE =
  /^(?:no|km|jarak|distance|seats?|kapasitas|capacity|jam|durasi|duration|dp|vendor|ket(?:erangan)?|notes?|remarks?|catatan)$/u

/** The places of the vehicles beside the column of routes; none where the row has no such headings. */
function vehiclesIn({ cells }: Row, route: number, names: Names): number[] {
  if (!ROUTES.includes(folded(bare(textOf(cells[route]))))) return []
  const others = cells.flatMap((cell, at) => (at > route && !isBlank(cell) ? [at] : []))
  const vehicles = others.filter((at) => !NO_VEHICLE.test(folded(bare(textOf(cells[at])))))
  const isVehicle = (at: number) => {
    const { path, meaning } = names(bare(textOf(cells[at])))
    return textOf(cells[at]) !== '' && path === undefined && meaning === undefined
  }
  return vehicles.length > 1 && vehicles.every(isVehicle) ? vehicles : []
}

/** A row for each vehicle of a route. A vehicle that is not offered there becomes a note. */
const ofVehicles = (rows: readonly Row[], head: Row, route: number, places: readonly number[]): Row[] =>
  rows.flatMap((row) => {
    const { line, cells } = row
    const filled = places.filter((at) => !isBlank(cells[at]))
    if (filled.length === 0 || !filled.every((at) => isFigure(cells[at]) || isUnsold(cells[at]))) return [row]
    return filled.map((at): Row => {
      const [cell = null, name] = [cells[at], `${bare(textOf(head.cells[at]))}: ${cellText(cells[route]).trim()}`]
      return isUnsold(cell) ? noteOf(line, `${name}: ${cellText(cell)}`) : { line, cells: [name, cell] }
    })
  })

const SIZE =
  /^(?:(≥|>=|>|min|mulai) ?)?(\d{1,4})(?: ?(?:-|–|s\/?d|to|sampai) ?(\d{1,4})| ?(?:\+|ke atas|up|and above))?(?: ?(?:pax|orang|org|jamaah|person))?$/iu
const sizeText = (cell: Cell | undefined) => cellText(cell).trim().replace(/\s+/g, ' ')

/** The sizes of a group that a cell names; `to` is null where it has no end. Null for another text. */
function sizesOf(cell: Cell | undefined): { from: number; to: number | null } | null {
  const [, sign, from, to] = SIZE.exec(sizeText(cell)) ?? []
  return from === undefined
    ? null
    : { from: Number(from) + (sign === '>' ? 1 : 0), to: to === undefined ? null : Number(to) }
}

const amountText = (cell: Cell | undefined): string => {
  const number = isMeasured(cell) ? cell.number : cell
  return typeof number === 'number' ? String(number).replace('.', ',') : cellText(cell)
}

/** Whether each tier ends before the next one begins. A size without an end goes up to the next one. */
const areInOrder = (tiers: readonly Row[], size: number): boolean =>
  tiers.every(({ cells }, at) => {
    const [own, next] = [sizesOf(cells[size]), sizesOf(tiers[at + 1]?.cells[size])]
    return own !== null && (next === null || (next.from > own.from && (own.to === null || own.to + 1 === next.from)))
  })

/**
 * One record for all sizes of a group, up to the next headings. A row whose size begins with a digit or a sign is a tier; sizes that
 * cannot be read, overlap or leave a hole stay as they are written, which is wrong. A date that Excel has made of `1-7` stays in sight.
 */
function ofTiers(rows: readonly Row[], size: number, price: number, name: string): Row[] {
  const end = rows.findIndex(({ cells }) => MEANT_SIZES.includes(folded(textOf(cells[size]))))
  const own = end < 0 ? rows : rows.slice(0, end)
  const isTier = ({ cells }: Row) =>
    cells[size] instanceof Date || (/^\W{0,3}\d/u.test(sizeText(cells[size])) && !isBlank(cells[price]))
  const tiers = own.filter(isTier)
  const turned = tiers.find(({ cells }) => cells[size] instanceof Date)
  const shown = turned ?? tiers[0]
  if (!shown) return [...rows]
  const isRight = areInOrder(tiers, size)
  const written = tiers.map(({ cells }) => {
    const from = isRight ? sizesOf(cells[size])?.from : sizeText(cells[size])
    return `${from}: ${amountText(cells[price])}`
  })
  const record = {
    line: shown.line,
    cells: [name, tiers[0]?.cells[price] ?? null, turned?.cells[size] ?? written.join('; ')],
  }
  const notes = own.filter((row) => !isTier(row)).map((row) => noteOf(row.line, rowText(row)))
  return [record, ...notes, ...rows.slice(own.length)]
}

/** The name in a title, without what says what its prices count: `HANDLING SAUDI 1448H – USD / PAX`. */
const nameIn = (title: string) =>
  bare(withoutUnit(title))
    .split(/\s[-–|/]\s|\s[-–|/]$/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .join(' – ')

/** A column that only counts the rows. */
const isNumber = (cell: Cell | undefined) => ['no', 'nomor'].includes(folded(textOf(cell)))

/** `title`: the row above that names the record. */
type Shaped = { at: number; head: Row; body: readonly Row[]; title?: Row }

/** The headings of a list of services, and its rows as records; null where no headings are found. */
function shapeOf({ rows, name: sheetName }: Sheet, columns: Wanted['columns'], names: Names): Shaped | null {
  const tiers = columns.find(({ path }) => path === 'tiers')?.heading
  for (const [at, head] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const { line, cells } = head
    const below = rows.slice(at + 1)
    const route = cells.findIndex((cell) => !isBlank(cell))
    const vehicles = vehiclesIn(head, route, names)
    if (vehicles.length > 0) {
      const said = [route, ...vehicles].map((place) => textOf(cells[place]))
      const units = said.flatMap((text) => [...text.matchAll(BRACKETS)].map(([, inner = '']) => inner))
      const price = `Harga (${[...new Set([...units, ...said.flatMap(currenciesIn)])].join(' ')})`
      return { at, head: { line, cells: ['Nama', price] }, body: ofVehicles(below, head, route, vehicles) }
    }
    const named = cells.map((cell) => names(withoutCurrencies(textOf(cell))))
    const [size, price, name] = [
      named.findIndex(({ meaning }) => meaning === 'tier'),
      named.findIndex(({ path }) => path === 'price'),
      named.findIndex(({ path }) => path === 'name'),
    ]
    const others = named.filter(
      (_, place) => place !== size && place !== price && !isBlank(cells[place]) && !isNumber(cells[place]),
    )
    if (tiers !== undefined && size >= 0 && price >= 0 && name < 0 && others.length === 0) {
      const title = rows.slice(0, at).find((row) => nameIn(rowText(row)) !== '')
      const record = nameIn(title ? rowText(title) : (sheetName ?? ''))
      return {
        at,
        head: { line, cells: ['Nama', textOf(cells[price]), tiers] },
        body: ofTiers(below, size, price, record),
        ...(title ? { title } : {}),
      }
    }
    if (price >= 0 && name >= 0) return { at, head, body: below }
  }
  return null
}

/** A rate of exchange in a title says nothing about the prices below it. */
const ABOUT_KURS = /=|(?<!\p{L})(?:kurs|exchange)(?!\p{L})/iu

/**
 * A sheet of services as a list of records. The currency that the heading of its prices names, or else a title above them, becomes a
 * column of its own (docs/product.md §15.6.27).
 */
export function asRecords(sheet: Sheet, { columns }: Wanted): Sheet {
  const column = columns.find(({ path }) => path === 'currency')
  const names = namesOf(columns, 'regular')
  const shape = column && shapeOf(sheet, columns, names)
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
  const rows = [...said.filter(({ line }) => line !== title?.line), ...list]
  // Where the columns were put together, hidden ones are in the prices.
  const isMoved = head !== sheet.rows[at] && (sheet.hidden?.columns.size ?? 0) > 0
  return {
    ...sheet,
    rows,
    count: sheet.count + rows.length - sheet.rows.length,
    ...(isMoved && sheet.hidden ? { hidden: { ...sheet.hidden, columns: new Set([price]) } } : {}),
  }
}
