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
