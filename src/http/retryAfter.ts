/**
 * Reads `Retry-After` as seconds to wait. The header holds a number or a date. A date is compared with the server's own
 * clock (its `Date` header) when the answer has one, because a phone's clock may be wrong. Undefined when the time has
 * passed or the header is absent.
 */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? ''
  const until = /^\d+(\.\d+)?$/.test(asked)
    ? Number(asked) * 1000
    : Date.parse(asked) - (Date.parse(headers.get('date') ?? '') || now)
  const seconds = Math.ceil(until / 1000)
  return seconds > 0 ? seconds : undefined
}
