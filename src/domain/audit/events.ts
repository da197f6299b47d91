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
  'send',
  'seen',
  'accept',
  'take-back',
  'revoke',
  'erase',
] as const

/** Events of signing in and out. They change no data of the business. */
export const SIGN_IN_EVENTS = ['second-factor', 'end-session', 'login', 'login-refused', 'logout'] as const

/** All events that an audit row can have. */
export const AUDIT_EVENTS = [...CHANGE_EVENTS, ...SIGN_IN_EVENTS] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]
