const [MARK, START, END] = [0xff, 0xd8, 0xd9]

const isData = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Whether a JPEG breaks off: its data end before its last marker. A camera may have written more
 * behind that marker. A preview inside a segment has a last marker too, so the segments are skipped.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  if (bytes[0] !== MARK || bytes[1] !== START) return false
  for (let index = 2; index + 1 < bytes.length;) {
    const [first, marker = 0] = [bytes[index], bytes[index + 1]]
    if (first !== MARK || marker === MARK || isData(marker)) index += 1
    else if (marker === END) return false
    else index += 2 + (bytes[index + 2] ?? 0) * 256 + (bytes[index + 3] ?? 0)
  }
  return true
}
