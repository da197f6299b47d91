import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadHash, uploadPath } from '@/domain/masters/uploads'
import { fromBase64 } from '@/domain/values/base64'
import { isCutOff } from '@/domain/pictures/jpeg'
import { aspectOf, isRaster, LOGO_SHAPE, moved, pictureCut, shrunk } from '@/domain/pictures/pictureCut'
import { LOGO } from '../offer/packages'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const length = fc.integer({ min: 1, max: 9000 })
const size = fc.record({ width: length, height: length })
const part = fc.double({ min: -0.5, max: 1.5, noNaN: true })
const view = fc.record({ x: part, y: part, zoom: fc.double({ min: 0.5, max: 9, noNaN: true }) })
const aspect = fc.constantFrom(16 / 9, 4, 0.5, 1)

describe('a picture that is chosen (docs/product.md §15.8)', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\r', true],
    ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01', true],
    ['RIFF\x10\0\0\0WEBPVP8 ', true],
    ['RIFF\x10\0\0\0WAVEfmt ', false],
    ['GIF89a\x01\0\x01\0\0\0', false],
    ['<svg xmlns=', false],
    ['<?xml versio', false],
    ['%PDF-1.7', false],
    ['', false],
  ])('whether a file that begins with %j can be chosen: %s', (start, is) => expect(isRaster(bytesOf(start))).toBe(is))

  it('a JPEG that breaks off anywhere is known, and one with more behind its end is whole', () => {
    const jpeg = fromBase64(LOGO) ?? new Uint8Array()
    for (let end = 2; end < jpeg.length; end += 1) expect([end, isCutOff(jpeg.slice(0, end))]).toEqual([end, true])
    expect(isCutOff(jpeg)).toBe(false)
    expect(isCutOff(Uint8Array.from([...jpeg, 0, 0xff, 0xd8, 7]))).toBe(false)
    expect(isCutOff(bytesOf('\x89PNG\r\n\x1a\n'))).toBe(false)
  })

  it('the end of a preview inside a segment is not the end of the photo, and stuffed bytes and restarts end nothing', () => {
    const preview = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9]
    const data = [0xff, 0xda, 0, 2, 1, 0xff, 0, 0xff, 0xd0, 0xff, 0xff, 0]
    expect(isCutOff(Uint8Array.from([0xff, 0xd8, ...preview, ...data]))).toBe(true)
    expect(isCutOff(Uint8Array.from([0xff, 0xd8, ...preview, ...data, 0xff, 0xd9]))).toBe(false)
  })
})

describe('the part of a picture that is used', () => {
  it('a logo keeps its proportions, but at most 4:1 and at least 1:2, and is cut from its middle', () => {
    fc.assert(
      fc.property(size, (picture) => {
        const wanted = aspectOf(picture, LOGO_SHAPE)
        const { left, top, width, height } = pictureCut(picture, wanted)
        expect(left * 2 + width).toBeCloseTo(picture.width)
        expect(top * 2 + height).toBeCloseTo(picture.height)
        expect(width / height).toBeCloseTo(wanted)
        expect(wanted).toBeLessThanOrEqual(4)
        expect(wanted).toBeGreaterThanOrEqual(0.5)
      }),
    )
  })

  it('no view shows anything but the picture, and every one has its proportions', () => {
    fc.assert(
      fc.property(size, aspect, view, (picture, wanted, at) => {
        const { left, top, width, height } = pictureCut(picture, wanted, at)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(picture.width + 1e-6)
        expect(top + height).toBeLessThanOrEqual(picture.height + 1e-6)
        expect(width / height).toBeCloseTo(wanted)
      }),
    )
  })

  it('a move follows the hand until the edge, and the way back begins there', () => {
    const picture = { width: 1600, height: 900 }
    const start = { x: 0.5, y: 0.5, zoom: 2 }
    const cut = (at: typeof start) => pictureCut(picture, 16 / 9, at)
    const right = moved(picture, 16 / 9, start, { x: 0.25, y: 0 })
    expect(cut(right)).toEqual({ left: 600, top: 225, width: 800, height: 450 })
    const edge = moved(picture, 16 / 9, right, { x: 9, y: -9 })
    expect(cut(edge)).toMatchObject({ left: 800, top: 0 })
    expect(cut(moved(picture, 16 / 9, edge, { x: -0.25, y: 0.5 }))).toMatchObject({ left: 600, top: 225 })
  })

  it('a picture is shrunk to its longest side, and never made larger', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(160, 512), (picture, longest) => {
        const { width, height } = shrunk(picture, longest)
        const most = Math.max(picture.width, picture.height)
        expect(Math.max(width, height)).toBe(Math.min(longest, most))
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

it.each([
  [uploadPath('a'.repeat(64)), 'a'.repeat(64)],
  [`/${uploadPath('0'.repeat(64))}`, '0'.repeat(64)],
  [`https://cdn.example.com/media/${uploadPath('1'.repeat(64))}`, '1'.repeat(64)],
  ['uploads/short.jpg', null],
  [`xuploads/${'a'.repeat(64)}.jpg`, null],
  [`uploads/${'a'.repeat(64)}.png`, null],
  ['hotels/makkah/anjum.svg', null],
  [null, null],
])('the path %j names the upload %j', (path, hash) => expect(uploadHash(path)).toBe(hash))
