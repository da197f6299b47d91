import { accountMessages } from './accounts/accountMessages'
import { messages } from './messages'
import { ownAccountMessages } from './ownAccount/ownAccountMessages'
import type { Problems } from '../pricing/quote'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

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
export const linkGone = () => error(404)(accountMessages.linkGone)
export const signedOut = () => new ApiError(401, { message: messages.signedOut }, { 'WWW-Authenticate': 'Bearer' })
export const secondFactorRequired = () =>
  new ApiError(403, { message: ownAccountMessages.secondFactorRequired, second_factor: 'required' })

/** Makes a 422 in Laravel's form: `message` is the first of the problems. */
export const unprocessable = (errors: Problems, message = Object.values(errors)[0]?.[0] ?? messages.invalid) =>
  new ApiError(422, { message, errors })

const OUTAGE_SECONDS = 5

/** The refusal while the database cannot be reached; it is not known whether anything was written. */
export const databaseAway = () =>
  new ApiError(503, { message: messages.databaseAway }, { 'Retry-After': String(OUTAGE_SECONDS) })
