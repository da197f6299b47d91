import type { AccountResponse, WireAccount, WireMitraAccount } from '../../http/partnerApi.types'
import type { NewLink } from '../accounts/accounts'
import type { AccountRow, MitraAccountRow } from '../stores/accountsStore'
import { conflict } from '../routes/apiError'
import { messages } from '../routes/messages'

/** Makes the version that the API shows: an opaque text that changes with every write. */
export const wireVersion = (version: number): string => String(version)

/**
 * Throws 409 when `If-Match` does not name the current version, because somebody else has saved meanwhile. Without the
 * header the last write wins.
 */
export function requireVersion(
  ifMatch: string | undefined,
  version: number,
  message: string = messages.changedMeanwhile,
): void {
  const known = (ifMatch ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  if (known.length > 0 && !known.includes('*') && !known.includes(`"${wireVersion(version)}"`)) throw conflict(message)
}

const time = (ms: number) => new Date(ms).toISOString()

function statusOf({ disabledAt, hasPassword }: AccountRow): WireAccount['status'] {
  if (disabledAt !== null) return 'disabled'
  return hasPassword ? 'active' : 'invited'
}

export const wireAccount = (row: AccountRow): WireAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  mitra: row.mitra,
  roles: row.roles.map((role) => (typeof role === 'string' ? role : role.name)),
  permissions: row.permissions,
  status: statusOf(row),
  has_second_factor: row.hasSecondFactor,
  link_expires_at: row.linkExpiresAt === null ? null : time(row.linkExpiresAt),
  version: wireVersion(row.version),
})

export const wireMitraAccount = ({ id, name, users, disabledAt, version }: MitraAccountRow): WireMitraAccount => ({
  id,
  name,
  users,
  status: disabledAt === null ? 'active' : 'disabled',
  version: wireVersion(version),
})

export const wireLink = ({ path, expiresAt }: NewLink): NonNullable<AccountResponse['link']> => ({
  path,
  expires_at: time(expiresAt),
})
