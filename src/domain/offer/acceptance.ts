import { isStorable } from '../values/isStorable'
import { keptText } from '../values/letters'
import { parseWholeNumber } from '../values/numbers'
import { BEDS, type RoomType } from '../types'
import { letterOf, optionsOf } from './options'
import type { OfferedOption, PublicOffer } from './publicOffer'

/** The name, room type and number of jamaah with which a customer agrees. */
export type Acceptance = {
  name: string
  room: RoomType
  jamaah: number
  /** The letter of the one option that was chosen (docs/product.md §26.2.9). Absent: the offer has one package. */
  option?: string
}

/** The one answer to an offer: by the customer on the open page, or noted by the mitra (docs/product.md §21.5.10). */
export type OfferAnswer = Acceptance & {
  by: 'customer' | 'mitra'
  at: number
  version: number
  /** The hash of the offer as it was accepted. */
  offerHash: string
}

export const CUSTOMER_NAME_LENGTH = 80
export const MOST_JAMAAH = 1000

export type AcceptanceField = keyof Acceptance
export type AcceptanceProblem = 'acceptOption' | 'acceptName' | 'acceptRoom' | 'acceptJamaah'
export type AcceptanceProblems = { [field in AcceptanceField]?: AcceptanceProblem }

type Given = { name?: unknown; room?: unknown; jamaah?: unknown; option?: unknown }

/** The letter of the option that is accepted; undefined for an offer of one package, null when none of them is named. */
function optionOf(given: unknown, places: readonly unknown[]): string | undefined | null {
  const isGiven = given !== undefined && given !== null && given !== ''
  if (places.length === 1) return isGiven ? null : undefined
  return places.map((_, place) => letterOf(place)).find((letter) => letter === given) ?? null
}

/** Reads an acceptance as a form or a body has it. Returns the problems by field when it breaks a rule. */
export function readAcceptance(
  given: Given,
  offer: PublicOffer,
): { acceptance: Acceptance } | { problems: AcceptanceProblems } {
  const options = optionsOf(offer)
  const option = optionOf(given.option, options)
  const chosen = options.filter((_, place) => typeof option !== 'string' || letterOf(place) === option)
  const name = typeof given.name === 'string' ? keptText(given.name) : ''
  const room = chosen.flatMap(({ prices }) => prices).find((price) => price.room === given.room)?.room
  const jamaah = parseWholeNumber(given.jamaah)
  const isName = name !== '' && name.length <= CUSTOMER_NAME_LENGTH && isStorable(name)
  const isCount = jamaah !== null && jamaah >= 1 && jamaah <= MOST_JAMAAH
  if (option !== null && isName && room !== undefined && isCount)
    return { acceptance: { name, room, jamaah, ...(option === undefined ? {} : { option }) } }
  return {
    problems: {
      ...(option === null ? { option: 'acceptOption' } : {}),
      ...(isName ? {} : { name: 'acceptName' }),
      ...(room === undefined ? { room: 'acceptRoom' } : {}),
      ...(isCount ? {} : { jamaah: 'acceptJamaah' }),
    },
  }
}

type Prices = Pick<OfferedOption, 'prices' | 'roomMix'>
/** The part of an offer by which {@link agreedValue} tells what was agreed. */
export type AgreedPrices = Prices & { others?: readonly Prices[] }

const takenOf = <Option>({ others = [], ...first }: Option & { others?: readonly Option[] }, option = letterOf(0)) =>
  [first as Option, ...others].find((_, place) => letterOf(place) === option)

/** The price per jamaah that the offer told for the agreed room type; null if it does not tell it. */
export const agreedPrice = (
  offer: AgreedPrices,
  { option, room }: Pick<Acceptance, 'option' | 'room'>,
): number | null => takenOf<Prices>(offer, option)?.prices.find((one) => one.room === room)?.perJamaah ?? null

/**
 * The amount that a customer agreed to pay (docs/product.md §21.7.6): the total of the offered rooms
 * if the group fills them, else the told price of the room type for each jamaah. Null: not told.
 */
export function agreedValue(offer: AgreedPrices, answer: Acceptance): number | null {
  const { option, jamaah } = answer
  const taken = takenOf<Prices>(offer, option)
  if (!taken) return null
  const places = taken.roomMix.reduce((sum, one) => sum + one.rooms * BEDS[one.room], 0)
  if (places === jamaah) return taken.roomMix.reduce((sum, { total }) => sum + total, 0)
  const price = agreedPrice(offer, answer)
  return price === null ? null : price * jamaah
}
