import { isStorable } from '../values/isStorable'
import type { RoomType } from '../types'
import type { PublicOffer } from './publicOffer'

/** The name, room type and number of jamaah with which a customer agrees. */
export type Acceptance = { name: string; room: RoomType; jamaah: number }

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
export type AcceptanceProblem = 'acceptName' | 'acceptRoom' | 'acceptJamaah'
export type AcceptanceProblems = { [field in AcceptanceField]?: AcceptanceProblem }

/** Reads an acceptance as a form or a body has it. Returns the problems by field when it breaks a rule. */
export function readAcceptance(
  given: { name?: unknown; room?: unknown; jamaah?: unknown },
  { prices }: Pick<PublicOffer, 'prices'>,
): { acceptance: Acceptance } | { problems: AcceptanceProblems } {
  const name = typeof given.name === 'string' ? given.name.trim() : ''
  const room = prices.find((price) => price.room === given.room)?.room
  const jamaah = typeof given.jamaah === 'string' && /^ *\d{1,4} *$/.test(given.jamaah) ? +given.jamaah : given.jamaah
  const isName = name !== '' && name.length <= CUSTOMER_NAME_LENGTH && isStorable(name)
  const isCount = typeof jamaah === 'number' && Number.isInteger(jamaah) && jamaah >= 1 && jamaah <= MOST_JAMAAH
  if (isName && room !== undefined && isCount) return { acceptance: { name, room, jamaah } }
  return {
    problems: {
      ...(isName ? {} : { name: 'acceptName' }),
      ...(room === undefined ? { room: 'acceptRoom' } : {}),
      ...(isCount ? {} : { jamaah: 'acceptJamaah' }),
    },
  }
}
