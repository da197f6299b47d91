import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import pino from 'pino'
import type { Context, MiddlewareHandler } from 'hono'
import type { DatabaseEvents } from '../../postgres/postgresStore'
import { routePattern } from '../../routes/context'

const current = new AsyncLocalStorage<string>()

/** The id of the request that the running code answers; undefined outside of any request. */
const requestIdNow = (): string | undefined => current.getStore()

/** Runs `work` under a new id. The id is never taken from a header, because a client could write anything into the log. */
function withRequestId<T>(work: (id: string) => T): T {
  const id = randomUUID()
  return current.run(id, () => work(id))
}

type Line = Record<string, unknown> & { time?: string; level?: string; event?: string; text?: unknown; error?: unknown }

const CONTROL = /\p{Cc}/u
/** A value on one line: a line feed in it must not look like a line of the log. */
const word = (value: unknown) =>
  typeof value === 'string' && !CONTROL.test(value) ? value : (JSON.stringify(value) ?? 'undefined')

/** The lines of {@link errorFields}: the stack of an error and of its causes, one below the other. */
export function stackOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { type, message, stack, cause } = error as Record<string, unknown>
  return [`  ${word(type)}: ${word(message ?? '')}`, ...(typeof stack === 'string' ? [stack] : []), ...stackOf(cause)]
}

function told({ event, text, method, route, status, ms, error: _error, requestId: _id, ...rest }: Line): string {
  if (typeof text === 'string') return text
  if (event === 'request') return `${word(method)} ${word(route)} ${word(status)} ${word(ms)} ms`
  const others = Object.entries(rest).map(([name, value]) => `${name}=${word(value)}`)
  return [event, ...others].join(' ')
}

/** Turns one JSON line of the log into a line for a person at a terminal. */
function textLine(json: string): string {
  const { time = '', level, ...line } = JSON.parse(json) as Line
  const mark = level === 'warn' || level === 'error' ? `${level.toUpperCase()} ` : ''
  return [`${time.slice(11, 19)} ${mark}${told(line)}`, ...stackOf(line.error), ''].join('\n')
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export const LOG_FORMATS = ['json', 'text'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export type LogFormat = (typeof LOG_FORMATS)[number]

/** The fields of an event besides its name. `text` is a sentence for people, which replaces the others in a text line. */
export type LogFields = Readonly<Record<string, unknown>> & { text?: string }
export type LogEvent = (event: string, fields?: LogFields) => void
/** The log of the server's events. No event may carry a password, token, body, query, email or link. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', LogEvent>

export type LogOptions = { level: LogLevel; format: LogFormat; write?: (line: string) => void }

const toOutput = (line: string) => void process.stdout.write(line)

/** Makes a log that writes one line for each event, with time, level and the id of the request that caused it. */
export function createLog({ level, format, write = toOutput }: LogOptions): Log {
  const lines = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = requestIdNow()
        return requestId === undefined ? {} : { requestId }
      },
    },
    { write: format === 'json' ? write : (line: string) => write(textLine(line)) },
  )
  const at =
    (name: keyof Log): LogEvent =>
    (event, fields = {}) =>
      lines[name](fields, event)
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

const nothing = () => undefined
/** A log that writes nothing. */
export const quietLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing }

type ErrorFields = { type: string; message?: string; code?: string; stack?: string; cause?: ErrorFields }

const MAX_CAUSES = 3

const isDatabases = (error: Error) => 'query' in error || ('severity' in error && 'routine' in error)

/** Messages of the database, of JSON.parse and of URL quote the text that a client sent. The log leaves the quotation out. */
const QUOTED = /"[^]*"|'[^]*'|: [^\n]*$/

function safeMessage(error: Error): string | undefined {
  if ('query' in error) return undefined
  const quotes = isDatabases(error) || error instanceof SyntaxError || ('input' in error && error instanceof TypeError)
  return quotes ? error.message.replace(QUOTED, '…') : error.message
}

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * The fields that the log may have of an error: type, message, code and stack, and the same of its causes. Of a failed query
 * only the cause has a message, because the query's own message lists its parameters (names, hashes).
 */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error }
  const [message, stack] = [safeMessage(error), framesOf(error)]
  return {
    type: error.name,
    ...(message === undefined ? {} : { message }),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(stack === '' ? {} : { stack }),
    ...(error.cause !== undefined && depth < MAX_CAUSES ? { cause: errorFields(error.cause, depth + 1) } : {}),
  }
}

/** A database that ends cuts every pooled connection: so many ms have one line. */
const ONE_LOSS = 5000

/** Lines of the log about the database. */
export function databaseEvents(log: Log, ran = () => performance.now()): DatabaseEvents {
  let toldAt = -Infinity
  return {
    lost(error) {
      if (ran() - toldAt < ONE_LOSS) return
      toldAt = ran()
      // The stack is the driver's own.
      const { stack: _, ...fields } = errorFields(error)
      log.warn('database.lost', { text: 'Koneksi database terputus.', error: fields })
    },
    unlimited: (error) =>
      log.warn('database.unlimited', {
        text: 'Batas waktu untuk role database tidak dapat diatur.',
        error: errorFields(error),
      }),
    migrated: (from, to) => log.info('database.migrated', { from, to }),
    clockDiffers: (ms) =>
      log.warn('database.clock', {
        seconds: Math.round(ms / 1000),
        text: `Jam server ini berbeda ${Math.abs(Math.round(ms / 1000))} detik dari jam database. Jam database yang dipakai; betulkan jam server.`,
      }),
  }
}

/** A request that was answered. `route` is a pattern, so no id, token or query of an address is in it. */
export type Answered = { method: string; route: string; status: number; ms: number }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** A client may send any word as its method. */
const methodOf = ({ req }: Context) => (METHODS.has(req.method) ? req.method : 'OTHER')

/** Files and health checks are many and tell little. */
const isQuiet = ({ route, status }: Answered) =>
  status < 400 && (!/^\/(api|p)\//.test(route) || route === '/api/health')

function userOf(c: Context): { userId?: number } {
  const session: unknown = c.get('session')
  const user = typeof session === 'object' && session !== null && 'user' in session ? session.user : null
  return typeof user === 'object' && user !== null && 'id' in user ? { userId: Number(user.id) } : {}
}

/** Writes one line for each request, gives it an id, and answers with that id in `X-Request-Id`. */
export const requestLog =
  (log: Log, addressOf: (c: Context) => string, observe: (answered: Answered) => void): MiddlewareHandler =>
  (c, next) =>
    withRequestId(async (id) => {
      const start = performance.now()
      await next()
      c.res.headers.set('X-Request-Id', id)
      const answered = {
        method: methodOf(c),
        route: routePattern(c),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      }
      const address = addressOf(c)
      log[isQuiet(answered) ? 'debug' : 'info']('request', {
        ...answered,
        ...(isIP(address) ? { address } : {}),
        ...userOf(c),
      })
      observe(answered)
    })
