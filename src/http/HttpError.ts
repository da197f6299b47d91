import { isIndonesian } from './serverWords'

export type FailureKind = 'status' | 'network' | 'timeout' | 'notJson'

export type HttpErrorDetails = {
  kind: FailureKind
  /** HTTP status; absent where no answer came. */
  status?: number
  /** What the server said about it, if anything. */
  serverMessage?: string
  /** Field path (dotted) to the first message about it. */
  fieldErrors?: Record<string, string>
  /** Seconds, from `Retry-After`. */
  retryAfter?: number
  /** The token this request was sent with. */
  sentToken?: string | null
}

// Only these are written for the person at the screen; a 500's message is for its developers.
const SPOKEN = new Set([400, 401, 404, 409, 413, 422])

/** How long, in the largest unit that is still near: `error.waitMinutes?n=15`. */
function waitKey(seconds: number): string {
  if (seconds <= 90) return `error.waitSeconds?n=${seconds}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `error.waitMinutes?n=${minutes}` : `error.waitHours?n=${Math.ceil(minutes / 60)}`
}

/** An i18n key for a failure that the server has no words for, with its values. */
function messageKey({ kind, status = 0, retryAfter }: HttpErrorDetails): string {
  if (kind !== 'status') return `error.${kind}`
  if (status === 429 && retryAfter !== undefined) return waitKey(retryAfter)
  if (status >= 500) return 'error.server'
  return [401, 403, 404, 409, 413, 419, 422, 429].includes(status) ? `error.${status}` : 'error.unknown'
}

/**
 * A request that failed. `message` is the server's own where it is meant for a mitra, otherwise an i18n key
 * (`error.network`, `error.waitSeconds?n=40`); `status` and `body.errors` are where react-admin looks for them.
 */
export class HttpError extends Error {
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly retryAfter: number | undefined
  readonly sentToken: string | null
  readonly body: { errors?: Record<string, string> }

  constructor(details: HttpErrorDetails) {
    const { status = 0, serverMessage = '' } = details
    super(SPOKEN.has(status) && serverMessage && isIndonesian(serverMessage) ? serverMessage : messageKey(details))
    this.name = 'HttpError'
    this.kind = details.kind
    this.status = details.status
    this.serverMessage = details.serverMessage
    this.retryAfter = details.retryAfter
    this.sentToken = details.sentToken ?? null
    this.body = details.fieldErrors ? { errors: details.fieldErrors } : {}
  }
}
