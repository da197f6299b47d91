import { jsPDF } from 'jspdf'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { offerPages } from '../paper/pageLayout'
import { titleOf } from '../words'
import { canvasGlyphs, type Glyphs } from './glyphs'
import { measureIn, paintPage } from './paintPdf'

/** Makes the PDF of an offer: pages of A4 whose text can be selected (docs/product.md §21.3.3). */
export function offerPdf(offer: PublicOffer, glyphs: Glyphs = canvasGlyphs()): ArrayBuffer {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  doc.setProperties({ title: titleOf(offer), author: offer.business.name })
  doc.setLanguage('id')
  const measure = measureIn(doc, glyphs)
  for (const [index, page] of offerPages(offer, measure).entries()) {
    if (index > 0) doc.addPage()
    paintPage(doc, page, glyphs, measure)
  }
  return doc.output('arraybuffer')
}
