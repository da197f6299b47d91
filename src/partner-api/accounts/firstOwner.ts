import { ADMIN_ROLE, EVERYTHING } from '../../domain/access/grants'
import type { StoreSession } from '../store'
import type { AccountRow, MitraAccountRow } from '../stores/accountsStore'

export type FirstOwner = { business: string; name: string; email: string; passwordHash: string }
type Created = { mitra: MitraAccountRow; account: AccountRow }

/**
 * Creates the first account: an admin who may do everything, and who belongs to the business as a mitra, so that the
 * owner can also make packages. Returns both as the audit needs them, or null when the database has an account. Of two
 * simultaneous calls the second waits for the first, because both claim the same row.
 */
export async function createFirstOwner(tx: StoreSession, owner: FirstOwner, now: number): Promise<Created | null> {
  const claimed = await tx.claimSeeding(now)
  if (!claimed || (await tx.hasAccounts())) return null
  const { business, name, email, passwordHash } = owner
  const mitraId = await tx.insertMitra({ name: business })
  const rights = { mitraId, roles: [ADMIN_ROLE], permissions: [EVERYTHING] }
  const id = await tx.insertUser({ name, email, passwordHash, ...rights })
  const [mitra, account] = [await tx.findMitraAccount(mitraId), await tx.findAccount(id)]
  if (!mitra || !account) throw new Error(`no owner ${id} of mitra ${mitraId}`)
  return { mitra, account }
}
