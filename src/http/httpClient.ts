import { searchOf, standardHeaders, type Query } from './addresses'
import { withoutTrailingSlashes } from '@/domain/values/urls'
import { readErrorBody, HttpError } from './HttpError'
import { isOwnRefusal, isPage, parseBody, saysSomething } from './ownAnswer'

/**
 * Reads `Retry-After` as seconds to wait. The header holds a number or a date. A date is compared with the server's own
 * clock (its `Date` header) when the answer has one, because a phone's clock may be wrong. Undefined when the time has
 * passed or the header is absent.
 */
function readRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? ''
  const until = /^\d+(\.\d+)?$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - (Date.parse(headers.get('date') ?? '') || now)
  const seconds = Math.ceil(until / 1000)
  return seconds > 0 ? seconds : undefined
}

export type RequestOptions = {
  query?: Query
  body?: unknown
  /** A body that is JSON already. */
  json?: string | undefined
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Replaces the stored token; null sends none. */
  token?: string | null
  /** Replaces the client's own timeout. */
  timeoutMs?: number
  /** Reads a success that is a file and not JSON. */
  readFile?: (response: Response) => Promise<unknown>
  /** Lets the request outlive the page (logout). */
  keepalive?: boolean
  /** Whether a write's answer may be empty or plain text. The caller then reads a proof, or needs none. */
  mayBeEmpty?: boolean
}

export type HttpClient = {
  /**
   * Resolves with the parsed JSON, or null for an empty answer. Rejects with {@link HttpError}, or with the signal's
   * reason.
   */
  request: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: RequestOptions) => Promise<unknown>
}

export type HttpClientOptions = {
  /** Base address of the API: `/api`, or a URL on another origin. */
  baseUrl: string
  fetch: typeof globalThis.fetch
  getToken: () => string | null
  /**
   * Fires when the stored token is no longer valid, and then aborts the reads that use it. Writes go on to the server.
   */
  tokenLife?: () => AbortSignal
  getCsrfToken?: () => string | null
  /** The request is aborted after this many milliseconds (docs/product.md §12.1.1). */
  timeoutMs?: number
  /** Called when the server answers 401 to a request with this token. */
  onUnauthorized?: (sentToken: string) => void
  /** Called when the server first wants a second factor to be set up. */
  onSecondFactorRequired?: (sentToken: string | null) => void
  /** Called after each successful answer. */
  onSuccess?: () => void
  /** Called when a request is sent. Returns the function to call after a successful answer. */
  onSend?: () => () => void
  /** Called when a request could not be sent, or its connection broke. */
  onNoAnswer?: () => void
  log?: (line: string) => void
  /** Called with the server's `Date` of each answer that the API itself has given. */
  onDate?: (answer: { server: number; sentAt: number; receivedAt: number }) => void
}

export const REQUEST_TIMEOUT_MS = 30_000

const LOG_LINES: Record<number, string> = { 403: 'access forbidden', 419: 'CSRF mismatch', 429: 'rate limit exceeded' }

function logLine({ kind, status = 0 }: HttpError): string | undefined {
  if (kind === 'network') return 'network error, check your connection'
  if (kind === 'timeout') return 'request timeout'
  if (kind === 'notJson') return 'answer is not JSON'
  if (kind === 'unproven') return 'answer says nothing'
  return status >= 500 ? `server error (${status})` : LOG_LINES[status]
}

/** A refused save or other write of a session is logged too (docs/product.md §11.1.12); 401 ends the session instead. */
const refusalLine = (method: string, { status = 0, sentToken }: HttpError) =>
  method !== 'GET' && sentToken !== null && status >= 400 && status !== 401 ? `refused (${status})` : undefined

/** Runs `work` with a signal that fires on timeout, or when one of `outer` fires first. */
async function withTimeout<T>(
  timeoutMs: number,
  outer: AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const giveUp = () => controller.abort(outer.find(({ aborted }) => aborted)?.reason)
  if (outer.some(({ aborted }) => aborted)) giveUp()
  outer.forEach((signal) => signal.addEventListener('abort', giveUp))
  const timer = setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), timeoutMs)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    outer.forEach((signal) => signal.removeEventListener('abort', giveUp))
  }
}

/**
 * Reads the JSON of an answer. Throws an {@link HttpError} for a refusal, and for what is no JSON. With `mayBeEmpty` a text
 * such as `OK` reads as null.
 */
async function readAnswer(
  response: Response,
  sentToken: string | null,
  { mayBeEmpty = false }: Pick<RequestOptions, 'mayBeEmpty'> = {},
): Promise<unknown> {
  const text = await response.text()
  const parsed = parseBody(text)
  if (response.ok) {
    if (parsed) return parsed.json
    if (mayBeEmpty && !isPage(text)) return null
    throw new HttpError({ kind: 'notJson', status: response.status, sentToken })
  }
  // A proxy that asks for a password has no status of the API.
  if (!isOwnRefusal(response)) throw new HttpError({ kind: 'notJson', sentToken })
  const retryAfter = readRetryAfter(response.headers)
  throw new HttpError({
    kind: 'status',
    status: response.status,
    sentToken,
    ...readErrorBody(parsed?.json),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

/** Turns any failure into an {@link HttpError}; an abort by the caller is passed on unchanged. */
function toHttpError(error: unknown, signal: AbortSignal, sentToken: string | null): unknown {
  if (error instanceof HttpError) return error
  if (signal.aborted) return isTimeout(signal.reason) ? new HttpError({ kind: 'timeout', sentToken }) : error
  return new HttpError({ kind: 'network', sentToken })
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'

/** The only client of the partner API (docs/product.md §10 and §11). Its dependencies are passed in. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl, getToken, timeoutMs = REQUEST_TIMEOUT_MS, log = (line) => console.warn(line) } = options
  const base = withoutTrailingSlashes(baseUrl)

  function headersFor(method: string, request: RequestOptions, token: string | null): Record<string, string> {
    const csrf = method === 'GET' ? null : options.getCsrfToken?.()
    return {
      ...standardHeaders(token),
      ...(csrf ? { 'X-CSRF-TOKEN': csrf } : {}),
      ...request.headers,
    }
  }

  async function request(method: string, path: string, request: RequestOptions = {}): Promise<unknown> {
    const token = request.token === undefined ? getToken() : request.token
    const life = method === 'GET' && token !== null && token === getToken() ? options.tokenLife?.() : undefined
    const outer = [request.signal, life].filter((signal) => signal !== undefined)
    return withTimeout(request.timeoutMs ?? timeoutMs, outer, async (signal) => {
      try {
        const body = request.json ?? (request.body === undefined ? undefined : JSON.stringify(request.body))
        const sentAt = Date.now()
        const onAnswer = options.onSend?.()
        const response = await options.fetch(`${base}${path}${searchOf(request.query)}`, {
          method,
          headers: headersFor(method, request, token),
          signal,
          ...(body === undefined ? {} : { body }),
          ...(request.keepalive ? { keepalive: true } : {}),
        })
        const receivedAt = Date.now()
        const { readFile } = request
        const answer = await (readFile && response.ok ? readFile(response) : readAnswer(response, token, request))
        if (method !== 'GET' && !request.mayBeEmpty && !saysSomething(answer))
          throw new HttpError({ kind: 'unproven', sentToken: token })
        // The `Date` of a cached answer is old.
        const date = response.headers.has('age') || !saysSomething(answer) ? null : response.headers.get('date')
        if (date !== null) options.onDate?.({ server: Date.parse(date), sentAt, receivedAt })
        options.onSuccess?.()
        onAnswer?.()
        return answer
      } catch (cause) {
        const error = toHttpError(cause, signal, token)
        if (error instanceof HttpError) {
          // Log only the path: query, body and token may hold private data.
          const line = logLine(error) ?? refusalLine(method, error)
          if (line) log(`[api] ${method} ${path}: ${line}`)
          if (error.kind === 'network') options.onNoAnswer?.()
          if (error.status === 401 && token) options.onUnauthorized?.(token)
          if (error.secondFactor === 'required') options.onSecondFactorRequired?.(token)
        }
        throw error
      }
    })
  }

  return { request }
}
