import { jsPDF } from 'jspdf'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { offerPages } from '../paper/pageLayout'
import { titleOf } from '../words'
import { canvasGlyphs, type Glyphs } from './glyphs'
import { measureWith, paintPage, writerOf } from './paintPdf'
import { mendPictures } from './rgbaPicture'
import { addTypeface, coversOf } from './typeface'

/** Makes the PDF of an offer: pages of A4 whose text can be selected (docs/product.md §21.3.3). */
export function offerPdf(offer: PublicOffer, glyphs: Glyphs = canvasGlyphs()): ArrayBuffer {
  mendPictures()
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
