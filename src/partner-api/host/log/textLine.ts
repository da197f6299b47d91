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
export function textLine(json: string): string {
  const { time = '', level, ...line } = JSON.parse(json) as Line
  const mark = level === 'warn' || level === 'error' ? `${level.toUpperCase()} ` : ''
  return [`${time.slice(11, 19)} ${mark}${told(line)}`, ...stackOf(line.error), ''].join('\n')
}
