import { lowestPrice, type PublicOffer } from '../../domain/offer/publicOffer'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer/offerPage'
import { titleOf } from '../words'
import { markup, type Markup } from './markup'

const tag = (property: string, content: string) => markup`<meta property="og:${property}" content="${content}">`

/** The tags that WhatsApp reads for its preview. Nothing of the customer is in them (docs/product.md §21.5.7). */
export function previewTags(offer: PublicOffer, picture: string | null): Markup {
  const { business } = offer
  const lowest = lowestPrice(offer)
  const from = lowest === null ? '' : t('offerPage.from', { price: formatRupiah(lowest).replace('Rp.', 'Rp') })
  return markup`${tag('type', 'website')}${tag('site_name', business.name)}${tag('title', titleOf(offer))}${tag('description', from)}${picture === null ? null : tag('image', picture)}`
}
