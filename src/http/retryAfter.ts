/**
 * The seconds that `Retry-After` asks to wait: a number of them, or a date, which is compared with the server's own clock
 * where its answer names it: a phone's may be wrong. Undefined for a time that is past, or none.
 */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? ''
  const until = /^\d+(\.\d+)?$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - (Date.parse(headers.get('date') ?? '') || now)
  const seconds = Math.ceil(until / 1000)
  return seconds > 0 ? seconds : undefined
}
