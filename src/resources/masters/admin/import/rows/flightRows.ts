import { foldedName } from '@/domain/masters/masters'
import type { Nights } from '@/domain/types'
import { importText } from '@/i18n/admin/importTexts'
import { dayText, readDays } from '../periods/rowNights'
import { daysWithin, readEnds, type ReadNights, type Years } from '../periods/writtenNights'
import { rowYears, yearsIn } from '../periods/years'
import type { Column, FileKind, Saved } from './columns'
import { readCell, type ReadCell } from './readCell'
import { isBlank, type Row, type Table } from './table'

const ROUTE = /(?<!\p{L})[A-Z]{3}(?: ?[-–→/] ?[A-Z]{3})+(?!\p{L})/u
const LONGEST = 200
/** The parts of a name such as `LION AIR CGK-JED (17 DEC - 29 DEC 2026)`; null without days. `Mei` alone may be a part of a name. */
function partsOf(name: string, years: Years): { airline: string; route: string | null; read: ReadNights } | null {
  const found = name.length > LONGEST ? null : daysWithin(name, years)
  if (!found || ('why' in found.read && !/\d/.test(name))) return null
  const { rest, read } = found
  const [route = null] = ROUTE.exec(rest) ?? []
  const airline = rest
    .replace(route ?? '', ' ')
    .replace(/(?: |\( *\))+/g, ' ')
    .trim()
  return /\p{L}/u.test(airline) ? { airline, route, read } : null
}

type Told = ReadonlyMap<string, ReadCell>
const NOTHING: Told = new Map()
const DEPARTS = ['departsFrom', 'departsTo'] as const
const unread = DEPARTS.map((path) => [path, { value: null }] as const)
const both = ({ from, to }: Nights): Told => new Map([from, to].map((value, at) => [DEPARTS[at] ?? '', { value }]))

/**
 * Reads what the cells of a flight say otherwise than by a column for each value (docs/product.md §15.6.25), by path: days in one cell,
 * days without a year, and days and a route within the name. A saved name, and that of a row with an ID, stays as it is.
 */
export function createFlightReader(table: Table, { columns, nameOf, formOf }: FileKind, saved: readonly Saved[]) {
  const { places, idPlace } = table.found
  const day = columns.find(({ kind }) => kind === 'date')
  const years = yearsIn(table)
  const known = new Set(saved.map((record) => foldedName(nameOf(formOf(record)))))
  const at = ({ cells }: Row, path: Column['path']) => cells[places.get(path) ?? -1]

  function ofName(row: Row): Told {
    const [name, hasId] = [at(row, 'name'), !isBlank(row.cells[idPlace ?? -1])]
    if (typeof name !== 'string' || hasId || known.has(foldedName(name))) return NOTHING
    const parts = partsOf(name, rowYears(table, row, years))
    if (!parts) return NOTHING
    const { airline, route, read } = parts
    if ('why' in read) return new Map([['name', { why: importText(read.why) }]])
    const told = new Map<string, ReadCell>([['name', { value: airline }], ...both(read.nights)])
    return route !== null && isBlank(at(row, 'route')) ? told.set('route', { value: route }) : told
  }

  return (row: Row): Told => {
    if (!day) return NOTHING
    const [from, to] = [at(row, 'departsFrom'), at(row, 'departsTo')]
    if (isBlank(from) && isBlank(to)) return ofName(row)
    const isOneCell = !places.has('departsTo')
    if (!isOneCell && [from, to].every((cell) => 'value' in readCell(cell, day, new Set()))) return NOTHING
    const ofRow = rowYears(table, row, years)
    const isOne = isBlank(from) || isBlank(to)
    const read = isOne ? readDays(isBlank(from) ? to : from, ofRow) : readEnds(dayText(from), dayText(to), ofRow)
    if ('why' in read) {
      const wrong = (read.at === 'to' || isBlank(from)) && !isOneCell ? 'departsTo' : 'departsFrom'
      return new Map<string, ReadCell>([...unread, [wrong, { why: importText(read.why) }]])
    }
    const { nights } = read
    const isDay = isOne && !isOneCell && nights.from === nights.to
    return isDay ? new Map([[isBlank(from) ? 'departsTo' : 'departsFrom', { value: nights.from }]]) : both(nights)
  }
}
