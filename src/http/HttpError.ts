const MAX_LENGTH = 300

// Markup, stack traces, SQL and file names show, in any language, that the text is for developers.
const TECHNICAL =
  /<\/?[a-z][^<>]*>|<!|\n[ \t]*at |SQLSTATE|[a-z](Exception|Error)\b|\.(php|js|ts|py|java|rb):?\d*\b|[{[]"|^\s*(select .* from|insert into|delete from) /i
const ENGLISH =
  /\b(the|is|are|was|were|be|been|has|have|had|must|may|not|your?|please|and|or|of|on|to|for|with|this|that|found|failed|invalid|cannot|undefined|unexpected|something|wrong|error|internal|bad|too|many|request|gateway|timeout|service|unavailable|unauthenticated|unauthori[sz]ed|forbidden|denied|conflict|expired|mismatch|content|entity)\b/i
const INDONESIAN =
  /\b(tidak|belum|sudah|telah|sedang|akan|harus|wajib|boleh|dapat|bisa|yang|dan|atau|dengan|untuk|dari|pada|ini|itu|anda|salah|gagal|benar|silakan|silahkan|coba|lagi|maksimal|minimal|terlalu|percobaan|kolom|isian|isi|pilih|masuk|tersedia|ditemukan)\b/i
// Laravel adds the number of further errors to its message. The answer lists those errors by field, so the number is
// cut off.
const AND_MORE = / ?\(and \d+ more errors?\)$/

/** Returns a server's text when users may read it; undefined when it is empty, too long or written for developers. */
export function textForUsers(words: string | undefined): string | undefined {
  const text = words?.replace(AND_MORE, '').trim()
  return text && text.length <= MAX_LENGTH && !TECHNICAL.test(text) ? text : undefined
}

/** Decides whether a text may be Indonesian, because a framework's default messages are English. */
export const isIndonesian = (words: string): boolean => INDONESIAN.test(words) || !ENGLISH.test(words)

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
const WITH_USER_MESSAGE = new Set([400, 401, 404, 409, 413, 422, 507])

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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value
  return Array.isArray(value) ? value.map(firstText).find(Boolean) : undefined
}

type ErrorBody = { serverMessage?: string; fieldErrors?: Record<string, string>; secondFactor?: string }

/**
 * Reads the message of an error answer and the first message of each field (by dotted path); it skips nulls. It drops a
 * text written for developers, but a field with such a text still counts as wrong.
 */
export function readErrorBody(body: unknown): ErrorBody {
  if (!isObject(body)) return {}
  const serverMessage = textForUsers(firstText(body.message))
  const fields = isObject(body.errors)
    ? Object.entries(body.errors).flatMap(([path, value]) => {
        const text = firstText(value)
        return text ? [[path, textForUsers(text) ?? 'error.field'] as const] : []
      })
    : []
  return {
    ...(typeof body.second_factor === 'string' ? { secondFactor: body.second_factor } : {}),
    ...(serverMessage ? { serverMessage } : {}),
    ...(fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : {}),
  }
}
