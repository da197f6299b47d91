/**
 * SQLSTATE codes after which the same work may succeed on a new connection or in a new transaction. They stand for:
 * - a broken connection (class 08, PgBouncer's own errors too), no free connection, or a server that stops or starts;
 * - a standby that was taken for the primary;
 * - a transaction that was idle or open for too long, a serialization failure or a deadlock;
 * - a prepared statement that another connection has: this one does not know it (26000), or has its name already (42P05).
 */
const SQL_STATES = /^(08...|57P0[1-35]|25006|25P0[34]|26000|42P05|53300|40001|40003|40P01)$/
// The name of a container is gone (ENOTFOUND, EAI_AGAIN) while the container starts again.
const SOCKET_CODES = new Set(
  'ECONNABORTED ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETDOWN ENETUNREACH ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
)
/** The driver says this to a caller that waited too long in the queue of a full pool. */
export const isQueueTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

/**
 * Errors without a useful code: the driver's about a connection that broke or never came, and those of a standby that
 * cannot read an unlogged table.
 */
const TEXTS =
  /^(Connection terminated|Query read timeout|Client (was closed|has encountered a connection error)|.* during recovery$)/

const isCode = (code: unknown) => typeof code === 'string' && (SQL_STATES.test(code) || SOCKET_CODES.has(code))

/** A pooler on the same machine that starts again has no socket for a moment. */
const isGoneSocket = (error: Error) =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** Whether an error, or the cause of it, says that the database cannot be reached or gave the transaction up. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && isCode(error.code)) ||
    isGoneSocket(error) ||
    isQueueTimeout(error) ||
    TEXTS.test(error.message) ||
    isOutage(error.cause)
  )
}

const hasState = (error: unknown, state: string): boolean =>
  error instanceof Error && (('code' in error && error.code === state) || hasState(error.cause, state))

/** Whether a statement waited too long for a lock that another transaction holds. */
export const isLockTimeout = (error: unknown): boolean => hasState(error, '55P03')

/**
 * Whether the database cannot answer now: an outage, or a statement that took too long or waited
 * too long for a lock. The server does not repeat such a
 * statement, because it would take as long again.
 */
export const isAway = (error: unknown): boolean => isOutage(error) || hasState(error, '57014') || isLockTimeout(error)

/** Whether a write found no room on the disk of the database. */
export const isDiskFull = (error: unknown): boolean => hasState(error, '53100')
