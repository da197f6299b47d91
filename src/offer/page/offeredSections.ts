import { letterOf, optionsOf } from '@/domain/offer/options'
import { lowestPrice, type PublicOffer, type OfferedOption, type OfferStay } from '@/domain/offer/publicOffer'
import type { CalendarDate } from '@/domain/types'
import { formatDate } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offer'
import { t as tPage } from '@/i18n/offer/offerPage'
import { listLine } from '../listLine'
import { planLines, type PlanLine } from '../planLines'
import { groupTotal, inARow, journeyFacts, optionName, priceNote, roomsName, shownPrices, stayFacts } from '../words'
import { dated, type Markup, markup } from './document'

/** The parts of the open page that say what is offered. */

const row = (name: string | Markup, amount: number) =>
  markup`<div><dt>${name}</dt><dd>${formatRupiah(amount)}</dd></div>`

export function daysLine(option: OfferedOption): Markup | null {
  const days = journeyFacts(option)
  return days.length > 0 ? markup`<p class="days">${dated(inARow(days))}</p>` : null
}

function stayPart(stay: OfferStay): Markup {
  const stars =
    stay.stars > 0
      ? markup`<i role="img" aria-label="${t('offer.stars', { n: stay.stars })}">${'★'.repeat(stay.stars)}</i>`
      : null
  return markup`<div><h2>${t(`offer.city.${stay.city}`)}</h2>${stars}<h3>${stay.hotel}</h3><p>${dated(inARow(stayFacts(stay)))}</p></div>`
}

const NO_HOTEL = markup`<div><h3>${t('offer.noHotel')}</h3></div>`

const staysSection = ({ stays }: OfferedOption): Markup =>
  markup`<section class="stays">${stays.length > 0 ? stays.map(stayPart) : NO_HOTEL}</section>`

const includesSection = ({ airline, services }: OfferedOption): Markup | null =>
  listSection(t('offer.includes'), [...(airline ? [airline] : []), ...services], 'tick')

const validity = (day: CalendarDate) => markup`<p>${dated(t('offer.validUntil', { date: formatDate(day) }))}</p>`

const pricesSection = (option: OfferedOption, last: Markup | null): Markup =>
  markup`<section class="prices"><h2>${priceNote(option)}</h2><dl>${shownPrices(option).map(({ name, perJamaah }) => row(name, perJamaah))}</dl>${last}</section>`

const mixSection = (offer: OfferedOption): Markup | null =>
  offer.roomMix.length > 0
    ? markup`<section><h2>${t('offer.roomMix')}</h2><dl>${offer.roomMix.map((rooms) => row(roomsName(rooms), rooms.total))}</dl><dl class="total">${row(t('offer.roomMixTotal'), groupTotal(offer))}</dl></section>`
    : null

const planPart = ({ name, amounts, isSame }: PlanLine): Markup =>
  isSame
    ? markup`${amounts.slice(0, 1).map(({ amount }) => row(dated(name), amount))}`
    : markup`<div class="each"><dt>${dated(name)}</dt>${amounts.map(({ room, amount }) => markup`<dd>${t(`room.${room}`)}<b>${formatRupiah(amount)}</b></dd>`)}</div>`

function planSection({ prices }: OfferedOption): Markup | null {
  const lines = planLines(prices)
  return lines.length > 0 ? markup`<section><h2>${t('offer.plan')}</h2><dl>${lines.map(planPart)}</dl></section>` : null
}

type ListSign = 'tick' | 'not' | 'dot'

/** Signs that say no more than that a line begins. */
const PLAIN = /^[\p{Pd}*+•‣⁃◦▪▫●○■□✓✔]\uFE0F?$/u

/** Each line has one sign: a number, a letter or an emoji of its own, else that of the list (docs/product.md §21.3.15). */
function listItem(line: string): Markup {
  const { sign, words, isOwn } = listLine(line)
  return isOwn && !PLAIN.test(sign)
    ? markup`<li class="own"><b>${sign}</b><span>${words}</span></li>`
    : markup`<li><span>${words}</span></li>`
}

export const listSection = (title: string, lines: readonly string[], sign: ListSign): Markup | null =>
  lines.length > 0
    ? markup`<section><h2>${title}</h2><ul role="list" class="${sign}">${lines.map(listItem)}</ul></section>`
    : null

/** A package of the offer: hotels, prices, the included services and the payment plan. */
const packageSections = (option: OfferedOption, last: Markup | null): Markup =>
  markup`${staysSection(option)}${pricesSection(option, last)}${includesSection(option)}${mixSection(option)}${planSection(option)}`

const optionSections = (option: OfferedOption, place: number): Markup =>
  markup`<section class="option" id="${letterOf(place)}"><h2>${optionName(option, place)}</h2>${daysLine(option)}</section>${packageSections(option, null)}`

/** The options with their lowest prices on the first screen. Each leads to its part of the page. */
const optionsTable = (offer: PublicOffer): Markup =>
  markup`<section class="prices from"><h2>${tPage('offerPage.lowest')}</h2><dl>${optionsOf(offer).map((option, place) => row(markup`<a href="#${letterOf(place)}">${optionName(option, place)}</a>`, lowestPrice({ prices: option.prices }) ?? 0))}</dl>${validity(offer.validUntil)}</section>`

/** What is offered: the package, or the options A, B and C with one validity for all (docs/product.md §26.2.12). */
export const offeredSections = (offer: PublicOffer): Markup =>
  offer.others
    ? markup`${optionsTable(offer)}${optionsOf(offer).map(optionSections)}`
    : packageSections(offer, validity(offer.validUntil))
