import type { Id } from '../types'
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
export const SIGN_IN_EVENTS = ['second-factor', 'push', 'end-session', 'login', 'login-refused', 'logout'] as const

/** Whether an event is one of signing in and out. */
export const isSignIn = (event: string): boolean => SIGN_IN_EVENTS.some((one) => one === event)

/** All events that an audit row can have. */
export const AUDIT_EVENTS = [...CHANGE_EVENTS, ...SIGN_IN_EVENTS] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]

type Fields = Readonly<Record<string, unknown>>

/** A row of the audit. Texts that the partner API leaves out are empty. */
export type AuditRecord = {
  id: Id
  /** ISO 8601. */
  at: string
  /** Empty when nobody was signed in. */
  userName: string
  address: string
  event: string
  resource: string
  recordId: Id | null
  label: string
  /** The fields before and after; of a change, those that changed. */
  before: Fields | null
  after: Fields | null
}

export type AuditUser = { id: Id; name: string }
