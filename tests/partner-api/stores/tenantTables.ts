import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '@/partner-api/postgres/tables'

/** The columns by which a row belongs to a mitra, to its packages or to its offers. */
const OWNERS = ['mitra_id', 'package_id', 'offer_id']

/** The tables whose every row belongs to a mitra. */
export const TENANT_TABLES: readonly string[] = Object.values(tables as Record<string, unknown>)
  .filter((table): table is PgTable => is(table, PgTable))
  .map((table) => getTableConfig(table))
  .filter(({ columns }) => columns.some(({ name, notNull, primary }) => OWNERS.includes(name) && (notNull || primary)))
  .map(({ name }) => name)

/**
 * How a part of a statement finds the rows of a mitra: by the mitra; by a key that another part of the same statement has
 * found; by the key of one row that is given; or in no such way.
 */
export type Way = 'tenant' | 'linked' | 'key' | 'open'
/** A part of a statement that begins at a table of a mitra, and the way in which it finds its rows. */
export type Read = { table: string; way: Way; text: string }

const BEGINS = /^\s*(select|with|update|delete|insert)\b/i
const names = TENANT_TABLES.join('|')
// The first table of a part. A table that is joined to it needs a key (JOINED).
const FIRST = new RegExp(String.raw`\b(?:from|update)\s+"?(${names})(?!\w|"?\.)`, 'i')
const JOINED = new RegExp(String.raw`\bjoin\s+"?(${names})(?!\w|"?\.)(.{0,90})`, 'gi')
const TENANT = /"?mitra_id"?(?: \+ 0)? (?:= (?:\$\d+|"?session"?\.mitra_id)|in \(\$)/i
const KEYS = String.raw`(?:"?\w+"?\.)?"?(?:id|package_id|offer_id|token_hash)"?`
const LINKED = new RegExp(String.raw`${KEYS} (?:= "?\w+"?\."?(?:id|package_id|offer_id)\b|in \(?\(query)`, 'i')
const KEY = new RegExp(String.raw`${KEYS} (?:= |in \()\$`, 'i')

/** A join says how two tables belong together, and not which rows are wanted: only the condition counts. */
function wayOf(text: string): Way {
  const condition = /\bwhere\b(.*)/is.exec(text)?.[1] ?? ''
  if (TENANT.test(condition)) return 'tenant'
  if (LINKED.test(condition)) return 'linked'
  return KEY.test(condition) ? 'key' : 'open'
}

/** Splits a statement into its queries: a subquery becomes a separate part; other brackets stay. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  const open: string[] = ['']
  const add = (more: string) => open.push((open.pop() ?? '') + more)
  for (const letter of text.replace(/'(?:[^']|'')*'/g, "''")) {
    if (letter === '(') open.push('')
    else if (letter === ')') {
      const inner = open.pop() ?? ''
      const isQuery = BEGINS.test(inner)
      if (isQuery) parts.push(inner)
      add(isQuery ? '(query)' : `(${inner})`)
    } else add(letter)
  }
  return [...parts, open.join('(')]
}

/** The places at which a statement begins to read rows of a mitra. An insert reads none. */
export function readsOf(statement: string): Read[] {
  return partsOf(statement).flatMap((text) => {
    const first = FIRST.exec(text)?.[1]
    const loose = [...text.matchAll(JOINED)].filter(([, , on = '']) => !new RegExp(KEYS, 'i').test(on))
    return [
      ...(first ? [{ table: first, way: wayOf(text), text }] : []),
      ...loose.map(([, table = '']) => ({ table, way: 'open' as const, text })),
    ]
  })
}
