import type { AccountResponse, WireAccount, WireMitraAccount } from '../../http/partnerApi.types'
import type { NewLink } from '../accounts/accounts'
import type { AccountRow, MitraAccountRow } from '../stores/accountsStore'
import { wireVersion } from './version'

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
