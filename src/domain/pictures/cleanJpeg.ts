/** Reads JPEGs that others have made, strictly, and writes them anew without what a picture does not need (docs/product.md §15.8.10). */

const [MARK, START, END, SCAN, COMMENT] = [0xff, 0xd8, 0xd9, 0xda, 0xfe]
const [JFIF, EXIF, ADOBE] = [0xe0, 0xe1, 0xee]
const [HUFFMAN, QUANTIZATION, RESTARTS] = [0xc4, 0xdb, 0xdd]
/** Baseline, extended and progressive: browsers decode no other. */
const FRAMES = [0xc0, 0xc1, 0xc2]
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const isRestart = (byte: number | undefined) => byte !== undefined && byte >= 0xd0 && byte <= 0xd7

/** Each scan of a progressive picture decodes all of its pixels again. Encoders write about ten. */
const MOST_SCANS = 64

type Bytes = Uint8Array<ArrayBuffer>
export type CleanJpeg = { bytes: Bytes; width: number; height: number }

const two = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
const high = (byte = 0) => byte >> 4
const low = (byte = 0) => byte & 15
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Whether parts of known lengths fill a segment. `lengthAt` is 0 for a part that no decoder takes. */
function isFilled(data: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0
  while (at < data.length) {
    const length = lengthAt(at)
    if (length === 0) return false
    at += length
  }
  return at === data.length && at > 0
}

const isQuantization = (data: Uint8Array) =>
  isFilled(data, (at) => (high(data[at]) > 1 || low(data[at]) > 3 ? 0 : 1 + 64 * (high(data[at]) + 1)))

const isHuffman = (data: Uint8Array) =>
  isFilled(data, (at) => {
    const codes = data.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)
    return high(data[at]) > 1 || low(data[at]) > 3 || codes > 256 ? 0 : 17 + codes
  })

type Frame = { width: number; height: number; components: readonly number[] }

/** The frame of a picture: a height of 0 would be told later, by a segment that decoders read differently. */
function frameOf(data: Uint8Array): Frame | null {
  const [precision, height, width, count = 0] = [data[0], two(data, 1), two(data, 3), data[5]]
  if (precision !== 8 || height === 0 || width === 0 || ![1, 3, 4].includes(count) || data.length !== 6 + 3 * count)
    return null
  const components = Array.from({ length: count }, (_, place) => data.subarray(6 + 3 * place, 9 + 3 * place))
  const isRight = components.every(
    ([, sampling, table = 0]) => [high(sampling), low(sampling)].every((one) => one >= 1 && one <= 4) && table <= 3,
  )
  const ids = components.map(([id = 0]) => id)
  return isRight && new Set(ids).size === count ? { width, height, components: ids } : null
}

function isScan(data: Uint8Array, { components }: Frame): boolean {
  const count = data[0] ?? 0
  const ids = Array.from({ length: count }, (_, place) => data[1 + 2 * place] ?? -1)
  return count >= 1 && count <= 4 && data.length === 4 + 2 * count && ids.every((id) => components.includes(id))
}

/** The index of the next marker that is no restart, where a scan ends. -1 when it breaks off. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARK, from)
  while (at >= 0 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1]))) at = bytes.indexOf(MARK, at + 2)
  return at
}

const ORIENTATION = 0x0112
const ENTRY = 12
const EXIF_HEAD = 'Exif\0\0'

/** How a camera was held, 1 to 8, as its segment says; 1 when it does not. */
function orientationOf(data: Uint8Array): number {
  const isLittle = textAt(data, 6, 2) === 'II'
  if (textAt(data, 0, 6) !== EXIF_HEAD || (!isLittle && textAt(data, 6, 2) !== 'MM')) return 1
  const view = new DataView(data.buffer, data.byteOffset + 6, data.length - 6)
  if (view.byteLength < 10) return 1
  const first = view.getUint32(4, isLittle)
  if (first + 2 > view.byteLength) return 1
  for (let entry = 0; entry < view.getUint16(first, isLittle); entry += 1) {
    const at = first + 2 + entry * ENTRY
    if (at + ENTRY > view.byteLength) return 1
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

const segment = (marker: number, data: ArrayLike<number>): Bytes =>
  Uint8Array.from([MARK, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...Array.from(data)])

const EXIF_LETTERS = Array.from(EXIF_HEAD, (letter) => letter.charCodeAt(0))
// A directory with a single entry, in big-endian order.
const DIRECTORY = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0]
const turned = (orientation: number): Bytes =>
  segment(EXIF, [...EXIF_LETTERS, ...DIRECTORY, orientation, 0, 0, 0, 0, 0, 0])

/** The kept part of a segment: how the colours are coded and how the camera was held. */
function keptApplication(marker: number, data: Uint8Array): Bytes | null {
  if (marker === JFIF && textAt(data, 0, 5) === 'JFIF\0' && data.length >= 14)
    return segment(marker, [...data.subarray(0, 12), 0, 0])
  if (marker === ADOBE && textAt(data, 0, 5) === 'Adobe' && data.length >= 12)
    return segment(marker, data.subarray(0, 12))
  if (marker !== EXIF) return null
  const orientation = orientationOf(data)
  return orientation === 1 ? null : turned(orientation)
}

const isTable = (marker: number, data: Uint8Array): boolean =>
  (marker === QUANTIZATION && isQuantization(data)) ||
  (marker === HUFFMAN && isHuffman(data)) ||
  (marker === RESTARTS && data.length === 2)

function joined(parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/**
 * A JPEG written anew, segment by segment, with its size. It keeps tables, one frame, its scans, how the colours are coded
 * and how the camera was held. Places, times, texts, previews and colour profiles go. Null for whatever a decoder might read
 * in another way: a second frame, a size that is told later, wrong lengths, a file that breaks off, and bytes behind its end.
 */
export function cleanJpeg(bytes: Uint8Array): CleanJpeg | null {
  if (bytes[0] !== MARK || bytes[1] !== START) return null
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let frame: Frame | null = null
  let [index, scans] = [2, 0]
  const kept = new Set<number>()
  while (bytes[index] === MARK) {
    // Any number of fill bytes may stand before a marker.
    while (bytes[index] === MARK) index += 1
    const marker = bytes[index] ?? 0
    index += 1
    if (marker === END) {
      if (!frame || scans === 0 || index !== bytes.length) return null
      return { bytes: joined([...parts, Uint8Array.of(MARK, END)]), width: frame.width, height: frame.height }
    }
    const length = two(bytes, index)
    if (length < 2 || index + length > bytes.length) return null
    const data = bytes.subarray(index + 2, index + length)
    index += length
    if (isApplication(marker)) {
      const part = kept.has(marker) ? null : keptApplication(marker, data)
      if (part) parts.push(part)
      if (part) kept.add(marker)
    } else if (marker === SCAN) {
      const end = frame && isScan(data, frame) ? scanEnd(bytes, index) : -1
      scans += 1
      if (end < 0 || scans > MOST_SCANS) return null
      parts.push(segment(marker, data), bytes.subarray(index, end))
      index = end
    } else if (FRAMES.includes(marker)) {
      if (frame) return null
      frame = frameOf(data)
      if (!frame) return null
      parts.push(segment(marker, data))
    } else if (isTable(marker, data)) parts.push(segment(marker, data))
    else if (marker !== COMMENT) return null
  }
  return null
}
