import { inflateSync } from 'node:zlib'

/** The characters of WinAnsi between 0x80 and 0x9F, where it differs from Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const decoded = (bytes: string): string =>
  bytes.replace(/\\([()\\])/g, '$1').replace(/[\u0080-\u009F]/g, (byte) => HIGH[byte.charCodeAt(0) - 0x80] ?? byte)

/** The drawings of the pages in a PDF that jsPDF made, unpacked, as text of one character for each byte. */
function drawingsOf(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const objects = bytes.toString('latin1').matchAll(/obj\n<<\n([^]*?)>>\nstream\r?\n/g)
  return [...objects].flatMap(({ 0: head, 1: properties = '', index }) => {
    const length = Number(/\/Length (\d+)/.exec(properties)?.[1])
    if (properties.includes('/Image')) return []
    const start = index + head.length
    return inflateSync(bytes.subarray(start, start + length)).toString('latin1')
  })
}

/** The texts that a reader can select in a PDF of ours, page by page. */
export const pdfPages = (pdf: Uint8Array): string[] =>
  drawingsOf(pdf).map((drawing) =>
    [...drawing.matchAll(/\(((?:\\[^]|[^\\)])*)\) Tj/g)]
      .map(([, written = '']) => decoded(written))
      .join(' ')
      .replaceAll('\u00A0', ' '),
  )

/** Everything that a PDF holds besides the drawing: title, author and what the library writes, without the random id. */
export const pdfRest = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/stream\r?\n[^]*?endstream/g, '')
    .replace(/\/ID \[.*\]/, '')
    .replaceAll('\0', '')
