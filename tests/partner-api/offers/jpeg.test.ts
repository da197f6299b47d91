import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isJpeg } from '../../../src/domain/values/jpeg'
import { JPEG } from './offerWorld'

/** A JPEG of 1 × 1 as an encoder wrote it. */
const REAL = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)
const whole = Uint8Array.from([...REAL, 0xff, 0xd9])

it('a picture of an encoder is a JPEG, and so is the smallest one', () => {
  expect([isJpeg(whole), isJpeg(JPEG)]).toEqual([true, true])
})

it.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['the first and last marker alone', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ['a picture without its end', whole.slice(0, -2)],
  ['a picture with something behind it', Uint8Array.from([...whole, ...Buffer.from('<script>')])],
  ['a PNG', Uint8Array.from(Buffer.from('iVBORw0KGgo', 'base64'))],
  [
    'HTML between the markers',
    Uint8Array.from([0xff, 0xd8, 0xff, ...Buffer.from('<html><script>alert(1)</script>'), 0xff, 0xd9]),
  ],
  ['a scan without a size', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9])],
  ['a segment that ends nowhere', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0xff, 0xd9])],
  ['a frame of no size', JPEG.map((byte, at) => (at >= 13 && at <= 16 ? 0 : byte))],
])('%s is no JPEG', (_, bytes) => {
  expect(isJpeg(bytes)).toBe(false)
})

it('random bytes are no JPEG, and are read in no time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(isJpeg(bytes)).toBe(false)
    }),
  )
})
