import { letterOf, optionsOf } from '@/domain/offer/options'
import { offerState } from '@/domain/offer/sentOffer'
import { perRoom, type CalendarDate } from '@/domain/types'
import type { WireOffer } from '@/http/partnerApi.types'
import { heldPackage } from '../offers/heldPackage'
import type { OfferRow } from '../stores/offersStore'
import { moment } from './wireStatus'

/** The packages of an offer with options by their letters. */
const wireOptions = ({ offer, options }: OfferRow): WireOffer['options'] =>
  optionsOf(offer).flatMap(({ name }, place) => {
    const held = options[place]
    return held ? [{ letter: letterOf(place), packageId: held.packageId, name, version: held.version }] : []
  })

/** The prices that an offer told of a package, which is its only one or an option. */
function toldPrices({ offer, options }: OfferRow, packageId: number): WireOffer['prices'] {
  const place = options.findIndex((option) => option.packageId === packageId)
  const told = new Map(optionsOf(offer)[Math.max(0, place)]?.prices.map(({ room, perJamaah }) => [room, perJamaah]))
  return perRoom((room) => told.get(room) ?? null)
}

/**
 * Makes the answer for an offer, as its mitra sees it in the list of one of its packages. No answer has the token: it is
 * told once.
 */
export function wireOffer(row: OfferRow, today: CalendarDate, packageId = row.packageId): WireOffer {
  const { id, offer, validUntil, customerName, customerPhone, answer } = row
  const held = heldPackage(row, packageId)
  return {
    id,
    version: held.version,
    options: wireOptions(row),
    rooms: offer.prices.map(({ room }) => room),
    prices: toldPrices(row, packageId),
    validUntil,
    customerName,
    customerPhone,
    createdAt: new Date(row.createdAt).toISOString(),
    seenAt: moment(row.seenAt),
    answer: answer && {
      by: answer.by,
      name: answer.name,
      room: answer.room,
      jamaah: answer.jamaah,
      at: new Date(answer.at).toISOString(),
      option: answer.option ?? null,
    },
    state: offerState(row, today),
    revokedAt: moment(row.revokedAt),
    erasedAt: moment(row.erasedAt),
    comparable: held.hasSnapshot,
  }
}
