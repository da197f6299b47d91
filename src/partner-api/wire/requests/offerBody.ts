import { COMPARED } from '@/domain/offer/options'
import type { OfferChoice } from '@/domain/offer/publicOffer'
import { isRoundingStep } from '@/domain/offer/rounding'
import { ROOM_TYPES, type PerRoom } from '@/domain/types'
import { MOST_SIDE, sentPicture } from '@/domain/pictures/sentPicture'
import { isCalendarDate } from '@/domain/values/dates'
import { requireNone } from '../../errors/apiError'
import { offerMessages } from '../../errors/messages'
import { parseId } from '../../stores/snapshot'
import { isEmpty, readCustomerName, readCustomerPhone, readFields, type Field } from './bodyFields'
import { strangersIn } from './requestBody'

/** The largest picture of an offer, in bytes. */
export const MOST_PICTURE_BYTES = 300_000
const MOST_LETTERS = Math.ceil(MOST_PICTURE_BYTES / 3) * 4

/** A body has the picture as base64, which is a third longer. */
export const MOST_OFFER_BODY = 512 * 1024
const MOST_ROOMS = 500

/** The mitra's request for an offer: the body of `POST /partner/umroh-regular/{id}/offers`. */
export type OfferRequest = OfferChoice & {
  customerPhone: string | null
  /** The further packages of an offer with options, in the order of their letters. */
  others: readonly number[]
  picture: Uint8Array<ArrayBuffer> | null
}

type Body = Record<string, unknown>
const readRooms: Field<OfferChoice['rooms']> = (value) => {
  const rooms = Array.isArray(value) ? ROOM_TYPES.filter((room) => value.includes(room)) : []
  return rooms.length > 0 && rooms.length === (value as unknown[]).length ? { value: rooms } : offerMessages.rooms
}

const readMix: Field<PerRoom<number> | null> = (value) => {
  if (isEmpty(value)) return { value: null }
  const counts = ROOM_TYPES.map((room) => [room, (value as Body)[room] ?? 0] as const)
  const isCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MOST_ROOMS
  const isMix =
    typeof value === 'object' &&
    strangersIn(value as Body, ROOM_TYPES).length === 0 &&
    counts.every(([, count]) => isCount(count))
  return isMix ? { value: Object.fromEntries(counts) as PerRoom<number> } : offerMessages.roomMix
}

const readOthers: Field<OfferRequest['others']> = (value) => {
  if (isEmpty(value)) return { value: [] }
  if (!Array.isArray(value)) return offerMessages.others
  const ids = value.map(parseId).filter((id) => id !== null)
  const isRight = ids.length === value.length && new Set(ids).size === ids.length
  return isRight && ids.length < COMPARED.most ? { value: ids } : offerMessages.others
}

const readPicture: Field<OfferRequest['picture']> = (value) => {
  if (isEmpty(value)) return { value: null }
  if (typeof value === 'string' && value.length > MOST_LETTERS) return offerMessages.imageTooLarge
  const picture = sentPicture(value, { mostBytes: MOST_PICTURE_BYTES, mostSide: MOST_SIDE })
  return picture ? { value: picture.bytes } : offerMessages.image
}

type SaidOffer = Omit<OfferRequest, 'customerName' | 'picture'> & {
  customerName: string | null
  image: OfferRequest['picture']
}

const FIELDS: { [name in keyof SaidOffer]: Field<SaidOffer[name]> } = {
  rooms: readRooms,
  validUntil: (value) => (isCalendarDate(value) ? { value } : offerMessages.validUntil),
  customerName: readCustomerName,
  customerPhone: readCustomerPhone,
  roomMix: readMix,
  withPaymentPlan: (value) =>
    isEmpty(value) || typeof value === 'boolean' ? { value: value === true } : offerMessages.withPaymentPlan,
  // An app of an earlier version has drawn its picture with the prices as they are.
  rounding: (value) => (isEmpty(value) ? { value: 0 } : isRoundingStep(value) ? { value } : offerMessages.rounding),
  others: readOthers,
  image: readPicture,
}

/** Reads the body of a new offer, or throws 422 with a message for each wrong field. */
export function readOffer(body: Body): OfferRequest {
  // The packages rest on groups of different sizes.
  const isMixed = !isEmpty(body.others) && !isEmpty(body.roomMix)
  const wrong = isMixed ? [['roomMix', offerMessages.mixOfOptions] as const] : []
  const { image, customerName, ...values } = readFields<SaidOffer>(body, FIELDS, wrong)
  return { ...values, customerName: customerName ?? '', picture: image }
}

/** Reads `{answer}`: the customer's choice, or null to take it back. */
export function readAnswer(body: Body): Body | null {
  const strangers = strangersIn(body, ['answer'])
  const { answer } = body
  const isAnswer = answer === null || (typeof answer === 'object' && !Array.isArray(answer))
  const inner = isAnswer && answer ? strangersIn(answer as Body, ['name', 'room', 'jamaah', 'option']) : []
  requireNone([
    ...strangers,
    ...(isAnswer ? [] : [['answer', offerMessages.answer] as const]),
    ...inner.map(([name, text]) => [`answer.${name}`, text] as const),
  ])
  return answer as Body | null
}
