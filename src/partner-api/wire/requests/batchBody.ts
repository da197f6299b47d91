import { MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import { isObject } from '@/domain/values/isObject'
import { parseId } from '../../stores/snapshot'
import { requireNone, unprocessable } from '../../errors/apiError'
import { messages } from '../../errors/messages'
import { strangersIn } from './requestBody'

/** A record to delete, with the version that the client has read, if it knows one. */
export type DeletedRow = { id: number; version?: string }

function readRow(row: unknown): DeletedRow | null {
  if (!isObject(row)) return null
  const { id: given, version } = row
  const id = parseId(given)
  const isRight = strangersIn(row, ['id', 'version']).length === 0
  if (id === null || !isRight || (version !== undefined && typeof version !== 'string')) return null
  return { id, ...(version === undefined ? {} : { version }) }
}

/** Reads `{rows: [{id, version}]}`, or throws 422. */
export function readDeletion(body: Record<string, unknown>): DeletedRow[] {
  requireNone(strangersIn(body, ['rows']))
  const { rows } = body
  if (!Array.isArray(rows) || rows.length === 0) throw unprocessable({ rows: [messages.importRows] })
  if (rows.length > MAX_IMPORT_ROWS) throw unprocessable({ rows: [messages.importTooMany(MAX_IMPORT_ROWS)] })
  return rows.map((row: unknown, at) => {
    const read = readRow(row)
    if (!read) throw unprocessable({ [`rows.${at}`]: [messages.notFound] })
    return read
  })
}

/** Reads `{leave_changed}`: whether records that somebody changed since are left alone. Throws 422. */
export function readUndo(body: Record<string, unknown>): boolean {
  requireNone(strangersIn(body, ['leave_changed']))
  const { leave_changed: leaves = false } = body
  if (typeof leaves !== 'boolean') throw unprocessable({ leave_changed: [messages.invalid] })
  return leaves
}
