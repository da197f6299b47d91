import type { OfferPrice, OfferStay, PublicOffer } from '../../domain/offer/publicOffer'
import { formatDate } from '../../domain/values/dates'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer'
import { t as tPage } from '../../i18n/offerPage'
import { groupTotal, inARow, journey, partName, roomsName, stayFacts } from '../words'
import { markup, type Markup } from './markup'

/** The parts of the open page that say what is offered. */

const NOTHING = markup``
const row = (name: string, amount: number, kind = '') =>
  markup`<div class="row ${kind}"><dt>${name}</dt><dd>${formatRupiah(amount)}</dd></div>`

export function headSection(offer: PublicOffer): Markup {
  const days = journey(offer)
  return markup`<header><p>${offer.business.name}</p><h1>${offer.name}</h1>${offer.customer ? markup`<p>${t('offer.for', { name: offer.customer })}</p>` : NOTHING}${days ? markup`<p>${days}</p>` : NOTHING}</header>`
}

function stayPart(stay: OfferStay): Markup {
  const stars =
    stay.stars > 0
      ? markup` <span class="stars" role="img" aria-label="${t('offer.stars', { n: stay.stars })}">${'★'.repeat(stay.stars)}</span>`
      : NOTHING
  return markup`<div class="stay"><h2>${t(`offer.city.${stay.city}`)}${stars}</h2><h3>${stay.hotel}</h3><p class="quiet">${inARow(stayFacts(stay))}</p></div>`
}

export const staysSection = ({ stays }: PublicOffer): Markup =>
  stays.length > 0 ? markup`<section><div class="beside">${stays.map(stayPart)}</div></section>` : NOTHING

export function includesSection({ airline, services }: PublicOffer): Markup {
  const names = [...(airline ? [airline] : []), ...services]
  return names.length > 0 ? listSection(t('offer.includes'), names) : NOTHING
}

export const pricesSection = ({ prices, jamaah, validUntil }: PublicOffer): Markup =>
  markup`<section class="prices"><h2>${tPage('offerPage.prices')}</h2><dl>${prices.map(({ room, perJamaah }) => row(t(`room.${room}`), perJamaah))}</dl><p>${t('offer.perJamaah', { n: jamaah })}</p><strong>${t('offer.validUntil', { date: formatDate(validUntil) })}</strong></section>`

export const mixSection = (offer: PublicOffer): Markup =>
  offer.roomMix.length > 0
    ? markup`<section><h2>${t('offer.roomMix')}</h2><dl>${offer.roomMix.map((rooms) => row(roomsName(rooms), rooms.total))}${row(t('offer.roomMixTotal'), groupTotal(offer), 'total')}</dl></section>`
    : NOTHING

const planPart = ({ room, parts }: OfferPrice): Markup =>
  markup`<div><h3>${t(`room.${room}`)}</h3><dl>${parts.map((part) => row(partName(part), part.amount))}</dl></div>`

export function planSection({ prices }: PublicOffer): Markup {
  const planned = prices.filter(({ parts }) => parts.length > 0)
  return planned.length > 0
    ? markup`<section><h2>${t('offer.plan')}</h2><div class="beside">${planned.map(planPart)}</div></section>`
    : NOTHING
}

export const listSection = (title: string, lines: readonly string[]): Markup =>
  lines.length > 0
    ? markup`<section><h2>${title}</h2><ul class="wide">${lines.map((line) => markup`<li>${line}</li>`)}</ul></section>`
    : NOTHING
