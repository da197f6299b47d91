/** The largest picture of an offer, in bytes. */
export const MOST_PICTURE_BYTES = 300_000

const [MARK, START, END, SCAN] = [0xff, 0xd8, 0xd9, 0xda]
/** The markers of a frame header, which has the size of the picture. C4, C8 and CC are of other kinds. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Whether these bytes are a JPEG: its first and last marker, and between them whole segments up to a frame with a size
 * and the scan. Other files, also ones with the beginning of a JPEG alone, are not.
 */
export function isJpeg(bytes: Uint8Array): boolean {
  const at = (index: number) => bytes[index] ?? 0
  const length = bytes.length
  if (at(0) !== MARK || at(1) !== START || at(length - 2) !== MARK || at(length - 1) !== END) return false
  let hasSize = false
  for (let index = 2; index + 4 <= length;) {
    if (at(index) !== MARK) return false
    const [marker, size] = [at(index + 1), at(index + 2) * 256 + at(index + 3)]
    if (marker === SCAN) return hasSize
    if (isFrame(marker)) hasSize = at(index + 5) + at(index + 6) > 0 && at(index + 7) + at(index + 8) > 0
    if (size < 2) return false
    index += 2 + size
  }
  return false
}
