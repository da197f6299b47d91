import { newToken, sha256 } from '../auth/tokens'
import type { StoreSession } from '../store'
import type { AccountRow } from '../stores/accountsStore'

const HOURS = 60 * 60_000
const LINK_LIFETIME = 72 * HOURS

export type NewLink = { path: string; expiresAt: number }

/** Whether a link is for a first password or for another one decides its address and its words. */
export type LinkKind = 'invitation' | 'reset'
export const linkKindOf = ({ hasPassword }: Pick<AccountRow, 'hasPassword'>): LinkKind =>
  hasPassword ? 'reset' : 'invitation'

const PATHS: Record<LinkKind, string> = { invitation: '/undangan', reset: '/atur-ulang' }

/** Makes the link by which a user chooses a password; it replaces the user's earlier link. Only its hash is kept. */
export async function makeLink(tx: StoreSession, account: AccountRow, now: number): Promise<NewLink> {
  const token = newToken()
  const expiresAt = now + LINK_LIFETIME
  await tx.putLink({ userId: account.id, tokenHash: await sha256(token), expiresAt })
  // No browser sends what stands behind `#`, so no proxy can log it.
  return { path: `${PATHS[linkKindOf(account)]}#${token}`, expiresAt }
}

/** The account of a link, or null when the link is unknown, used, replaced or too old, or the account is disabled. */
export async function accountOfLink(tx: StoreSession, token: string, now: number): Promise<AccountRow | null> {
  const link = await tx.findLink(await sha256(token))
  if (!link || link.expiresAt <= now || !(await tx.mayEnter(link.userId))) return null
  return tx.findAccount(link.userId)
}
