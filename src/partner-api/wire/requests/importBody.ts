import type { Problems } from '../../errors/apiError'
import { firstLetters } from '@/domain/values/letters'
import { MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import { isObject } from '@/domain/values/isObject'
import { ApiError, unprocessable } from '../../errors/apiError'
import { messages } from '../../errors/messages'
import { parseId } from '../../stores/snapshot'
import type { Master, MasterForm } from '../masters'

/** A row to import. `id` and `before` are null for a new record; `before` is the record as the preview showed it. */
export type ImportRow = { id: number | null; before: Record<string, unknown> | null; after: MasterForm }

const MAX_PROBLEMS = 20
const KNOWN = ['id', 'before', 'after']

function readAfter(master: Master, after: unknown): { form?: MasterForm; problems: Problems } {
  if (!isObject(after)) return { problems: { after: [messages.notObject] } }
  try {
    return { form: master.read(after, null), problems: {} }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    const named = Object.entries((error.body.errors ?? {}) as Problems)
    return { problems: Object.fromEntries(named.map(([name, texts]) => [`after.${name}`, texts])) }
  }
}

function readRow(master: Master, row: unknown): { read?: ImportRow; problems: Problems } {
  if (!isObject(row)) return { problems: { '': [messages.notObject] } }
  const isNew = row.id === null || row.id === undefined
  const id = isNew ? null : parseId(row.id)
  const { form, problems } = readAfter(master, row.after)
  const found: Problems = {
    ...problems,
    ...(!isNew && id === null ? { id: [messages.notFound] } : {}),
    ...(isNew === isObject(row.before) ? { before: [messages.importBefore] } : {}),
    ...Object.fromEntries(
      Object.keys(row)
        .filter((name) => !KNOWN.includes(name))
        .map((name) => [firstLetters(name, 100), [messages.unknownField]]),
    ),
  }
  if (Object.keys(found).length > 0) return { problems: found }
  return { read: { id, before: isObject(row.before) ? row.before : null, after: form ?? {} }, problems: {} }
}

/** The ids and names that several rows have: each record may be in one row only. */
function twice(rows: readonly ImportRow[], { keyOf }: Master): [string, string[]][] {
  const seen = new Set<string>()
  return rows.flatMap(({ id, after }, at): [string, string[]][] => {
    const key = id === null ? `name ${keyOf(after)}` : `id ${id}`
    const isSeen = seen.has(key)
    seen.add(key)
    return isSeen ? [[`rows.${at}.${id === null ? 'after' : 'id'}`, [messages.importTwice]]] : []
  })
}

/** Reads `{rows: [{id, before, after}]}`, or throws 422 with a problem for each wrong row. No rows are right, too. */
export function readImport(master: Master, body: Record<string, unknown>): ImportRow[] {
  const { rows } = body
  if (!Array.isArray(rows)) throw unprocessable({ rows: [messages.importRows] })
  if (rows.length > MAX_IMPORT_ROWS) throw unprocessable({ rows: [messages.importTooMany(MAX_IMPORT_ROWS)] })
  const strangers = Object.keys(body).filter((name) => name !== 'rows')
  const problems: [string, string[]][] = strangers.map((name) => [firstLetters(name, 100), [messages.unknownField]])
  const read: ImportRow[] = []
  rows.forEach((row: unknown, at) => {
    const one = readRow(master, row)
    if (one.read) read.push(one.read)
    for (const [name, texts] of Object.entries(one.problems))
      problems.push([['rows', at, ...(name ? [name] : [])].join('.'), texts])
  })
  if (problems.length === 0) problems.push(...twice(read, master))
  if (problems.length > 0) throw unprocessable(Object.fromEntries(problems.slice(0, MAX_PROBLEMS)))
  return read
}
