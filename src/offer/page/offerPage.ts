import type { OfferAnswer } from '../../domain/offer/acceptance'
import { isOfOnePrice, letterOf, optionsOf } from '../../domain/offer/options'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { formatWhatsapp, whatsappLink } from '../../domain/offer/whatsapp'
import { formatDate, jakartaDay, jakartaTime } from '../../domain/values/dates'
import { t } from '../../i18n/offer/offer'
import { t as tPage } from '../../i18n/offer/offerPage'
import { isolated, isolatedOffer } from '../direction'
import { optionName, titleOf } from '../words'
import { acceptSection, EMPTY_FORM, type AcceptForm } from './acceptSection'
import { pageOf, previewTags } from './document'
import { markup, type Markup } from './markup'
import { headSection, listSection, offeredSections } from './offerSections'

export type OfferPage = {
  offer: PublicOffer
  /** The path of the page: `/p/…`. */
  path: string
  /** The absolute address of the picture; null without one. */
  picture: string | null
  /** Null: nobody has agreed yet. */
  answer: OfferAnswer | null
  form?: AcceptForm
  /** Whether a reader is still to be counted. */
  counts: boolean
}

function agreedSection({ name, room, jamaah, at, option }: OfferAnswer, offer: PublicOffer): Markup {
  const { business } = offer
  const options = optionsOf(offer)
  const chosen = options.map(optionName).find((_, place) => letterOf(place) === option)
  const taken = options.find((_, place) => letterOf(place) === option) ?? offer
  const facts = {
    room: t(isOfOnePrice(taken) ? 'offer.noHotel' : `room.${room}`),
    n: jamaah,
    date: formatDate(jakartaDay(at)),
    time: jakartaTime(at),
  }
  const who = name
    ? tPage('offerPage.agreedBy', { ...facts, name: isolated(name) })
    : tPage('offerPage.agreedAnonymous', facts)
  return markup`<section class="agreed" role="status"><h2>${tPage('offerPage.agreed')}</h2>${chosen ? markup`<p><strong>${chosen}</strong></p>` : null}<p>${who}</p><p>${tPage('offerPage.next', { business: business.name })}</p></section>`
}

/** The business and its number, also on paper, and a button that writes to it. */
function chatSection(offer: PublicOffer): Markup {
  const { business } = offer
  if (business.whatsapp === null) return markup``
  const link = whatsappLink(tPage('offerPage.chatText', { name: titleOf(offer) }), business.whatsapp)
  return markup`<section><p>${business.name}</p><p>WhatsApp ${formatWhatsapp(business.whatsapp)}</p><a class="button ghost screen" href="${link}">${tPage('offerPage.chat')}</a></section>`
}

/** The open page of an offer (docs/product.md §21.5.7): the offer, and how to agree to it or that somebody has. */
export function offerPage({ offer: given, path, picture, answer, form = EMPTY_FORM, counts }: OfferPage): string {
  const offer = isolatedOffer(given)
  const body = markup`${headSection(offer)}${answer ? agreedSection(answer, offer) : null}${offeredSections(offer)}${listSection(t('offer.included'), offer.included)}${listSection(t('offer.excluded'), offer.excluded)}${listSection(t('offer.terms'), offer.terms)}${answer ? null : acceptSection(offer, path, form)}${chatSection(offer)}`
  return pageOf({
    title: `${titleOf(offer)} – ${offer.business.name}`,
    head: previewTags(offer, picture),
    body,
    counts,
  })
}
