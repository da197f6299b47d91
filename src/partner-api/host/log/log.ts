import pino from 'pino'
import { requestIdNow } from './requestId'
import { textLine } from './textLine'

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
