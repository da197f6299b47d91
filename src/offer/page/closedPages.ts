import type { OfferState } from '../../domain/offer/offerState'
import type { PublicOffer } from '../../domain/offer/publicOffer'
import { whatsappLink } from '../../domain/offer/whatsapp'
import { formatDate } from '../../domain/values/dates'
import { t } from '../../i18n/offerPage'
import { pageOf } from './document'
import { markup, type Markup } from './markup'

/** The pages without an offer: one that is over, an unknown link, and too many requests. */

export type ClosedState = Exclude<OfferState, 'open' | 'accepted'>

const notice = (title: string, body: Markup): string =>
  pageOf({ title, body: markup`<section class="closed"><h1>${title}</h1>${body}</section>` })

/** Says why the offer is over, and how to ask for a new one. It has no price, no hotel and no name of a customer. */
export function closedPage(state: ClosedState, { name, business, validUntil }: PublicOffer): string {
  const facts = { business: business.name, date: formatDate(validUntil) }
  const ask =
    business.whatsapp === null
      ? markup`<p>${t('offerPage.askBusiness', facts)}</p>`
      : markup`<a class="button" href="${whatsappLink(t('offerPage.latestText', { name }), business.whatsapp)}">${t('offerPage.latest')}</a>`
  return notice(
    t(`offerPage.closed.${state}`),
    markup`<p>${name}</p><p class="quiet">${t(`offerPage.closedText.${state}`, facts)}</p>${ask}`,
  )
}

export const unknownPage = (): string =>
  notice(t('offerPage.unknown'), markup`<p class="quiet">${t('offerPage.unknownText')}</p>`)

export const busyPage = (): string =>
  notice(t('offerPage.busy'), markup`<p class="quiet">${t('offerPage.busyText')}</p>`)
