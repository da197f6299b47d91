import type { AccountRow, MitraAccountRow } from '../stores/accountsStore'
import type { AuditedFields } from '../stores/auditStore'

/** The fields of a user in the audit. No password, hash or token is among them. */
export const fieldsOfAccount = ({ name, email, mitra, roles, permissions, disabledAt }: AccountRow): AuditedFields => ({
  name,
  email,
  mitra: mitra?.name ?? null,
  roles,
  permissions,
  disabled: disabledAt !== null,
})

/** The fields of a mitra in the audit. */
export const fieldsOfMitra = ({ name, disabledAt }: MitraAccountRow): AuditedFields => ({
  name,
  disabled: disabledAt !== null,
})
