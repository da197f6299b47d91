import { isIndonesian } from './serverWords'

/** `unproven`: a write was answered with success, but the answer does not show that anything was written. */
export type FailureKind = 'status' | 'network' | 'timeout' | 'notJson' | 'unproven'

export type HttpErrorDetails = {
  kind: FailureKind
  /** HTTP status; absent when no answer arrived. */
  status?: number
  /** The server's own message about the failure. */
  serverMessage?: string
  /** The first message of each field, by its dotted path. */
  fieldErrors?: Record<string, string>
  /** Why the second factor made the API refuse: `totp` after a right password, `required` when it has to be set up. */
  secondFactor?: string
  /** Seconds, from `Retry-After`. */
  retryAfter?: number
  /** The token that the request carried. */
  sentToken?: string | null
}

// Servers write the messages of these statuses for users; they write the message of a 500 for developers.
const WITH_USER_MESSAGE = new Set([400, 401, 404, 409, 413, 422])

/** Gives the waiting time in seconds, minutes or hours, whichever reads best: `error.waitMinutes?n=15`. */
function waitKey(seconds: number): string {
  if (seconds <= 90) return `error.waitSeconds?n=${seconds}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `error.waitMinutes?n=${minutes}` : `error.waitHours?n=${Math.ceil(minutes / 60)}`
}

/** Returns the i18n key, with its values, for a failure without a message from the server. */
function messageKey({ kind, status = 0, retryAfter }: HttpErrorDetails): string {
  if (kind !== 'status') return `error.${kind}`
  if (status === 429 && retryAfter !== undefined) return waitKey(retryAfter)
  if (status >= 500) return 'error.server'
  return [401, 403, 404, 409, 413, 419, 422, 429].includes(status) ? `error.${status}` : 'error.unknown'
}

/**
 * A failed request. `message` is the server's own text when a mitra can read it, otherwise an i18n key
 * (`error.network`, `error.waitSeconds?n=40`). react-admin reads `status` and `body.errors`.
 */
export class HttpError extends Error {
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly retryAfter: number | undefined
  readonly secondFactor: string | undefined
  readonly sentToken: string | null
  readonly body: { errors?: Record<string, string> }

  constructor(details: HttpErrorDetails) {
    const { status = 0, serverMessage = '' } = details
    super(
      WITH_USER_MESSAGE.has(status) && serverMessage && isIndonesian(serverMessage)
        ? serverMessage
        : messageKey(details),
    )
    this.name = 'HttpError'
    this.kind = details.kind
    this.status = details.status
    this.serverMessage = details.serverMessage
    this.retryAfter = details.retryAfter
    this.secondFactor = details.secondFactor
    this.sentToken = details.sentToken ?? null
    this.body = details.fieldErrors ? { errors: details.fieldErrors } : {}
  }
}
