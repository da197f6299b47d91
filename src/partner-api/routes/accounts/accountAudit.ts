import type { Context } from 'hono'
import type { AuditEvent } from '@/domain/audit/events'
import { fieldsOfAccount, fieldsOfMitra } from '../../accounts/accounts'
import type { StoreSession } from '../../stores/store'
import type { AccountRow, MitraAccountRow } from '../../stores/accountsStore'
import type { AuditedFields } from '../../stores/upkeepStore'
import { recordAudit } from '../audit'
import type { ApiContext, ApiEnv } from '../context'

/** Which row changed how. Without `after` the audit says only that it happened, as of a link. */
type Change<Row> = { event: AuditEvent; row: Row; before?: Row | null; after?: Row }
/** The user of a change that nobody signed in for. */
type Who = { who: { id: number; name: string } }

const withFields = <Row extends { id: number; name: string }>(
  { event, row, before, after }: Change<Row>,
  fieldsOf: (row: Row) => AuditedFields,
) => ({
  event,
  recordId: row.id,
  label: row.name,
  before: before ? fieldsOf(before) : null,
  after: after ? fieldsOf(after) : null,
})

/** Adds the audit row of a change to a user. No password, hash or token is among its fields. */
export const auditAccount = (
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  change: Change<AccountRow>,
  who?: Who,
): Promise<void> => recordAudit(api, c, tx, { resource: 'users', ...withFields(change, fieldsOfAccount) }, who)

/** The same for a mitra. */
export const auditMitra = (
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  change: Change<MitraAccountRow>,
  who?: Who,
): Promise<void> => recordAudit(api, c, tx, { resource: 'mitra', ...withFields(change, fieldsOfMitra) }, who)
