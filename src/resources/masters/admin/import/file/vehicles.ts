import { folded, type Names } from '../rows/headings'
import { isUnsold } from '../rows/readCell'
import { cellText, isBlank, isCovered, isFigure, type Cell, type Row } from '../rows/table'
import { noteOf } from './sizes'

const ROUTES = ['rute', 'route', 'trayek']
const VEHICLES =
  /^(?:(?:jenis|tipe|nama|type(?:of)?)?(?:kendaraan|vehicle|armada|mobil|transport)|(?:vehicle|bus|car)?types?|jenis|tipe)$/u
/** Columns beside a route that are no vehicles. */
const NO_VEHICLE =
  /^(?:no|km|jarak|distance|seats?|kapasitas|capacity|jam|durasi|duration|dp|vendor|ket(?:erangan)?|notes?|remarks?|catatan)$/u

type Head = { row: Row; names: Names; bare: (text: string) => string }
const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell.trim() : '')
const headingAt = ({ row, bare }: Head, at: number) => bare(textOf(row.cells[at]))
const nameOf = (vehicle: string, route: string) => `${vehicle}: ${route}`

/** Whether a heading names no column of a master. */
const isOther = (head: Head, at: number): boolean =>
  headingAt(head, at) !== '' && Object.keys(head.names(headingAt(head, at))).length === 0

/** The places of the vehicles beside the column of routes; none where the row has no such headings. */
export function vehiclesIn(head: Head, route: number): number[] {
  if (!ROUTES.includes(folded(headingAt(head, route)))) return []
  const others = head.row.cells.flatMap((cell, at) => (at > route && !isBlank(cell) ? [at] : []))
  const vehicles = others.filter((at) => !NO_VEHICLE.test(folded(headingAt(head, at))))
  return vehicles.length > 1 && vehicles.every((at) => isOther(head, at)) ? vehicles : []
}

/** A row for each vehicle of a route. A vehicle that is not offered there becomes a note. */
export const ofVehicles = (rows: readonly Row[], head: Head, route: number, places: readonly number[]): Row[] =>
  rows.flatMap((row) => {
    const { line, cells } = row
    const filled = places.filter((at) => !isBlank(cells[at]))
    if (filled.length === 0 || !filled.every((at) => isFigure(cells[at]) || isUnsold(cells[at]))) return [row]
    return filled.map((at): Row => {
      const [cell = null, name] = [cells[at], nameOf(headingAt(head, at), cellText(cells[route]).trim())]
      return isUnsold(cell) ? noteOf(line, `${name}: ${cellText(cell)}`) : { line, cells: [name, cell] }
    })
  })

/**
 * A list whose vehicles stand in a column beside their routes, with the vehicle in the names (docs/product.md §15.6.26). The column is
 * called so, or it tells rows of one name apart.
 */
export function withVehicles(head: Head, rows: readonly Row[], name: number, price: number) {
  const above = new Map<number, string>()
  const told = rows.map(({ cells }) => {
    const isRecord = isFigure(cells[price]) || isUnsold(cells[price])
    return (at: number) => {
      const own = isCovered(cells[at]) ? '' : cellText(cells[at]).trim()
      if (isRecord && own !== '') above.set(at, own)
      return isRecord ? (above.get(at) ?? '') : own
    }
  })
  const columns = head.row.cells.flatMap((_, at) => {
    const isPlain = at !== name && isOther(head, at) && !NO_VEHICLE.test(folded(headingAt(head, at)))
    return isPlain ? [{ at, texts: told.map((read) => read(at)) }] : []
  })
  const routes = told.map((read) => read(name))
  const records = rows.flatMap(({ cells }, row) => (isFigure(cells[price]) ? [row] : []))
  const isApart = (texts: readonly string[]) =>
    new Set(records.map((row) => folded(nameOf(texts[row] ?? '', routes[row] ?? '')))).size === records.length
  const column =
    columns.find(({ at }) => VEHICLES.test(folded(headingAt(head, at)))) ??
    (isApart([]) ? undefined : columns.find(({ texts }) => isApart(texts)))
  if (!column) return { head: head.row, body: rows }
  const id = head.row.cells.findIndex((cell) => head.names(textOf(cell)).path === 'id')
  const body = rows.map((row, at): Row => {
    const [vehicle = '', route = ''] = [column.texts[at], routes[at]]
    if (!records.includes(at) || !isBlank(row.cells[id])) return row
    const whole = vehicle !== '' && route !== '' ? nameOf(vehicle, route) : route
    return { ...row, cells: row.cells.with(name, whole).with(column.at, null) }
  })
  return { head: { ...head.row, cells: head.row.cells.with(column.at, null) }, body }
}
