import { Hono, type Context } from 'hono'
import { randomKey } from '@/domain/randomKey'
import type { BatchResponse, DeletedResponse, UndoneResponse } from '@/http/partnerApi.types'
import type { KeyAnswer, StoreSession } from '../../stores/store'
import type { AuditRow, Change } from '../../stores/upkeepStore'
import { changedFields } from '../../wire/audited'
import type { Master } from '../../wire/masters'
import { readJsonObject, strangersIn } from '../../wire/requests/requestBody'
import { wireVersion } from '../../wire/wire'
import { recordAudits } from '../audit'
import { requireAdmin } from '../accounts/guard'
import { ApiError, notFound, requireNone, unprocessable } from '../../errors/apiError'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { keyedWrite, provedBySession } from '../idempotency'
import { batchMessages, messages } from '../../errors/messages'
import { masterFor } from './importRoutes'
import { MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import { isObject } from '@/domain/values/isObject'
import { parseId } from '../../stores/snapshot'

/** A record to delete, with the version that the client has read, if it knows one. */
type DeletedRow = { id: number; version?: string }

function readRow(row: unknown): DeletedRow | null {
  if (!isObject(row)) return null
  const { id: given, version } = row
  const id = parseId(given)
  const isRight = strangersIn(row, ['id', 'version']).length === 0
  if (id === null || !isRight || (version !== undefined && typeof version !== 'string')) return null
  return { id, ...(version === undefined ? {} : { version }) }
}

/** Reads `{rows: [{id, version}]}`, or throws 422. */
function readDeletion(body: Record<string, unknown>): DeletedRow[] {
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
function readUndo(body: Record<string, unknown>): boolean {
  requireNone(strangersIn(body, ['leave_changed']))
  const { leave_changed: leaves = false } = body
  if (typeof leaves !== 'boolean') throw unprocessable({ leave_changed: [messages.invalid] })
  return leaves
}

const PATH = '/:group{custom-data|hotel}/:name'
const MOST_NAMED = 100

/** Throws 409 that names the records that somebody changed. */
function refuseChanged(changed: readonly { id: number | null; label: string }[], text: (names: string[]) => string) {
  if (changed.length === 0) return
  const errors = changed.slice(0, MOST_NAMED).map(({ id, label }) => [`records.${id}`, [label]])
  throw new ApiError(409, { message: text(changed.map(({ label }) => label)), errors: Object.fromEntries(errors) })
}

/** Deletes the rows that are still there, and returns what the audit keeps of each. */
async function removeRows(
  tx: StoreSession,
  { lock, mark, resource, labelOf, fieldsOf }: Master,
  rows: readonly DeletedRow[],
  now: number,
): Promise<Change[]> {
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const wanted = (await lock(tx)).filter(({ id }) => versions.has(id))
  const isOld = ({ id, version }: (typeof wanted)[number]) =>
    ![undefined, wireVersion(version)].includes(versions.get(id))
  refuseChanged(
    wanted.filter(isOld).map(({ id, form }) => ({ id, label: labelOf(form) })),
    batchMessages.deletionChanged,
  )
  const ids = wanted.map(({ id }) => id)
  await mark(tx, ids, now)
  return wanted.map(({ id, form }) => ({
    event: 'delete',
    resource,
    recordId: id,
    label: labelOf(form),
    before: fieldsOf(form),
    after: null,
  }))
}

/** Takes the rows of a batch back, and returns what the audit keeps of each. */
async function undoRows(tx: StoreSession, master: Master, rows: readonly AuditRow[], now: number): Promise<Change[]> {
  const { resource, fieldsOf, labelOf } = master
  const saved = new Map((await master.lock(tx)).map(({ id, form }) => [id, form]))
  const idsOf = (some: readonly AuditRow[]) => some.flatMap(({ recordId }) => recordId ?? [])
  const [made, deleted] = [rows.filter(({ before }) => before === null), rows.filter(({ after }) => after === null)]
  const changed = rows.filter(({ before, after }) => before !== null && after !== null)
  const undone = changed.flatMap(({ recordId, before }) => {
    const form = recordId === null ? undefined : saved.get(recordId)
    return recordId === null || form === undefined
      ? []
      : [{ id: recordId, from: form, form: master.over({ ...form, ...before }) }]
  })
  await master.mark(tx, idsOf(made), now)
  await master.mark(tx, idsOf(deleted), null)
  await master.update(tx, undone)
  const change = ({ recordId, label }: AuditRow) => ({ resource, recordId, label })
  return [
    ...made.map((row) => ({ ...change(row), event: 'delete' as const, before: row.after, after: null })),
    ...deleted.map((row) => ({ ...change(row), event: 'restore' as const, before: null, after: row.before })),
    ...undone.map(({ id, from, form }) => ({
      event: 'update' as const,
      resource,
      recordId: id,
      label: labelOf(form),
      ...changedFields(fieldsOf(from), fieldsOf(form)),
    })),
  ]
}

/** Whoever imported may take new records back; others need the right to delete them. */
function requireMayUndo(c: Context<ApiEnv>, { resource }: Master, rows: readonly AuditRow[]): void {
  const { user } = c.get('session')
  const needed = rows.some(({ event }) => event === 'delete') ? ['delete'] : ['create', 'edit']
  const isOthers = rows.some(({ before, userId }) => before === null && userId !== user.id)
  for (const action of [...needed, ...(isOthers ? ['delete'] : [])]) requireAdmin(user, [`${resource}.${action}`])
}

/** The master of a request's path, for a user who may write many of its records in some way. Throws 404 and 403. */
async function masterOfWriter(api: ApiContext, c: Context<ApiEnv>): Promise<Master> {
  const master = await masterFor(api, c, [])
  requireAdmin(c.get('session').user, [`${master.resource}.edit`, `${master.resource}.delete`])
  return master
}

/**
 * Writes of many records: GET `/{resource}/batches/newest`, POST `/{resource}/batches/{id}/undo` and POST
 * `/{resource}/delete`, each in one transaction (docs/product.md §15.11).
 */
export function batchRoutes(api: ApiContext): Hono<ApiEnv> {
  const signedIn = requireSession(api)
  return new Hono<ApiEnv>()
    .get(`${PATH}/batches/newest`, signedIn, async (c) => {
      const newest = await api.store.newestBatch((await masterOfWriter(api, c)).resource)
      if (!newest) return c.json<BatchResponse>({ data: null })
      const { at, userId: _, userName: user_name, ...counts } = newest
      return c.json<BatchResponse>({ data: { ...counts, at: new Date(at).toISOString(), user_name } })
    })
    .post(`${PATH}/batches/:id/undo`, signedIn, async (c) => {
      const master = await masterOfWriter(api, c)
      const leaves = readUndo(await readJsonObject(c.req.raw))
      const batch = c.req.param('id')
      const may = async (tx: StoreSession) => {
        const rows = await tx.readBatch(master.resource, batch)
        requireMayUndo(c, master, rows)
        return rows
      }
      const work = async (tx: StoreSession, rows: readonly AuditRow[]): Promise<KeyAnswer> => {
        const last = rows.at(-1)
        if (!last) throw notFound()
        await master.lock(tx)
        const later = new Set(await tx.changedAfter(master.resource, last.id))
        const isChanged = ({ recordId }: AuditRow) => recordId !== null && later.has(recordId)
        if (!leaves)
          refuseChanged(
            rows.filter(isChanged).map(({ recordId, label }) => ({ id: recordId, label })),
            batchMessages.undoChanged,
          )
        const undoable = rows.filter((row) => !isChanged(row))
        const changes = await undoRows(tx, master, undoable, api.now())
        await recordAudits(api, c, tx, changes, { kind: 'undo', batch })
        const countOf = (event: Change['event']) => changes.filter((one) => one.event === event).length
        const data = { removed: countOf('delete'), restored: countOf('restore'), changed: countOf('update') }
        return { status: 200, body: { data, message: batchMessages.undone } satisfies UndoneResponse }
      }
      return keyedWrite(api, c, { leaves }, { may, work })
    })
    .post(`${PATH}/delete`, signedIn, async (c) => {
      const master = await masterFor(api, c, ['delete'])
      const rows = readDeletion(await readJsonObject(c.req.raw))
      const work = async (tx: StoreSession): Promise<KeyAnswer> => {
        const batch = randomKey()
        const changes = await removeRows(tx, master, rows, api.now())
        await recordAudits(api, c, tx, changes, { kind: 'batch', batch })
        const data = { deleted: changes.length, batch }
        return { status: 200, body: { data, message: batchMessages.deleted } satisfies DeletedResponse }
      }
      return keyedWrite(api, c, rows, { may: provedBySession, work })
    })
}
