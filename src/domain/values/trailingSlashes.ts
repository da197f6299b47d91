/** A text without the slashes at its end. A pattern for them would start anew at each slash of a long row of them. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text.endsWith('/', end) && end > 0) end -= 1
  return text.slice(0, end)
}
