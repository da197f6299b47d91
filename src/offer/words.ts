import { letterOf, optionsOf, isOfOnePrice } from '@/domain/offer/options'
import type { RoomType } from '@/domain/types'
import type { OfferedOption, OfferPrice, OfferRooms, OfferStay, PublicOffer } from '@/domain/offer/publicOffer'
import type { PlanPart } from '@/domain/offer/paymentPlan'
import { journeyOf } from '@/domain/package/stayDates'
import { formatWhatsapp } from '@/domain/offer/whatsapp'
import { formatDate, formatDays } from '@/domain/values/dates'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/offer/offer'

/** The sentences of an offer, which the text, the picture and the PDF share. */

const metres = new Intl.NumberFormat('id-ID')

/** The title of an offer: the name of its package, or the number of its options. */
export function titleOf(offer: PublicOffer): string {
  const { length: n } = optionsOf(offer)
  return n === 1 ? offer.name : t('offer.options', { n })
}

/** The name of an option with its letter. */
export const optionName = ({ name }: OfferedOption, place: number): string =>
  t('offer.option', { letter: letterOf(place), name })

/** Days, nights and dates of the whole journey, which has a day more than nights. */
export function journeyFacts({ stays }: OfferedOption): string[] {
  const whole = journeyOf(stays)
  if (!whole) return []
  const { from, to, nights: n } = whole
  return [t('offer.days', { n: n + 1 }), t('detail.nights', { n }), formatDays(from, to)]
}

/** Dates, nights, distance and meals of a stay, as far as they are known. */
export const stayFacts = ({ city, distance, checkIn, checkOut, nights, meal }: OfferStay): string[] => [
  ...(nights === null ? [] : [formatDays(checkIn, checkOut), t('detail.nights', { n: nights })]),
  ...(distance === null
    ? []
    : [distance === 0 ? t(`hotel.atMosque.${city}`) : t(`hotel.distance.${city}`, { m: metres.format(distance) })]),
  ...(meal === undefined ? [] : [meal]),
]

/** The licence of a business; nothing without one. The mitra may have typed the word PPIU before its number. */
const licenceLine = ({ licence: number = '' }: PublicOffer['business']): string =>
  number === '' || /ppiu/i.test(number) ? number : t('offer.licence', { number })

/** The number of a business and its licence, as far as it tells them. */
export const contactLines = (business: PublicOffer['business']): string[] =>
  [business.whatsapp ? formatWhatsapp(business.whatsapp) : '', licenceLine(business)].filter(Boolean)

/** Facts with dots between them. A dot ends a line and never begins one. */
export const inARow = (facts: readonly string[]): string => facts.join('\u00A0· ')

/** A price as an offer shows it. `room` is null if the type of room changes nothing. */
export type ShownPrice = Omit<OfferPrice, 'room'> & { room: RoomType | null; name: string }

/** The prices of an option under their names. Without a hotel there is one, however many types of room have it. */
export function shownPrices(option: OfferedOption): ShownPrice[] {
  const [first] = option.prices
  if (first && isOfOnePrice(option)) return [{ ...first, room: null, name: t('price.perJamaah') }]
  return option.prices.map((price) => ({ ...price, name: t(`room.${price.room}`) }))
}

/** The words under the prices: each price is for a jamaah, or for the group. */
export const priceNote = (option: OfferedOption): string =>
  t(isOfOnePrice(option) ? 'offer.forGroup' : 'offer.perJamaah', { n: option.jamaah })

export const roomsName = ({ room, rooms }: OfferRooms): string =>
  t('offer.rooms', { n: rooms, room: t(`room.${room}`) })

export const roomsLine = (rooms: OfferRooms): string => `${roomsName(rooms)}: ${formatRupiah(rooms.total)}`

export const groupTotal = ({ roomMix }: OfferedOption): number => roomMix.reduce((sum, { total }) => sum + total, 0)

/** A part of the price with the day on which it is due, or that it is paid with the order. */
export function partName({ kind, due }: PlanPart): string {
  if (kind === 'rest' && !due) return t('offer.restWithOrder')
  const part = t(`offer.part.${kind}`)
  return due ? t('offer.partDue', { part, date: formatDate(due) }) : part
}

export const partLine = (part: PlanPart): string => `${partName(part)}: ${formatRupiah(part.amount)}`
