import {
  asJson,
  isJson,
  readId,
  readOneOf,
  readList,
  readPerRoom,
  readText,
  type Json,
} from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import type { OfferRequest, SaveMeta, Actions } from '@/data-provider/types'
import { OFFER_STATES, type MadeOffer, type SentOffer, type SentOption } from '@/domain/offer/sentOffer'
import { sentWhatsapp } from '@/domain/offer/whatsapp'
import { ROOM_TYPES, type Id, type RoomType } from '@/domain/types'
import { readCalendarDate } from '@/domain/values/dates'
import { customerAddress } from '@/domain/values/urls'
import { readNumber } from '@/domain/values/numbers'
import { HttpError } from '@/http/HttpError'

function readAnswer(json: Json): SentOffer['answer'] {
  const room = readOneOf(json.room, ROOM_TYPES)
  if (room === null) return null
  const by = json.by === 'mitra' ? 'mitra' : 'customer'
  const option = readText(json.option)
  return {
    by,
    name: readText(json.name) ?? '',
    room,
    jamaah: readNumber(json.jamaah) ?? 0,
    at: readText(json.at),
    ...(option === null ? {} : { option }),
  }
}

function readOption(value: unknown): SentOption[] {
  const json = asJson(value)
  const [letter, packageId, name] = [readText(json.letter), readId(json.packageId), readText(json.name)]
  return letter === null || packageId === null ? [] : [{ letter, packageId, name: name ?? '' }]
}

// An API that does not tell them may offer any.
function readRooms(value: unknown): readonly RoomType[] {
  const rooms = ROOM_TYPES.filter((room) => Array.isArray(value) && value.includes(room))
  return rooms.length > 0 ? rooms : ROOM_TYPES
}

function readOffer(json: Json): SentOffer | null {
  const [id, state, validUntil] = [
    readId(json.id),
    readOneOf(json.state, OFFER_STATES),
    readCalendarDate(json.validUntil),
  ]
  if (id === null || state === null || validUntil === null) return null
  return {
    id,
    version: readNumber(json.version) ?? 1,
    state,
    rooms: readRooms(json.rooms),
    ...(isJson(json.prices) ? { prices: readPerRoom(json.prices, (room) => room) } : {}),
    validUntil,
    customerName: readText(json.customerName),
    customerPhone: readText(json.customerPhone),
    createdAt: readText(json.createdAt),
    seenAt: readText(json.seenAt),
    answer: readAnswer(asJson(json.answer)),
    comparable: typeof json.comparable === 'boolean' ? json.comparable : null,
    options: Array.isArray(json.options) ? json.options.flatMap(readOption) : [],
  }
}

function readMade(answer: unknown, origin: string): MadeOffer {
  const { id: given, url, validUntil, version, packages, name, lowestPrice } = asJson(asJson(answer).data)
  const [id, address, day] = [readId(given), readText(url), readCalendarDate(validUntil)]
  if (id === null || address === null || day === null) throw new HttpError({ kind: 'notJson' })
  return {
    id,
    url: customerAddress(address, origin),
    validUntil: day,
    version: readNumber(version) ?? 1,
    packages: readNumber(packages) ?? 1,
    name: readText(name),
    lowestPrice: readNumber(lowestPrice),
  }
}

const PAGE = 20

const offersOf = (packageId: unknown) => `/partner/umroh-regular/${encodeURIComponent(String(packageId))}/offers`
const at = (id: Id, suffix = '') => `/partner/offers/${encodeURIComponent(id)}${suffix}`

/** The calls about offers with a link. A list is the list of one package: `filter.packageId`. */
export const createApi = (_base: BaseApi, { http, origin }: ApiContext): ResourceApi => ({
  getList: async ({ filter, pagination = { page: 1, perPage: PAGE }, signal }) => {
    const { page, perPage } = pagination
    const answer = await http.request('GET', offersOf(asJson(filter).packageId), {
      query: { page, per_page: perPage },
      signal,
    })
    const data = readList(answer).flatMap((row) => readOffer(row) ?? [])
    // An API without pages has answered all offers.
    const total = readNumber(asJson(asJson(answer).meta).total) ?? data.length
    return {
      data,
      total,
      pageInfo: { hasNextPage: total > Math.max(data.length, page * perPage), hasPreviousPage: page > 1 },
    }
  },
  methods: {
    makeOffer: async (packageId: Id, request: OfferRequest, meta?: SaveMeta) =>
      readMade(
        await http.request('POST', offersOf(packageId), {
          body: { ...request, customerPhone: sentWhatsapp(request.customerPhone) },
          meta,
        }),
        origin,
      ),
    revokeOffer: (id: Id) => http.request('DELETE', at(id)),
    answerOffer: (id: Id, answer: object | null) => http.request('POST', at(id, '/answer'), { body: { answer } }),
    eraseCustomer: (id: Id) => http.request('DELETE', at(id, '/customer')),
  } satisfies Partial<Actions>,
})
