import { light as colour } from '@theme/tokens'
import type { OfferedOption, OfferStay, PublicOffer } from '@/domain/offer/publicOffer'
import { logoSize } from '@/domain/offer/logo'
import { formatDate } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offer'
import {
  contactLines,
  inARow,
  journeyFacts,
  priceNote,
  shownPrices,
  stayFacts,
  titleOf,
  type ShownPrice,
  groupTotal,
  roomsName,
} from '../words'
import { NOTHING, boxed, moved, padded, stacked, type Block, type DrawnElement, type PictureElement } from './elements'
import type { Pen, PenStyle } from './pen'
import { plane, starsAt, starsWidth, tick } from './shapes'

/** The parts of a drawn offer, each for a width and a pen. */

/** The largest logo in the units of the drawing, and the white ground around it. */
const LOGO = { width: 300, height: 110, ground: 10 }

/** The logo on a white ground; null without one. */
function logoBlock({ logo }: PublicOffer, pen: Pen) {
  const size = logo === undefined ? null : logoSize(logo)
  if (logo === undefined || !size) return null
  const scale = pen.scale * Math.min(LOGO.width / size.width, LOGO.height / size.height)
  const [width, height, ground] = [size.width * scale, size.height * scale, LOGO.ground * pen.scale]
  const drawn: Block = { height, elements: [{ kind: 'logo', x: 0, y: 0, width, height, logo }] }
  const whole = width + 2 * ground
  return { ...boxed(padded(drawn, ground, ground), whole, colour.surface, 16 * pen.scale), width: whole }
}

/** The name of the business, beside its logo if it has one. */
function businessBlock(offer: PublicOffer, pen: Pen, width: number): Block {
  const logo = logoBlock(offer, pen)
  const left = logo ? logo.width + 24 * pen.scale : 0
  const name = pen.write(offer.business.name, 'business', width - left, colour.accentSoft)
  if (!logo) return name
  const height = Math.max(logo.height, name.height)
  return {
    height,
    elements: [
      ...moved(logo.elements, 0, (height - logo.height) / 2),
      ...moved(name.elements, left, (height - name.height) / 2),
    ],
  }
}
/** A longer title is written smaller, so that it leaves room for the offer. */
const LONG_TITLE = 80

/** Business, package and customer on the dark ground of the head. */
export function headBlock(offer: PublicOffer, pen: Pen, width: number): Block {
  const customer = offer.customer ? t('offer.for', { name: offer.customer }) : ''
  const title = titleOf(offer)
  return stacked(
    [
      businessBlock(offer, pen, width),
      pen.write(title, title.length > LONG_TITLE ? 'longTitle' : 'title', width, colour.onAccent),
      pen.write(offer.others ? '' : dotted(journeyFacts(offer)), 'strong', width, colour.onAccent),
      pen.write(customer, 'body', width, colour.accentSoft),
    ],
    12 * pen.scale,
  )
}

/** A short text whose words stay in one line. */
const bound = (text: string): string => (text.length < 40 ? text.replaceAll(' ', '\u00A0') : text)

/** Facts in a row. No line ends inside a short fact. */
export const dotted = (facts: readonly string[]): string => inARow(facts.map(bound))

/** The hotels of an option, or the words `Tanpa hotel`. */
export const stayBlocks = ({ stays }: OfferedOption, pen: Pen, width: number): Block[] =>
  stays.length > 0 ? stays.map((stay) => stayBlock(stay, pen, width)) : [pen.write(t('offer.noHotel'), 'name', width)]

/** A city with its hotel, stars, distance and nights. */
function stayBlock(stay: OfferStay, pen: Pen, width: number): Block {
  const size = pen.fontOf('label').size
  const label = titleBlock(t(`offer.city.${stay.city}`), pen, width)
  const stars = moved(starsAt(stay.stars, size), width - starsWidth(stay.stars, size), size * 0.15)
  return stacked(
    [
      { ...label, elements: [...label.elements, ...stars] },
      pen.write(stay.hotel, 'name', width),
      pen.write(dotted(stayFacts(stay)), 'body', width, colour.quiet),
    ],
    4 * pen.scale,
  )
}

export const titleBlock = (title: string, pen: Pen, width: number): Block =>
  pen.write(title.toUpperCase(), 'label', width, colour.accent)

/** The name of the airline behind a mark of this side. */
export function airlineRow<E extends PictureElement>(
  airline: string,
  { mark, side }: { mark: E; side: number },
  pen: Pen,
  width: number,
): Block<E | DrawnElement> {
  const left = side + 18 * pen.scale
  const name = pen.write(airline, 'airline', width - left)
  const height = Math.max(name.height, side)
  return {
    height,
    elements: [{ ...mark, y: (height - side) / 2 }, ...moved(name.elements, left, (height - name.height) / 2)],
  }
}

/** The airline behind an aeroplane; nothing without one. */
export function airlineBlock({ airline }: OfferedOption, pen: Pen, width: number): Block {
  const side = pen.fontOf('airline').size
  return airline === null ? NOTHING : airlineRow(airline, { mark: plane(side), side }, pen, width)
}

/** Names with ticks before them. A row has as many names as fit; a long name wraps. */
function tickedBlock(names: readonly string[], pen: Pen, width: number): Block {
  const { size } = pen.fontOf('body')
  const [indent, gap] = [size * 1.35, size * 1.1]
  const rows: Block[] = []
  let taken = 0
  for (const name of names) {
    const text = pen.write(name, 'body', width - indent)
    const isOneLine = text.elements.length === 1
    const wide = isOneLine ? indent + pen.measure(name, pen.fontOf('body')) : width
    const item = [{ ...tick(size), y: size * 0.12 }, ...moved(text.elements, indent, 0)]
    const row = rows.at(-1)
    if (row && isOneLine && taken + gap + wide <= width) {
      rows[rows.length - 1] = { ...row, elements: [...row.elements, ...moved(item, taken + gap, 0)] }
      taken += gap + wide
    } else {
      rows.push({ height: text.height, elements: item })
      taken = wide
    }
  }
  return stacked(rows, 4 * pen.scale)
}

/** The names of the services under their title; nothing without one. */
export function servicesBlock({ services }: OfferedOption, pen: Pen, width: number): Block {
  if (services.length === 0) return NOTHING
  return stacked([titleBlock(t('offer.includes'), pen, width), tickedBlock(services, pen, width)], 6 * pen.scale)
}

/** A name and its price at the two ends of a line. A name that has no room beside the price stands in several lines. */
function priceRow({ name: label, perJamaah }: ShownPrice, pen: Pen, width: number): Block {
  const text = formatRupiah(perJamaah)
  const price = pen.write(text, 'price', width, colour.accentDark, 'right')
  const left = width - pen.measure(text, pen.fontOf('price')) - 24 * pen.scale
  const name = pen.write(label, 'room', left, colour.accentDark)
  const baselineOf = ({ elements: [first] }: Block) => first?.y ?? 0
  const isOneLine = name.elements.length === 1
  return {
    height: Math.max(price.height, name.height),
    elements: [...moved(name.elements, 0, isOneLine ? baselineOf(price) - baselineOf(name) : 0), ...price.elements],
  }
}

/** The prices in a box, with the words of {@link priceNote}. */
export function pricesBlock(offer: OfferedOption, pen: Pen, width: number): Block {
  const inline = 36 * pen.scale
  const inner = width - 2 * inline
  const rows = shownPrices(offer).map((price) => priceRow(price, pen, inner))
  const note = pen.write(priceNote(offer), 'body', inner, colour.accentDark)
  const block = padded(stacked([...rows, note], 4 * pen.scale), inline, 24 * pen.scale)
  return boxed(block, width, colour.accentSoft, 24 * pen.scale)
}

/** The colours of a foot, which stands on paper or on a dark ground. */
type Inks = { text: string; number: string }
const ON_PAPER: Inks = { text: colour.text, number: colour.accent }

/** Validity on the left; business, number and licence on the right. */
export function footBlock(offer: PublicOffer, pen: Pen, width: number, inks = ON_PAPER): Block {
  const half = (width - 24 * pen.scale) / 2
  const valid = pen.write(t('offer.validUntil', { date: bound(formatDate(offer.validUntil)) }), 'body', half, inks.text)
  const business = stacked(
    [offer.business.name, ...contactLines(offer.business)].map((line, place) =>
      pen.write(line, 'strong', half, place === 0 ? inks.text : inks.number, 'right'),
    ),
    0,
  )
  return {
    height: Math.max(valid.height, business.height),
    elements: [...valid.elements, ...moved(business.elements, width - half, 0)],
  }
}

/** A name and an amount at the two ends of a line. A long name wraps beside the amount. */
function amountRow(name: string, rupiah: number, pen: Pen, width: number, style: PenStyle = 'body'): Block {
  const text = formatRupiah(rupiah)
  const left = width - pen.measure(text, pen.fontOf(style)) - 24 * pen.scale
  const label = pen.write(name, style, left)
  const amount = pen.write(text, style, width, colour.text, 'right')
  return { height: Math.max(label.height, amount.height), elements: [...label.elements, ...amount.elements] }
}

/** The rooms of the customer's group with their total. */
export function mixBlock(offer: OfferedOption, pen: Pen, width: number): Block {
  if (offer.roomMix.length === 0) return NOTHING
  return stacked(
    [
      titleBlock(t('offer.roomMix'), pen, width),
      ...offer.roomMix.map((mix) => amountRow(roomsName(mix), mix.total, pen, width)),
      amountRow(t('offer.roomMixTotal'), groupTotal(offer), pen, width, 'strong'),
    ],
    6 * pen.scale,
  )
}
