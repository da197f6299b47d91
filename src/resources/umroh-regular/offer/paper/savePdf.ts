import type { PublicOffer } from '../../../../domain/offer/publicOffer'
import { titleOf } from '../../../../offer/words'
import { whyMissing } from '../../../../ui/layout/missingCode'
import { downloadFile, offerFileName } from '../shareTargets'

/** The outcome of 'Simpan PDF'. `unreachable`: this phone has never loaded the code, and now the server is out of reach. */
export type SavedPdf = { is: 'saved'; name: string } | { is: 'unreachable' | 'replaced' | 'failed' }

/** Makes the offer's PDF on the phone and saves it (docs/product.md §21.3.3). The code is loaded by the first use. */
export async function savePdf(offer: PublicOffer): Promise<SavedPdf> {
  const code = await import('../../../../offer/pdf/offerPdf').catch(() => null)
  if (!code) return { is: await whyMissing() }
  try {
    const name = offerFileName(titleOf(offer), 'pdf')
    downloadFile(new File([code.offerPdf(offer)], name, { type: 'application/pdf' }))
    return { is: 'saved', name }
  } catch {
    return { is: 'failed' }
  }
}
