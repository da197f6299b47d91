const [MARK, START, END, SCAN] = [0xff, 0xd8, 0xd9, 0xda]
/** The markers of a frame header, which has the size of the picture. C4, C8 and CC are of other kinds. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * The size of a JPEG in pixels; null for other files. A JPEG has its first and last marker, and between them whole segments up
 * to a frame with a size and the scan. A file with the beginning of a JPEG alone has none.
 */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const at = (index: number) => bytes[index] ?? 0
  const two = (index: number) => at(index) * 256 + at(index + 1)
  const length = bytes.length
  if (at(0) !== MARK || at(1) !== START || at(length - 2) !== MARK || at(length - 1) !== END) return null
  let found = { width: 0, height: 0 }
  for (let index = 2; index + 4 <= length;) {
    if (at(index) !== MARK) return null
    const [marker, size] = [at(index + 1), two(index + 2)]
    if (marker === SCAN) return found.width > 0 && found.height > 0 ? found : null
    if (isFrame(marker)) found = { height: two(index + 5), width: two(index + 7) }
    if (size < 2) return null
    index += 2 + size
  }
  return null
}

/** Whether these bytes are a JPEG, and not only the beginning of one. */
export const isJpeg = (bytes: Uint8Array): boolean => jpegSize(bytes) !== null

const isData = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Whether a JPEG breaks off: its data end before its last marker. A camera may have written more behind that marker. A preview
 * inside a segment has a last marker of its own, so the segments are skipped.
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
