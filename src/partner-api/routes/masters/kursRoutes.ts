import { Hono } from 'hono'
import { KURS_WIRE_FIELDS } from '../../../contract/kursBody'
import { kursProblems, parseKurs } from '../../../domain/kurs/kursSchema'
import { formatDate } from '../../../domain/values/dates'
import type { MasterListResponse, WireKurs } from '../../../http/partnerApi.types'
import { formatRate } from '../../../domain/kurs/kurs'
import { businessDay } from '../../pricing/businessDay'
import { readForm, readJsonObject } from '../../wire/requests/requestBody'
import { wireKurs } from '../../wire/wireStatus'
import { requireAdmin } from '../accounts/guard'
import { recordAudit } from '../audit'
import { forbidden } from '../apiError'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from '../context'
import { keyedWrite } from '../keyedWrite'
import { messages } from '../messages'
import { revalidated } from '../revalidated'

const PATH = '/custom-data/kurs'
const RESOURCE = 'custom-data/kurs'
const CREATE = `${RESOURCE}.create`

/**
 * The history of the riyal's rate (docs/product.md §28.1): admins read it, and those with the permission add to it. No call
 * changes or deletes a rate. A newer rate for the same day corrects it.
 */
export function kursRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const signedIn = requireSession(api)
  return new Hono<ApiEnv>()
    .get(PATH, signedIn, revalidated, async (c) => {
      if (scopeOf(c.get('session')) !== 'all') throw forbidden(messages.notAllowed)
      const inForce = await store.findKurs(businessDay(now()))
      const rows = await store.listKurs()
      return c.json<MasterListResponse<WireKurs>>({
        data: { data: rows.map((row) => wireKurs(row, row.id === inForce?.id)) },
      })
    })
    .post(PATH, signedIn, async (c) => {
      const { user } = c.get('session')
      requireAdmin(user, [CREATE])
      const today = businessDay(now())
      const form = readForm(await readJsonObject(c.req.raw), null, {
        fields: KURS_WIRE_FIELDS,
        problems: (value) => kursProblems(value, today),
        parse: (value) => parseKurs(value, today),
      })
      return keyedWrite(api, c, form, async (tx) => {
        const row = { ...form, createdAt: now(), createdBy: user.id }
        const id = await tx.insertKurs(row)
        await recordAudit(api, c, tx, {
          event: 'create',
          resource: RESOURCE,
          recordId: id,
          label: `SAR 1 = ${formatRate(form.rupiahPerSar)}, ${formatDate(form.validFrom)}`,
          before: null,
          after: form,
        })
        const inForce = await tx.findKurs(today)
        const record = { ...row, id, createdBy: { id: user.id, name: user.name } }
        return { status: 201, body: wireKurs(record, inForce?.id === id) }
      })
    })
}
