import { jsPDF } from 'jspdf'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { offerPages } from '../paper/pageLayout'
import { titleOf } from '../words'
import { canvasGlyphs, type Glyphs } from './glyphs'
import { measureWith, paintPage, writerOf } from './paintPdf'
import { mendPictures } from './rgbaPicture'
import { addTypeface, coversOf } from './typeface'

/** The largest file that is sent easily, in bytes. */
const LARGEST = 300_000
/** Pixels for each unit of a page: about 250 in an inch, and fewer in an offer of very many emoji. */
const SHARPNESS = [2, 1.4, 1, 0.7]

function madeWith(glyphs: Glyphs, offer: PublicOffer): ArrayBuffer {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  addTypeface(doc)
  doc.setProperties({ title: titleOf(offer), author: offer.business.name })
  doc.setLanguage('id')
  const writer = writerOf(doc, glyphs, coversOf(doc))
  for (const [index, page] of offerPages(offer, measureWith(writer)).entries()) {
    if (index > 0) doc.addPage()
    paintPage(writer, page)
  }
  return doc.output('arraybuffer')
}

/** Makes the PDF of an offer: pages of A4 whose text can be selected (docs/product.md §21.3.3). */
export function offerPdf(offer: PublicOffer, glyphsOf: (sharpness: number) => Glyphs = canvasGlyphs): ArrayBuffer {
  mendPictures()
  let pdf = new ArrayBuffer()
  for (const sharpness of SHARPNESS) {
    pdf = madeWith(glyphsOf(sharpness), offer)
    if (pdf.byteLength <= LARGEST) break
  }
  return pdf
}
