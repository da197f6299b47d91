import { createCanvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanJpeg } from '@/domain/pictures/cleanJpeg'
import { servedPicture } from '@/domain/pictures/sentPicture'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const segment = (marker: number, ...data: number[]) => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 0xff,
  ...data,
]
const of = (...parts: (readonly number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

const START = [0xff, 0xd8]
const END = [0xff, 0xd9]
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0)
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 7, 0xff, 0, 0xff, 0xd0, 9]
const plain = of(START, frame(64, 64), SCAN, END)

/** 24 × 16 pixels, progressive with ten scans, as libjpeg-turbo writes it. */
const PROGRESSIVE = new Uint8Array(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAUA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAwIF/9oADAMBAAIQAxAAAAGSh6LCfq+DU//EABYQAAMAAAAAAAAAAAAAAAAAAAABA//aAAgBAQABBQJTFMUxTFMUz//EABgRAAIDAAAAAAAAAAAAAAAAAAAEAgMh/9oACAEDAQE/AaWCDGH/xAAXEQADAQAAAAAAAAAAAAAAAAAAAQMC/9oACAECAQE/AdXHc//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CX//EABYQAQEBAAAAAAAAAAAAAAAAAGEAEP/aAAgBAQABPyEooosiv//aAAwDAQACAAMAAAAQrO//xAAXEQEAAwAAAAAAAAAAAAAAAAAAITFR/9oACAEDAQE/EK5an//EABcRAQADAAAAAAAAAAAAAAAAAAAhMWH/2gAIAQIBAT8Q0SW//8QAFhAAAwAAAAAAAAAAAAAAAAAAECBh/9oACAEBAAE/EESSiF//2Q==',
    'base64',
  ),
)

function drawn(width: number, height: number, quality: number): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (let at = 0; at < 8; at += 1) {
    context.fillStyle = `hsl(${at * 45} 70% 50%)`
    context.fillRect((at * width) / 8, at % 3, width / 5, height)
  }
  return new Uint8Array(canvas.toBuffer('image/jpeg', quality))
}

async function pixels(jpeg: Uint8Array) {
  const image = await loadImage(Buffer.from(jpeg))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return {
    size: [image.width, image.height],
    data: Buffer.from(context.getImageData(0, 0, image.width, image.height).data).toString('base64'),
  }
}

/** The segment of a camera: how it was held, a place, a model, and a preview. */
function exif(orientation: number, isLittle = false): number[] {
  const number = (value: number, size: number) => {
    const all = Array.from({ length: size }, (_, at) => (value >> (8 * (size - 1 - at))) & 255)
    return isLittle ? all.reverse() : all
  }
  const entry = (tag: number, type: number, count: number, value: number) => [
    ...number(tag, 2),
    ...number(type, 2),
    ...number(count, 4),
    ...(type === 3 ? [...number(value, 2), 0, 0] : number(value, 4)),
  ]
  return segment(
    0xe1,
    ...bytesOf('Exif\0\0'),
    ...bytesOf(isLittle ? 'II' : 'MM'),
    ...number(42, 2),
    ...number(8, 4),
    ...number(3, 2),
    ...entry(0x10f, 2, 4, 0x41424300),
    ...entry(0x112, 3, 1, orientation),
    ...entry(0x8825, 4, 1, 50),
    ...number(0, 4),
    ...bytesOf('GPS -6.2 106.8 Ibu Salamah'),
    ...plain,
  )
}

const withSegments = (jpeg: Uint8Array, ...segments: number[][]) => of(START, segments.flat(), jpeg.subarray(2))
const has = (bytes: Uint8Array | undefined, text: string) => Buffer.from(bytes ?? []).includes(text)

describe('a cleaned JPEG (docs/product.md §15.8.10)', () => {
  it.each([
    ['of a canvas', drawn(90, 60, 80)],
    ['of a canvas, small and coarse', drawn(1, 1, 1)],
    ['of many pixels', drawn(1080, 1350, 90)],
    ['with many scans', PROGRESSIVE],
  ])('%s has the same pixels and size, and no profile', async (_, jpeg) => {
    const cleaned = cleanJpeg(jpeg)
    const before = await pixels(jpeg)
    expect(await pixels(cleaned?.bytes ?? plain)).toEqual(before)
    expect([cleaned?.width, cleaned?.height]).toEqual(before.size)
    expect(has(cleaned?.bytes, 'ICC_PROFILE')).toBe(false)
    expect(cleanJpeg(cleaned?.bytes ?? plain)?.bytes).toEqual(cleaned?.bytes)
  })

  it('places, texts, previews and profiles go, and the pixels stay', async () => {
    const jpeg = drawn(40, 30, 80)
    const full = withSegments(
      jpeg,
      exif(1),
      segment(0xe1, ...bytesOf('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Salamah</x:xmpmeta>')),
      segment(0xe2, ...bytesOf('ICC_PROFILE\0 Salamah')),
      segment(0xe0, ...bytesOf('JFXX\0'), ...plain),
      segment(0xed, ...bytesOf('Photoshop 3.0\0 Salamah')),
      segment(0xfe, ...bytesOf('<script>Salamah</script>')),
    )
    const { bytes } = cleanJpeg(full) ?? {}
    for (const text of ['Salamah', 'Exif', 'GPS', 'xmp', 'ICC', 'JFXX', 'script'])
      expect([text, has(bytes, text)]).toEqual([text, false])
    expect(bytes).toEqual(cleanJpeg(jpeg)?.bytes)
    expect(await pixels(bytes ?? plain)).toEqual(await pixels(jpeg))
  })

  it.each([
    [6, false],
    [8, true],
    [3, false],
  ])('a photo that was taken with the camera held as %i says so, and nothing else of it', (orientation, isLittle) => {
    const { bytes = plain } = cleanJpeg(withSegments(plain, exif(orientation, isLittle))) ?? {}
    expect(bytes.length - plain.length).toBe(4 + 32)
    expect([has(bytes, 'Exif'), bytes.includes(orientation)]).toEqual([true, true])
    expect([has(bytes, 'GPS'), has(bytes, 'ABC')]).toEqual([false, false])
    expect(cleanJpeg(bytes)?.bytes).toEqual(bytes)
  })

  it.each([0, 1, 9, 65_535])('an orientation of %i says nothing', (orientation) => {
    expect(cleanJpeg(withSegments(plain, exif(orientation)))?.bytes).toEqual(plain)
  })

  it.each([6, 20, 30, 36])('a camera’s segment that ends after %i bytes says nothing, and stops nothing', (length) => {
    const data = exif(6).slice(4, 4 + length)
    expect(cleanJpeg(withSegments(plain, segment(0xe1, ...data)))?.bytes).toEqual(plain)
  })

  it('how the colours are coded stays, without the preview and the text behind it', () => {
    const jfif = segment(0xe0, ...bytesOf('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 0, 0)
    const adobe = segment(0xee, ...bytesOf('Adobe'), 0, 100, 0, 0, 0, 0, 1)
    const preview = segment(0xe0, ...bytesOf('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 1, 1, 3, 4, 5)
    const longer = segment(0xee, ...bytesOf('Adobe'), 0, 100, 0, 0, 0, 0, 1, ...bytesOf('Salamah'))
    const kept = withSegments(plain, jfif, adobe)
    expect(cleanJpeg(kept)?.bytes).toEqual(kept)
    expect(cleanJpeg(withSegments(plain, preview, longer, longer))?.bytes).toEqual(kept)
  })

  it('fill bytes before a marker go', () => {
    const filled = of(START, [0xff, 0xff, 0xff], frame(64, 64), SCAN, [0xff], END)
    expect(cleanJpeg(filled)?.bytes).toEqual(plain)
  })
})

describe('a file that decoders may read in another way is no JPEG', () => {
  it.each<[string, Uint8Array]>([
    ['nothing', of([])],
    ['the first and last marker alone', of(START, END)],
    ['a second frame behind fill bytes', of(START, frame(64, 64), [0xff, 0xff], frame(23_000, 23_000), SCAN, END)],
    ['a second frame', of(START, frame(64, 64), frame(64, 64), SCAN, END)],
    ['a frame of another kind', of(START, frame(64, 64), frame(9, 9, 0xc2), SCAN, END)],
    ['a frame behind the scan', of(START, frame(64, 64), SCAN, frame(23_000, 23_000), END)],
    ['a small frame in a comment that is longer than it says', of(START, [0xff, 0xfe, 0, 1], frame(64, 64), SCAN, END)],
    ['a height that is told later', of(START, frame(64, 0), SCAN, segment(0xdc, 0, 64), END)],
    ['a height that is told again', of(START, frame(64, 64), SCAN, segment(0xdc, 250, 0), END)],
    ['a frame of no width', of(START, frame(0, 64), SCAN, END)],
    ['a frame without loss', of(START, frame(64, 64, 0xc3), SCAN, END)],
    ['an arithmetic frame', of(START, frame(64, 64, 0xc9), SCAN, END)],
    ['a hierarchy of frames', of(START, frame(64, 64, 0xde), frame(64, 64), SCAN, END)],
    ['12 bits a sample', of(START, segment(0xc1, 12, 0, 64, 0, 64, 1, 1, 0x11, 0), SCAN, END)],
    ['a frame with fewer components than it says', of(START, segment(0xc0, 8, 0, 64, 0, 64, 3, 1, 0x11, 0), SCAN, END)],
    ['two components', of(START, segment(0xc0, 8, 0, 64, 0, 64, 2, 1, 0x11, 0, 2, 0x11, 0), SCAN, END)],
    ['a component twice', of(START, segment(0xc0, 8, 0, 64, 0, 64, 3, 1, 17, 0, 1, 17, 0, 1, 17, 0), SCAN, END)],
    ['a scan of an unknown component', of(START, frame(64, 64), segment(0xda, 1, 2, 0, 0, 63, 0), [7], END)],
    ['a scan before the frame', of(START, SCAN, frame(64, 64), END)],
    ['no scan', of(START, frame(64, 64), END)],
    ['no end', plain.slice(0, -2)],
    ['something behind the end', of(plain, bytesOf('<script>'))],
    ['another picture behind the end', of(plain, plain)],
    ['a table that is too short', of(START, frame(64, 64), segment(0xdb, 0, 1, 2), SCAN, END)],
    [
      'a table that is too long',
      of(START, frame(64, 64), segment(0xc4, 0, ...Array<number>(16).fill(0), 5), SCAN, END),
    ],
    ['an unknown segment', of(START, segment(0xf0, 1), frame(64, 64), SCAN, END)],
    ['a restart outside of a scan', of(START, [0xff, 0xd0], frame(64, 64), SCAN, END)],
    ['letters between segments', of(START, bytesOf('abc'), frame(64, 64), SCAN, END)],
    ['a hundred scans', of(START, frame(64, 64), Array.from({ length: 100 }, () => SCAN).flat(), END)],
    ['a PNG', bytesOf('\x89PNG\r\n\x1a\n')],
    ['HTML between the markers', of(START, [0xff], bytesOf('<html><script>alert(1)</script>'), END)],
  ])('%s', (_, bytes) => {
    expect(cleanJpeg(bytes)).toBeNull()
  })

  it('every beginning of a picture', () => {
    const jpeg = drawn(20, 20, 50)
    for (let end = 0; end < jpeg.length; end += 1) expect([end, cleanJpeg(jpeg.slice(0, end))]).toEqual([end, null])
  })

  it('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(cleanJpeg(bytes)).toBeNull()
      }),
    )
  })

  it('a picture with changed bytes is refused, or stays as it is when it is cleaned again', () => {
    const jpeg = drawn(24, 16, 70)
    const change = fc.tuple(fc.nat(jpeg.length - 1), fc.integer({ min: 0, max: 255 }))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const bytes = Uint8Array.from(jpeg)
        for (const [at, value] of changes) bytes[at] = value
        const cleaned = cleanJpeg(bytes)
        if (!cleaned) return
        expect(cleaned.bytes.length).toBeLessThanOrEqual(bytes.length)
        expect(cleanJpeg(cleaned.bytes)).toEqual(cleaned)
      }),
    )
  })
})

it('a stored picture that was never cleaned is served without its place, and one of too many pixels is not served', () => {
  expect(servedPicture(withSegments(plain, exif(1)))).toEqual(plain)
  expect(servedPicture(of(START, frame(2048, 2048), SCAN, END))).not.toBeNull()
  expect(servedPicture(of(START, frame(2049, 9), SCAN, END))).toBeNull()
  expect(servedPicture(null)).toBeNull()
})
