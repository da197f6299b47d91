import {
  LOST_REASONS,
  STATUSES,
  type Agreement,
  type DetailProgress,
  type Progress,
  type ToldPrices,
} from '@/domain/status/packageStatus'
import { ROOM_TYPES } from '@/domain/types'
import { readNumber } from '@/domain/values/numbers'
import { readCalendarDate } from '@/domain/values/dates'
import { asJson, isJson, readOneOf, readText, type Json } from '@/data-provider/mappers/wire'

function readAgreed(value: unknown): { agreed?: Agreement } {
  const json = asJson(value)
  const room = readOneOf(json.room, ROOM_TYPES)
  const jamaah = readNumber(json.jamaah)
  if (room === null || jamaah === null) return {}
  const [price, isChanged] = [readNumber(json.price), json.changed === true]
  return { agreed: { name: readText(json.name), room, jamaah, price, at: readText(json.at), isChanged } }
}

/** Reads the status of a list row; nothing if the API tells none. */
export function readProgress(json: Json): { progress?: Progress } {
  const status = readOneOf(json.status, STATUSES)
  if (status === null) return {}
  return {
    progress: {
      status,
      validUntil: readCalendarDate(json.valid_until),
      customerName: readText(json.customer_name),
      remindAt: readCalendarDate(json.remind_at),
      otherChosen: json.other_chosen === true,
      ...readAgreed(json.agreed),
    },
  }
}

/** The prices that a customer was told; nothing if the API tells none. */
export function readTold({ told }: Json): { told?: ToldPrices } {
  if (!isJson(told)) return {}
  const prices = ROOM_TYPES.map((room) => [room, readNumber(told[room])] as const)
  return { told: Object.fromEntries(prices.filter(([, price]) => price !== null)) }
}

/** Reads the `status` of a detail. */
export function readDetailProgress(value: unknown): { progress?: DetailProgress } {
  const json = asJson(value)
  const { progress } = readProgress(json)
  if (!progress) return {}
  return {
    progress: {
      ...progress,
      customerPhone: readText(json.customer_phone),
      seenAt: readText(json.seen_at),
      acceptedAt: readText(json.accepted_at),
      lostReason: readOneOf(json.lost_reason, LOST_REASONS),
      sentAt: readText(json.sent_at),
      ...readTold(json),
    },
  }
}
