import type { OfferAnswer } from '@/domain/offer/acceptance'
import { isOfOnePrice, letterOf, optionsOf } from '@/domain/offer/options'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import { whatsappLink } from '@/domain/offer/whatsapp'
import { formatDate, jakartaDay, jakartaTime } from '@/domain/values/dates'
import { t } from '@/i18n/offer/offer'
import { t as tPage } from '@/i18n/offer/offerPage'
import { isolated, isolatedOffer } from '../direction'
import { PICTURE } from '../picture/pictureLayout'
import { contactLines, optionName, titleOf } from '../words'
import { acceptSection, EMPTY_FORM, FORM_ID, type AcceptForm } from './acceptSection'
import { barOf, dated, pageOf, previewTags, type Markup, markup } from './document'
import { daysLine, listSection, offeredSections } from './offeredSections'

/** A longer title is written smaller, and less of the picture stands above it. */
const LONG_TITLE = 80
const isLong = (offer: PublicOffer) => titleOf(offer).length > LONG_TITLE

/** The upper part of the picture; a tap opens all of it. */
const heroLink = (picture: string, offer: PublicOffer) =>
  markup`<a class="hero screen${offer.others || isLong(offer) ? ' slim' : ''}" href="${picture}"><img src="${picture}" width="${PICTURE.width}" height="${PICTURE.height}" alt="${tPage('offerPage.picture', { name: titleOf(offer) })}"></a>`

/** Days of a journey belong to a package: with options each option says its own. */
function headSection(offer: PublicOffer, logo: string | null): Markup {
  const long = isLong(offer) ? markup` class="long"` : null
  return markup`<header><p class="by">${logo === null ? null : markup`<img src="${logo}" alt="">`}${offer.business.name}</p><h1${long}>${titleOf(offer)}</h1>${offer.others ? null : daysLine(offer)}${offer.customer ? markup`<p>${t('offer.for', { name: offer.customer })}</p>` : null}</header>`
}

export type OfferPage = {
  offer: PublicOffer
  /** The path of the page: `/p/…`. */
  path: string
  /** The path of the picture; null without one. */
  picture: string | null
  /** The address of the site for the preview's picture. Null: not known. */
  origin?: string | null
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
  const who = [name && isolated(name), tPage('offerPage.agreedBy', facts)].filter(Boolean).join(', ')
  return markup`<section class="agreed" id="${FORM_ID}" role="status"><h2>${tPage('offerPage.agreed')}</h2>${chosen ? markup`<p><strong>${chosen}</strong></p>` : null}<p>${dated(who)}</p><p>${tPage('offerPage.next', { business: business.name })}</p></section>`
}

/** The business with its number and its licence, also on paper. */
function contactSection({ business }: PublicOffer): Markup | null {
  const told = contactLines(business).map((line) => markup`<p class="quiet">${line}</p>`)
  return told.length > 0 ? markup`<section><h3>${business.name}</h3>${told}</section>` : null
}

/** What the customer can do: ask, and agree while nobody has. */
function barLinks(offer: PublicOffer, isOpen: boolean): Markup[] {
  const { whatsapp } = offer.business
  const chat = whatsapp && whatsappLink(tPage('offerPage.chatText', { name: titleOf(offer) }), whatsapp)
  return [
    ...(chat ? [markup`<a class="button ghost" href="${chat}">${tPage('offerPage.chat')}</a>`] : []),
    ...(isOpen ? [markup`<a class="button" href="#${FORM_ID}">${tPage('offerPage.agree')}</a>`] : []),
  ]
}

/**
 * The open page of an offer (docs/product.md §21.5.7): the offer, and how to agree to it or that somebody has. The bar stays at
 * the bottom of the screen up to the form, which has a button of its own.
 */
export function offerPage({
  offer: given,
  path,
  picture,
  origin = null,
  logo = null,
  answer,
  form = EMPTY_FORM,
  counts,
}: OfferPage): string {
  const offer = isolatedOffer(given)
  const { included, excluded, terms } = offer
  const lists = markup`${listSection(t('offer.included'), included, 'tick')}${listSection(t('offer.excluded'), excluded, 'not')}${listSection(t('offer.terms'), terms, 'dot')}`
  const told = markup`${headSection(offer, logo)}${answer ? agreedSection(answer, offer) : null}${offeredSections(offer)}${lists}${contactSection(offer)}${barOf(barLinks(offer, answer === null))}`
  return pageOf({
    title: `${titleOf(offer)} – ${offer.business.name}`,
    head: previewTags(offer, origin !== null && picture !== null ? origin + picture : null),
    body: markup`${picture === null ? null : heroLink(picture, offer)}<div><div>${told}</div>${answer ? null : acceptSection(offer, path, form)}</div>`,
    isWide: picture !== null,
    counts,
  })
}
