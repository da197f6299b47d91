import type { OfferPrice } from '@/domain/offer/publicOffer'
import type { RoomType } from '@/domain/types'
import { partName } from './words'

/** A part of the payment plan, with one amount for all room types or with an amount for each. */
export type PlanLine = { name: string; amounts: readonly { room: RoomType; amount: number }[]; isSame: boolean }

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
