import { Hono, type Context } from 'hono'
import type { ImportResponse } from '@/http/partnerApi.types'
import { businessDay } from '../../pricing/businessDay'
import { formValues } from '@/records/fields'
import { MAX_IMPORT_BYTES } from '@/domain/masters/masters'
import { recentRates } from '@/domain/kurs/kursHistory'
import { randomKey } from '@/domain/randomKey'
import { isSameJson } from '@/domain/sameJson'
import type { KeyAnswer, StoreSession } from '../../stores/store'
import { changedFields } from '../../wire/audited'
import { readImport, type ImportRow } from '../../wire/requests/importBody'
import { masterAt, type Master, type MasterForm } from '../../wire/masters'
import { readJsonObject } from '../../wire/requests/requestBody'
import { recordAudits } from '../audit'
import type { Change } from '../../stores/upkeepStore'
import { requireAdmin } from '../accounts/guard'
import { ApiError, badRequest, notFound, unprocessable } from '../../errors/apiError'
import { requireSession, type ApiContext, type ApiEnv } from '../context'
import { messages } from '../../errors/messages'
import { keyedWrite, provedBySession } from '../idempotency'

const MAX_NAMED_ROWS = 100

/** The master of a request's path, for a user with all of these rights. Throws 404 and 403. */
export async function masterFor(
  { store, now }: ApiContext,
  c: Context<ApiEnv>,
  actions: readonly ('create' | 'edit' | 'delete')[],
): Promise<Master> {
  const today = businessDay(now())
  const kurs = await store.findKurs(today)
  const recent = actions.includes('edit') ? recentRates(await store.listKurs(), today) : []
  const master = masterAt(c.req.param('group') ?? '', c.req.param('name') ?? '', kurs, ...recent)
  if (!master) throw notFound()
  for (const action of actions) requireAdmin(c.get('session').user, [`${master.resource}.${action}`])
  return master
}

type Current = Awaited<ReturnType<Master['lock']>>

/** Throws 409 that names each row whose record was changed, deleted or created by somebody since the preview. */
function requireUnchanged({ fields, over, keyOf }: Master, rows: readonly ImportRow[], current: Current): void {
  const byId = new Map(current.map(({ id, form }) => [id, form]))
  const keys = new Set(current.map(({ form }) => keyOf(form)))
  const isOld = ({ id, before, after }: ImportRow) => {
    if (id === null) return keys.has(keyOf(after))
    const record = byId.get(id)
    // An app of an earlier version does not know every field: over the record, what it has read changes nothing.
    return !record || !isSameJson(over(formValues(fields, before ?? {}), record), over(record))
  }
  const old = rows.flatMap((row, at) => (isOld(row) ? [at] : []))
  if (old.length === 0) return
  const errors = old.slice(0, MAX_NAMED_ROWS).map((at) => [`rows.${at}`, [messages.importChangedRow]])
  throw new ApiError(409, { message: messages.importChanged(old.length), errors: Object.fromEntries(errors) })
}

/** Keeps the pictures of the rows, or throws 422 that names each row whose picture is no longer there. */
async function keepPictures(
  tx: StoreSession,
  { keepPicturesOf, pictureField }: Master,
  rows: readonly ImportRow[],
  formerly: ReadonlyMap<number, MasterForm>,
): Promise<void> {
  const saved = rows.map(({ id, after }) => ({ form: after, earlier: id === null ? undefined : formerly.get(id) }))
  const gone = (await keepPicturesOf(tx, saved)).slice(0, MAX_NAMED_ROWS)
  const errors = gone.map((at) => [`rows.${at}.after.${pictureField}`, [messages.pictureGone]])
  if (gone.length > 0) throw unprocessable(Object.fromEntries(errors), messages.pictureGone)
}

/** Writes all rows, and returns what each of them changed. */
async function write(
  tx: StoreSession,
  master: Master,
  rows: readonly ImportRow[],
  current: Current,
): Promise<Change[]> {
  const { resource, fieldsOf, labelOf, over } = master
  const formerly = new Map(current.map(({ id, form }) => [id, form]))
  const fresh = rows.flatMap(({ id, after }) => (id === null ? [over(after)] : []))
  const changed = rows.flatMap(({ id, after }) => (id === null ? [] : [{ id, form: over(after, formerly.get(id)) }]))
  const wrong = rows.flatMap(({ id, after }, at) =>
    Object.entries(master.problemsAcross(after, id === null ? undefined : formerly.get(id))).map(
      ([name, texts]): [string, string[]] => [`rows.${at}.after.${name}`, texts],
    ),
  )
  if (wrong.length > 0) throw unprocessable(Object.fromEntries(wrong.slice(0, MAX_NAMED_ROWS)))
  const ids = await master.insert(tx, fresh)
  await master.update(tx, changed)
  await keepPictures(tx, master, rows, formerly)
  const change = (recordId: number | null, form: MasterForm) => ({
    event: 'import' as const,
    resource,
    recordId,
    label: labelOf(form),
  })
  return [
    ...fresh.map((form, at) => ({ ...change(ids[at] ?? null, form), before: null, after: fieldsOf(form) })),
    ...changed.map(({ id, form }) => ({
      ...change(id, form),
      ...changedFields(fieldsOf(formerly.get(id) ?? {}), fieldsOf(form)),
    })),
  ]
}

/**
 * POST `/{resource}/import`: many records of a master in one transaction, all or none. A request without rows writes nothing.
 * With the key of an earlier import it says whether that one was written (409), and makes sure that it never will be (200).
 */
export function importRoutes(api: ApiContext): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/:group{custom-data|hotel}/:name/import', requireSession(api), async (c) => {
    const master = await masterFor(api, c, ['create', 'edit'])
    const rows = readImport(master, await readJsonObject(c.req.raw, MAX_IMPORT_BYTES))
    const importRows = async (tx: StoreSession): Promise<KeyAnswer> => {
      const current = rows.length > 0 ? await master.lock(tx) : []
      requireUnchanged(master, rows, current)
      const batch = randomKey()
      await recordAudits(api, c, tx, await write(tx, master, rows, current), { kind: 'batch', batch })
      // The client has stopped the import or lost its connection: nothing is written.
      if (c.req.raw.signal.aborted) throw badRequest(messages.importStopped)
      const created = rows.filter(({ id }) => id === null).length
      const data = { created, changed: rows.length - created }
      return { status: 200, body: { data, batch, message: messages.imported } satisfies ImportResponse }
    }
    return keyedWrite(api, c, rows, { may: provedBySession, work: importRows })
  })
}
