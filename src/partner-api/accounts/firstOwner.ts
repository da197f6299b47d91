import { ADMIN_ROLE, EVERYTHING } from '../../domain/access/grants'
import type { StoreSession } from '../store'

export type FirstOwner = { business: string; name: string; email: string; passwordHash: string }

/**
 * Creates the first account: an admin who may do everything, and who belongs to the business as a mitra, so that the
 * owner can also make packages. Returns its id, or null when the database has an account. Of two simultaneous calls the
 * second waits for the first, because both claim the same row.
 */
export async function createFirstOwner(tx: StoreSession, owner: FirstOwner, now: number): Promise<number | null> {
  const claimed = await tx.claimSeeding(now)
  if (!claimed || (await tx.hasAccounts())) return null
  const { business, name, email, passwordHash } = owner
  const mitraId = await tx.insertMitra({ name: business })
  return tx.insertUser({ name, email, passwordHash, mitraId, roles: [ADMIN_ROLE], permissions: [EVERYTHING] })
}
