import type { OfferState } from '@/domain/offer/sentOffer'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { whatsappLink } from '@/domain/offer/whatsapp'
import { formatDate } from '@/domain/values/dates'
import { t } from '@/i18n/offer/offerPage'
import { isolatedOffer } from '../direction'
import { titleOf } from '../words'
import { barOf, dated, pageOf, type Markup, markup } from './document'

/** The pages in place of an offer: for an offer that is over, for an unknown link, and for too many requests. */

export type ClosedState = Exclude<OfferState, 'open' | 'accepted'>

/** A page of one notice under a head. */
const notice = (title: string, head: Markup, body: Markup, bar = barOf([])): string =>
  pageOf({ title, body: markup`<header>${head}</header><section class="notice">${body}</section>${bar}` })

const ownNotice = (title: string, text: string): string =>
  notice(title, markup`<h1>${title}</h1>`, markup`<p>${text}</p>`)

/** Says why the offer is over, and how to ask for a new one. It has no price, no hotel and no name of a customer. */
export function closedPage(state: ClosedState, given: PublicOffer): string {
  const offer = isolatedOffer(given)
  const { business, validUntil } = offer
  const name = titleOf(offer)
  const facts = { business: business.name, date: formatDate(validUntil) }
  const { whatsapp } = business
  const ask = whatsapp === null ? markup`<p>${t('offerPage.askBusiness', facts)}</p>` : null
  const link = whatsapp && whatsappLink(t('offerPage.latestText', { name }), whatsapp)
  const title = t(`offerPage.closed.${state}`)
  return notice(
    title,
    markup`<p class="by">${business.name}</p><h1>${name}</h1>`,
    markup`<h2>${title}</h2><p class="quiet">${dated(t(`offerPage.closedText.${state}`, facts))}</p>${ask}`,
    barOf(link ? [markup`<a class="button" href="${link}">${t('offerPage.latest')}</a>`] : []),
  )
}

export const unknownPage = (): string => ownNotice(t('offerPage.unknown'), t('offerPage.unknownText'))

export const busyPage = (): string => ownNotice(t('offerPage.busy'), t('offerPage.busyText'))
