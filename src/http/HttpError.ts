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

/** An i18n key for a failure that the server has no words for. */
function messageKey({ kind, status = 0 }: HttpErrorDetails): string {
  if (kind !== 'status') return `error.${kind}`
  if (status >= 500) return 'error.server'
  return [401, 403, 404, 409, 413, 419, 422, 429].includes(status) ? `error.${status}` : 'error.unknown'
}

/**
 * A request that failed. `message` is the server's own where it is meant for a person, otherwise an i18n key
 * (`error.network`); `status` and `body.errors` are where react-admin looks for them.
 */
export class HttpError extends Error {
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly retryAfter: number | undefined
  readonly sentToken: string | null
  readonly body: { errors?: Record<string, string> }

  constructor(details: HttpErrorDetails) {
    const spoken = details.status !== undefined && SPOKEN.has(details.status) ? details.serverMessage : undefined
    super(spoken ?? messageKey(details))
    this.name = 'HttpError'
    this.kind = details.kind
    this.status = details.status
    this.serverMessage = details.serverMessage
    this.retryAfter = details.retryAfter
    this.sentToken = details.sentToken ?? null
    this.body = details.fieldErrors ? { errors: details.fieldErrors } : {}
  }
}
