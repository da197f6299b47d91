const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** In Windows' code page the apostrophe of a Mac is `Õ`, which no word has before a small letter. */
const MAC_APOSTROPHE = /\p{Ll}[ÔÕ]\p{Ll}/u

/** Old programs for the Mac end lines with a carriage return alone. */
const hasMacLines = (text: string) => text.includes('\r') && !text.includes('\n')

/** Excel writes UTF-8 with a mark, UTF-16 ("Unicode Text"), or the code page of its country or of the Mac. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return hasMacLines(text) || MAC_APOSTROPHE.test(text) ? new TextDecoder('macintosh').decode(bytes) : text
  }
}
