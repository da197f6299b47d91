/** Writes that change data of the business or its accounts. */
export const CHANGE_EVENTS = [
  'create',
  'update',
  'duplicate',
  'delete',
  'restore',
  'disable',
  'enable',
  'import',
  'export',
  'invite',
  'reset',
  'password',
  'seen',
  'accept',
  'take-back',
  'revoke',
  'erase',
] as const

/** What users do to sign in and out. It changes no data of the business. */
export const SIGN_IN_EVENTS = ['second-factor', 'end-session', 'login', 'login-refused', 'logout'] as const

/** What an audit row can tell about a write. */
export const AUDIT_EVENTS = [...CHANGE_EVENTS, ...SIGN_IN_EVENTS] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]
