import { keptText } from '@/domain/values/letters'
import { COMPARED } from '@/domain/offer/options'
import { CUSTOMER_NAME_LENGTH } from '@/domain/offer/acceptance'
import type { OfferChoice } from '@/domain/offer/publicOffer'
import { isRoundingStep } from '@/domain/offer/rounding'
import { readWhatsapp } from '@/domain/offer/whatsapp'
import { ROOM_TYPES, type PerRoom } from '@/domain/types'
import { MOST_SIDE, sentPicture } from '@/domain/pictures/sentPicture'
import { isCalendarDate } from '@/domain/values/dates'
import { isStorable } from '@/domain/values/isStorable'
import { requireNone } from '../../errors/apiError'
import { messages, offerMessages } from '../../errors/messages'
import { parseId } from '../../stores/snapshot'
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
type Problem = readonly [field: string, message: string]
/** Reads one field, or says what is wrong with it. */
type Read<T> = { value: T } | { problem: string }

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

function readRooms(value: unknown): Read<OfferChoice['rooms']> {
  const rooms = Array.isArray(value) ? ROOM_TYPES.filter((room) => value.includes(room)) : []
  return rooms.length > 0 && rooms.length === (value as unknown[]).length
    ? { value: rooms }
    : { problem: offerMessages.rooms }
}

function readName(value: unknown): Read<string> {
  if (isEmpty(value)) return { value: '' }
  if (typeof value !== 'string' || value.trim().length > CUSTOMER_NAME_LENGTH)
    return { problem: offerMessages.customerName }
  return isStorable(value) ? { value: keptText(value) } : { problem: messages.invalidText }
}

function readPhone(value: unknown): Read<string | null> {
  if (isEmpty(value)) return { value: null }
  const digits = typeof value === 'string' ? readWhatsapp(value) : null
  return digits === null ? { problem: offerMessages.customerPhone } : { value: digits }
}

function readMix(value: unknown): Read<PerRoom<number> | null> {
  if (isEmpty(value)) return { value: null }
  const counts = ROOM_TYPES.map((room) => [room, (value as Body)[room] ?? 0] as const)
  const isCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MOST_ROOMS
  const isMix =
    typeof value === 'object' &&
    strangersIn(value as Body, ROOM_TYPES).length === 0 &&
    counts.every(([, count]) => isCount(count))
  return isMix ? { value: Object.fromEntries(counts) as PerRoom<number> } : { problem: offerMessages.roomMix }
}

function readOthers(value: unknown): Read<OfferRequest['others']> {
  if (isEmpty(value)) return { value: [] }
  if (!Array.isArray(value)) return { problem: offerMessages.others }
  const ids = value.map(parseId).filter((id) => id !== null)
  const isRight = ids.length === value.length && new Set(ids).size === ids.length
  return isRight && ids.length < COMPARED.most ? { value: ids } : { problem: offerMessages.others }
}

function readPicture(value: unknown): Read<OfferRequest['picture']> {
  if (isEmpty(value)) return { value: null }
  if (typeof value === 'string' && value.length > MOST_LETTERS) return { problem: offerMessages.imageTooLarge }
  const picture = sentPicture(value, { mostBytes: MOST_PICTURE_BYTES, mostSide: MOST_SIDE })
  return picture ? { value: picture.bytes } : { problem: offerMessages.image }
}

const checked = <T>(isRight: boolean, value: unknown, problem: string): Read<T> =>
  isRight ? { value: value as T } : { problem }

const FIELDS = {
  rooms: readRooms,
  validUntil: (value: unknown) => checked<string>(isCalendarDate(value), value, offerMessages.validUntil),
  customerName: readName,
  customerPhone: readPhone,
  roomMix: readMix,
  withPaymentPlan: (value: unknown) =>
    checked<boolean>(isEmpty(value) || typeof value === 'boolean', value === true, offerMessages.withPaymentPlan),
  // An app of an earlier version has drawn its picture with the prices as they are.
  rounding: (value: unknown) =>
    checked<OfferChoice['rounding']>(isEmpty(value) || isRoundingStep(value), value || 0, offerMessages.rounding),
  others: readOthers,
  image: readPicture,
} as const

/** Reads the body of a new offer, or throws 422 with a message for each wrong field. */
export function readOffer(body: Body): OfferRequest {
  const read = Object.entries(FIELDS).map(([name, readField]) => [name, readField(body[name])] as const)
  const problems: Problem[] = [
    ...read.flatMap(([name, result]) => ('problem' in result ? [[name, result.problem] as const] : [])),
    ...strangersIn(body, Object.keys(FIELDS)),
  ]
  // The packages rest on groups of different sizes.
  if (!isEmpty(body.others) && !isEmpty(body.roomMix)) problems.push(['roomMix', offerMessages.mixOfOptions])
  requireNone(problems)
  const { image, ...values } = Object.fromEntries(
    read.map(([name, result]) => [name, 'value' in result ? result.value : null]),
  )
  return { ...values, picture: image } as OfferRequest
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
