import { accountMessages, messages, ownAccountMessages } from './messages'
import { TooBusyError } from '../queue/fairLine'
import { isAway, isDiskFull, isLockTimeout } from '../stores/outage'

/** What is wrong with a request: texts by the names of its fields. */
export type Problems = Record<string, string[]>

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503 | 507

/** A refusal. Any code below a route may throw it; a transaction is rolled back, and partnerApi.ts makes the JSON answer. */
export class ApiError extends Error {
  constructor(
    readonly status: Status,
    readonly body: { message: string } & Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message)
  }
}

const error = (status: Status) => (message: string) => new ApiError(status, { message })

export const badRequest = error(400)
export const forbidden = error(403)
export const conflict = error(409)
export const tooLarge = error(413)
export const wrongType = error(415)
export const notFound = () => error(404)(messages.notFound)
/** The disk of the database is full. */
export const diskFull = () => error(507)(messages.diskFull)
export const linkGone = () => error(404)(accountMessages.linkGone)
export const signedOut = () => new ApiError(401, { message: messages.signedOut }, { 'WWW-Authenticate': 'Bearer' })
export const secondFactorRequired = () =>
  new ApiError(403, { message: ownAccountMessages.secondFactorRequired, second_factor: 'required' })

/** Makes a 422 in Laravel's form: `message` is the first of the problems. */
export const unprocessable = (errors: Problems, message = Object.values(errors)[0]?.[0] ?? messages.invalid) =>
  new ApiError(422, { message, errors })

/** Throws 422 where there are problems: the name of a field and its text each. The last text of a field counts. */
export function requireNone(problems: readonly (readonly [name: string, text: string])[]): void {
  // fromEntries defines fields and never assigns them, so a field called `__proto__` does no harm.
  if (problems.length > 0) throw unprocessable(Object.fromEntries(problems.map(([name, text]) => [name, [text]])))
}

/** The client did nothing wrong, and may come back after so many seconds. */
export const BUSY_SECONDS = 5

/** Whether a queue was full, or another transaction has held the locks of a write for too long. */
export const isBusy = (error: unknown): boolean => error instanceof TooBusyError || isLockTimeout(error)

const OUTAGE_SECONDS = 5

/**
 * The answer to an error that nobody expected: 503 while the database cannot be reached (a write may have happened then)
 * or is too slow, 507 where its disk is full, else 500.
 */
export function failure(error: unknown): Pick<ApiError, 'body' | 'headers'> & { status: 500 | 503 | 507 } {
  if (isDiskFull(error)) return { status: 507, body: { message: messages.diskFull }, headers: {} }
  return isAway(error)
    ? { status: 503, body: { message: messages.databaseAway }, headers: { 'Retry-After': String(OUTAGE_SECONDS) } }
    : { status: 500, body: { message: messages.failed }, headers: {} }
}
