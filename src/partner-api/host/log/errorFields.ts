export type ErrorFields = { type: string; message?: string; code?: string; stack?: string; cause?: ErrorFields }

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
