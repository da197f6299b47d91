import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** PDFs as Mozilla's reader sees them: their text, and their pages as pixels. */

async function opened<T>(pdf: Uint8Array, read: (page: OpenPage) => Promise<T>): Promise<T[]> {
  // The reader takes the bytes away, so it gets its own.
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: T[] = []
  for (let number = 1; number <= document.numPages; number++) pages.push(await read(await document.getPage(number)))
  await task.destroy()
  return pages
}

type OpenPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

/** The texts that a reader can select in a PDF, page by page. */
export const pdfPages = (pdf: Uint8Array): Promise<string[]> =>
  opened(pdf, async (page) => {
    const { items } = await page.getTextContent()
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ')
  })

/** The pages of a PDF as a reader shows them on white, with `dots` pixels for each point. */
export const pdfPictures = (pdf: Uint8Array, dots = 1) =>
  opened(pdf, async (page) => {
    const viewport = page.getViewport({ scale: dots })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: 'white' }).promise
    return canvas
  })

/** Everything that a PDF holds besides the drawing: title, author and what the library writes, without the random id. */
export const pdfRest = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replace(/stream\r?\n[^]*?endstream/g, '')
    .replace(/\/ID \[.*\]/, '')
    .replaceAll('\0', '')
