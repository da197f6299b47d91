import type { Context } from 'hono'
import { accountChange, mitraChange, type Changed } from '../../accounts/accounts'
import type { StoreSession } from '../../stores/store'
import type { AccountRow, MitraAccountRow } from '../../stores/accountsStore'
import { recordAudit } from '../audit'
import type { ApiContext, ApiEnv } from '../context'

/** The user of a change that nobody signed in for. */
type Who = { who: { id: number; name: string } }

/** Adds the audit row of a change to a user. No password, hash or token is among its fields. */
export const auditAccount = (
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  change: Changed<AccountRow>,
  who?: Who,
): Promise<void> => recordAudit(api, c, tx, accountChange(change), who)

/** The same for a mitra. */
export const auditMitra = (
  api: ApiContext,
  c: Context<ApiEnv>,
  tx: StoreSession,
  change: Changed<MitraAccountRow>,
  who?: Who,
): Promise<void> => recordAudit(api, c, tx, mitraChange(change), who)
