import { zlibSync } from 'fflate'
import { jsPDF } from 'jspdf'
import type { Pixels } from './glyphs'

/** The steps between seen and unseen. Sixteen look alike and pack better than 256. */
const STEP = 17

/** One character for each byte, as jsPDF writes its files. */
function packed(bytes: Uint8Array): string {
  let text = ''
  for (const byte of zlibSync(bytes, { level: 9 })) text += String.fromCharCode(byte)
  return text
}

/** Divides pixels into their colours and how far they are seen. */
function dividedPixels({ data }: Pixels) {
  const colours = new Uint8Array((data.length / 4) * 3)
  const seen = new Uint8Array(data.length / 4)
  let last: Uint8ClampedArray = data.subarray(0, 3)
  for (let pixel = 0; pixel < seen.length; pixel++) {
    seen[pixel] = Math.round((data[pixel * 4 + 3] ?? 0) / STEP) * STEP
    // Almost unseen pixels have no true colour.
    if ((seen[pixel] ?? 0) > 2 * STEP) last = data.subarray(pixel * 4, pixel * 4 + 3)
    colours.set(last, pixel * 3)
  }
  return { colours, seen }
}

/**
 * jsPDF 4.2.1 forgets how far the pixels of a picture are seen (parallax/jsPDF#3934) and writes them unpacked. This takes the
 * place of its reader.
 */
function processRGBA(pixels: Pixels, index: number, alias: string) {
  const { colours, seen } = dividedPixels(pixels)
  return {
    alias,
    index,
    width: pixels.width,
    height: pixels.height,
    colorSpace: 'DeviceRGB',
    bitsPerComponent: 8,
    filter: 'FlateDecode',
    predictor: 1,
    data: packed(colours),
    sMask: packed(seen),
  }
}

/** Mends jsPDF's pictures with transparent parts. */
export const mendPictures = () => Object.assign(jsPDF.API, { processRGBA })
