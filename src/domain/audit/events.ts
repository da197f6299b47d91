/** What an audit row can tell about a write. */
export const AUDIT_EVENTS = [
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
  'second-factor',
  'end-session',
  'login',
  'login-refused',
  'logout',
] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]
