import type { PublicOffer } from '../../../../domain/offer/publicOffer'
import { titleOf } from '../../../../offer/words'
import { whyMissing } from '../../../../ui/layout/missingCode'
import { offerFileName } from '../shareTargets'

/** The PDF, or why there is none. `unreachable`: this phone has never loaded the code, and now the server is out of reach. */
export type MadePdf = { file: File } | { why: 'unreachable' | 'replaced' | 'failed' }

/** Makes the offer's PDF on the phone (docs/product.md §21.3.3). The code is loaded by the first use. */
export async function madePdf(offer: PublicOffer): Promise<MadePdf> {
  const code = await import('../../../../offer/pdf/offerPdf').catch(() => null)
  if (!code) return { why: await whyMissing() }
  try {
    const name = offerFileName(titleOf(offer), 'pdf')
    return { file: new File([code.offerPdf(offer)], name, { type: 'application/pdf' }) }
  } catch {
    return { why: 'failed' }
  }
}
