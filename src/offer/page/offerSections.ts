import { optionsOf } from '../../domain/offer/options'
import type { OfferedOption, OfferStay, PublicOffer, OfferPrice } from '../../domain/offer/publicOffer'
import type { CalendarDate, RoomType } from '../../domain/types'
import { formatDate } from '../../domain/values/dates'
import { formatRupiah } from '../../domain/values/money'
import { t } from '../../i18n/offer/offer'
import { t as tPage } from '../../i18n/offer/offerPage'
import {
  groupTotal,
  inARow,
  journey,
  optionName,
  priceNote,
  roomsName,
  shownPrices,
  stayFacts,
  titleOf,
  partName,
} from '../words'
import { markup, type Markup } from './markup'

/** A part of the payment plan, with one amount for all room types or with an amount for each. */
type PlanLine = { name: string; amounts: readonly { room: RoomType; amount: number }[]; isSame: boolean }

const KINDS = ['dp', 'instalment', 'rest'] as const

/** The parts of a price. Several may be due on the same day, so each is numbered among those of its kind and day. */
const partsOf = ({ room, parts }: OfferPrice) =>
  parts.map(({ amount, ...part }, place) => {
    const { length: n } = parts.slice(0, place).filter(({ kind, due }) => kind === part.kind && due === part.due)
    return { room, amount, name: partName({ ...part, amount }), key: [KINDS.indexOf(part.kind), part.due, n].join() }
  })

/** The payment plans of all room types as one, so that a part which is the same for all of them is said once. */
export function planLines(prices: readonly OfferPrice[]): PlanLine[] {
  const all = prices.flatMap(partsOf)
  const keys = [...new Set(all.map(({ key }) => key))].sort()
  return keys.map((wanted) => {
    const parts = all.filter(({ key }) => key === wanted)
    const amounts = parts.map(({ room, amount }) => ({ room, amount }))
    const isSame = parts.length === prices.length && new Set(parts.map(({ amount }) => amount)).size === 1
    return { name: parts[0]?.name ?? '', amounts, isSame }
  })
}

/** The parts of the open page that say what is offered. */

const NOTHING = markup``
const row = (name: string, amount: number) => markup`<div><dt>${name}</dt><dd>${formatRupiah(amount)}</dd></div>`

/** Days of a journey belong to a package: with options each option says its own. */
export function headSection(offer: PublicOffer): Markup {
  const days = offer.others ? '' : journey(offer)
  return markup`<header><p>${offer.business.name}</p><h1>${titleOf(offer)}</h1>${offer.customer ? markup`<p>${t('offer.for', { name: offer.customer })}</p>` : NOTHING}${days ? markup`<p>${days}</p>` : NOTHING}</header>`
}

function stayPart(stay: OfferStay): Markup {
  const stars =
    stay.stars > 0
      ? markup` <i role="img" aria-label="${t('offer.stars', { n: stay.stars })}">${'★'.repeat(stay.stars)}</i>`
      : NOTHING
  return markup`<div><h2>${t(`offer.city.${stay.city}`)}${stars}</h2><h3>${stay.hotel}</h3><p>${inARow(stayFacts(stay))}</p></div>`
}

const NO_HOTEL = markup`<div><h3>${t('offer.noHotel')}</h3></div>`

const staysSection = ({ stays }: OfferedOption): Markup =>
  markup`<section class="stays">${stays.length > 0 ? stays.map(stayPart) : NO_HOTEL}</section>`

function includesSection({ airline, services }: OfferedOption): Markup {
  const names = [...(airline ? [airline] : []), ...services]
  return names.length > 0 ? listSection(t('offer.includes'), names) : NOTHING
}

const validity = (day: CalendarDate) => markup`<strong>${t('offer.validUntil', { date: formatDate(day) })}</strong>`

const pricesSection = (option: OfferedOption, last: Markup | null): Markup =>
  markup`<section class="prices"><h2>${tPage('offerPage.prices')}</h2><dl>${shownPrices(option).map(({ name, perJamaah }) => row(name, perJamaah))}</dl><p>${priceNote(option)}</p>${last}</section>`

const mixSection = (offer: OfferedOption): Markup =>
  offer.roomMix.length > 0
    ? markup`<section><h2>${t('offer.roomMix')}</h2><dl>${offer.roomMix.map((rooms) => row(roomsName(rooms), rooms.total))}</dl><dl class="total">${row(t('offer.roomMixTotal'), groupTotal(offer))}</dl></section>`
    : NOTHING

const planPart = ({ name, amounts, isSame }: PlanLine): Markup =>
  isSame
    ? markup`${amounts.slice(0, 1).map(({ amount }) => row(name, amount))}`
    : markup`<div class="each"><dt>${name}</dt>${amounts.map(({ room, amount }) => markup`<dd>${t(`room.${room}`)}<b>${formatRupiah(amount)}</b></dd>`)}</div>`

function planSection({ prices }: OfferedOption): Markup {
  const lines = planLines(prices)
  return lines.length > 0
    ? markup`<section><h2>${t('offer.plan')}</h2><dl>${lines.map(planPart)}</dl></section>`
    : NOTHING
}

export const listSection = (title: string, lines: readonly string[]): Markup =>
  lines.length > 0
    ? markup`<section><h2>${title}</h2><ul>${lines.map((line) => markup`<li>${line}</li>`)}</ul></section>`
    : NOTHING

/** A package of the offer: hotels, the included services, prices and the payment plan. */
const packageSections = (option: OfferedOption, last: Markup | null): Markup =>
  markup`${staysSection(option)}${includesSection(option)}${pricesSection(option, last)}${mixSection(option)}${planSection(option)}`

function optionSections(option: OfferedOption, place: number): Markup {
  const days = journey(option)
  const head = markup`<section class="option"><h2>${optionName(option, place)}</h2>${days ? markup`<p>${days}</p>` : NOTHING}</section>`
  return markup`${head}${packageSections(option, null)}`
}

/** What is offered: the package, or the options A, B and C with one validity for all (docs/product.md §26.2.12). */
export const offeredSections = (offer: PublicOffer): Markup =>
  offer.others
    ? markup`${optionsOf(offer).map(optionSections)}<section>${validity(offer.validUntil)}</section>`
    : packageSections(offer, validity(offer.validUntil))
