/** Reads an address, or returns null for a text that is none. Safari 16 cannot ask first whether it is one. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
