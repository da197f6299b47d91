import type { OfferAnswer } from '@/domain/offer/acceptance'
import { isOfOnePrice, letterOf, optionsOf } from '@/domain/offer/options'
import type { PublicOffer, OfferedOption, OfferStay, OfferPrice } from '@/domain/offer/publicOffer'
import { formatWhatsapp, whatsappLink } from '@/domain/offer/whatsapp'
import { formatDate, jakartaDay, jakartaTime } from '@/domain/values/dates'
import { t } from '@/i18n/offer/offer'
import { t as tPage } from '@/i18n/offer/offerPage'
import type { CalendarDate, RoomType } from '@/domain/types'
import { formatRupiah } from '@/domain/values/money'
import { isolated, isolatedOffer } from '../direction'
import { listLine } from '../listLine'
import {
  optionName,
  titleOf,
  groupTotal,
  inARow,
  journey,
  priceNote,
  roomsName,
  shownPrices,
  stayFacts,
  partName,
} from '../words'
import { acceptSection, EMPTY_FORM, type AcceptForm } from './acceptSection'
import { pageOf, previewTags, type Markup, markup } from './document'

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
function headSection(offer: PublicOffer, logo: string | null): Markup {
  const days = offer.others ? '' : journey(offer)
  return markup`<header>${logo === null ? NOTHING : markup`<img src="${logo}" alt="">`}<p>${offer.business.name}</p><h1>${titleOf(offer)}</h1>${offer.customer ? markup`<p>${t('offer.for', { name: offer.customer })}</p>` : NOTHING}${days ? markup`<p>${days}</p>` : NOTHING}</header>`
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

/** A line that begins with a sign gets no dot. */
const listItem = (line: string): Markup =>
  listLine(line).isOwn ? markup`<li class="own">${line}</li>` : markup`<li>${line}</li>`

const listSection = (title: string, lines: readonly string[]): Markup =>
  lines.length > 0 ? markup`<section><h2>${title}</h2><ul>${lines.map(listItem)}</ul></section>` : NOTHING

/** A package of the offer: hotels, the included services, prices and the payment plan. */
const packageSections = (option: OfferedOption, last: Markup | null): Markup =>
  markup`${staysSection(option)}${includesSection(option)}${pricesSection(option, last)}${mixSection(option)}${planSection(option)}`

function optionSections(option: OfferedOption, place: number): Markup {
  const days = journey(option)
  const head = markup`<section class="option"><h2>${optionName(option, place)}</h2>${days ? markup`<p>${days}</p>` : NOTHING}</section>`
  return markup`${head}${packageSections(option, null)}`
}

/** What is offered: the package, or the options A, B and C with one validity for all (docs/product.md §26.2.12). */
const offeredSections = (offer: PublicOffer): Markup =>
  offer.others
    ? markup`${optionsOf(offer).map(optionSections)}<section>${validity(offer.validUntil)}</section>`
    : packageSections(offer, validity(offer.validUntil))

export type OfferPage = {
  offer: PublicOffer
  /** The path of the page: `/p/…`. */
  path: string
  /** The absolute address of the picture; null without one. */
  picture: string | null
  /** The path of the logo; null without one. */
  logo?: string | null
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
export function offerPage({
  offer: given,
  path,
  picture,
  logo = null,
  answer,
  form = EMPTY_FORM,
  counts,
}: OfferPage): string {
  const offer = isolatedOffer(given)
  const body = markup`${headSection(offer, logo)}${answer ? agreedSection(answer, offer) : null}${offeredSections(offer)}${listSection(t('offer.included'), offer.included)}${listSection(t('offer.excluded'), offer.excluded)}${listSection(t('offer.terms'), offer.terms)}${answer ? null : acceptSection(offer, path, form)}${chatSection(offer)}`
  return pageOf({
    title: `${titleOf(offer)} – ${offer.business.name}`,
    head: previewTags(offer, picture),
    body,
    counts,
  })
}
