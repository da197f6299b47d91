/** Reads a number of a query, at least 1 and at most `max`. Anything else counts as missing. */
export function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  if (!text || !/^\d{1,9}$/.test(text)) return fallback
  return Math.min(max, Math.max(1, Number(text)))
}
