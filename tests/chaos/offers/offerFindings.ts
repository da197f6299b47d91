import { NAMED_FIELDS } from '@/domain/masters/masters'
import type { OfferRequest } from '@/data-provider/types'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import { formatWhatsapp } from '@/domain/offer/whatsapp'
import { departureOf } from '@/domain/offer/savedFacts'
import { planParts, type PaymentPlan } from '@/domain/offer/paymentPlan'
import { CITIES, ROOM_TYPES, type PackageDetail, type PerRoom, type RoomType } from '@/domain/types'
import { journeyOf } from '@/domain/package/stayDates'
import { nightsBetween } from '@/domain/values/dates'

/** Pure checks of what left the phone and of the open pages. Each line that they return is one broken rule. */

const BEDS: PerRoom<number> = { double: 2, triple: 3, quad: 4 }

/** Whole numbers of a text, with Indonesian or English grouping. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+/g)].map(([digits]) => Number(digits.replace(/[.,]/g, '')))

const known = (values: readonly (number | null | undefined)[]): number[] =>
  values.flatMap((value) => (value === null || value === undefined ? [] : [value]))

/** The texts of an offer profile as offers write them. */
export const profileWords = (profile: OfferProfile | null): string =>
  `${JSON.stringify(profile)} ${profile?.whatsapp ? formatWhatsapp(profile.whatsapp) : ''}`

type Choice = Pick<OfferRequest, 'rooms' | 'validUntil'> & Partial<Pick<OfferRequest, 'roomMix' | 'withPaymentPlan'>>

/** The rooms of a group, their places and prices, and the price of all. */
function figuresOfMix(mix: PerRoom<number>, priceOf: (room: RoomType) => number): number[] {
  const prices = ROOM_TYPES.map((room) => mix[room] * BEDS[room] * priceOf(room))
  return [...Object.values(mix), ...prices, prices.reduce((sum, price) => sum + price, 0)]
}

/**
 * Every figure that an offer of this package may show for this choice. `words`: further texts of the offer, such as the
 * profile; `plan`: the payment plan of the profile.
 */
export function publicFigures(
  detail: PackageDetail,
  { rooms, validUntil, roomMix, withPaymentPlan }: Choice,
  words = '',
  plan: PaymentPlan | null = null,
): Set<number> {
  const { name, jamaah, flight, hotels, choices, transports, totals } = detail
  const stays = CITIES.flatMap((city) => hotels[city] ?? [])
  const priceOf = (room: RoomType) => (rooms.includes(room) ? Math.round(totals[room] ?? 0) : 0)
  const departure = departureOf(detail)
  const journey = journeyOf(stays)
  const parts =
    withPaymentPlan && plan && departure ? rooms.flatMap((room) => planParts(priceOf(room), plan, departure)) : []
  const texts = [
    words,
    ...parts.map(({ due }) => due),
    name,
    flight?.name,
    validUntil,
    ...stays.flatMap((stay) => [stay.name, stay.checkIn, stay.checkOut]),
    ...NAMED_FIELDS.map((field) => choices[field]?.name),
    ...transports.map((transport) => transport.name),
  ]
  return new Set([
    ...numbersIn(texts.join(' ')),
    ...stays.flatMap(({ stars, distance, checkIn, checkOut }) =>
      known([stars, distance, checkIn && checkOut ? nightsBetween(checkIn, checkOut) : null]),
    ),
    ...(journey ? [journey.nights, journey.nights + 1] : []),
    ...rooms.map(priceOf),
    ...parts.map(({ amount }) => amount),
    ...(roomMix ? figuresOfMix(roomMix, priceOf) : []),
    jamaah,
  ])
}

// Smaller figures, and the years of dates, stand in every offer by chance.
const isTelling = (figure: number) => figure >= 1000 && !(figure >= 2000 && figure < 2100)

/** The figures of a package that nobody outside may learn: margin, prices of components, riyal and rate. */
export function secretFigures(detail: PackageDetail): Set<number> {
  const { flight, hotels, choices, transports, tourLeaderCost, margin, kurs } = detail
  const prices = [
    margin,
    flight?.price,
    kurs?.rupiahPerSar,
    ...ROOM_TYPES.map((room) => tourLeaderCost[room]),
    ...NAMED_FIELDS.map((field) => choices[field]?.price),
    ...transports.map(({ price }) => price),
    ...CITIES.flatMap((city) => ROOM_TYPES.flatMap((room) => [hotels[city]?.rupiah[room], hotels[city]?.sar[room]])),
  ]
  const open = publicFigures(detail, { rooms: ROOM_TYPES, validUntil: '' })
  const secrets = known(prices).flatMap((price) => [Math.round(price), Math.floor(price)])
  return new Set(secrets.filter((figure) => isTelling(figure) && !open.has(figure)))
}

/** A secret figure, or the word itself, in something that left the phone or stands on an open page. */
export const leaksIn = (what: string, text: string, secrets: ReadonlySet<number>): string[] => [
  ...new Set([
    ...numbersIn(text)
      .filter((figure) => secrets.has(figure))
      .map((figure) => `${what} tells the secret figure ${figure}`),
    ...(/\bmargin\b/i.test(text) ? [`${what} tells of the margin`] : []),
  ]),
]

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
const plain = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)

/** All texts of a page: its words, the tags of its preview and the messages that its links send. */
export function pageText(html: string): string {
  const spoken = html.replace(/<(style|script)\b.*?<\/\1>/gs, ' ')
  const tags = [...spoken.matchAll(/<meta (?:property="og:(?!image)|name="description")[^>]*content="([^"]*)"/g)]
  const links = [...spoken.matchAll(/href="https:\/\/wa\.me\/([^"]*)"/g)].map(([, link = '']) =>
    decodeURIComponent(link),
  )
  return [...tags.map(([, content = '']) => plain(content)), ...links, plain(spoken)].join('\n')
}

/** Leaves the answer out, because its number of jamaah, its day and its time are no figures of the version. */
const withoutAnswer = (html: string) => html.replace(/<section class="agreed".*?<\/section>/gs, ' ')

/** Figures of an open page that no version of its offer had. The page may show any of the versions. */
export function foreignFigures(link: string, html: string, versions: readonly ReadonlySet<number>[]): string[] {
  const shown = numbersIn(pageText(withoutAnswer(html)))
  const foreign = versions.map((figures) => shown.filter((figure) => !figures.has(figure)))
  const least = foreign.toSorted((left, right) => left.length - right.length)[0] ?? []
  return [...new Set(least)].map((figure) => `${link} shows ${figure}, which its version did not have`)
}

/** A link that is over answers 410, whatever is asked of it. A customer who is told to wait (429) has seen nothing. */
export const openThoughOver = (link: string, statuses: Readonly<Record<string, number>>): string[] =>
  Object.entries(statuses)
    .filter(([, status]) => status !== 410 && status !== 429)
    .map(([what, status]) => `${link} is over, and its ${what} answers ${status}`)

/** After the customer was erased, the page has the name no longer, and there is no picture. */
export const keptThoughErased = (link: string, customer: string | null, html: string, picture: number): string[] => [
  ...(customer && pageText(html).includes(customer) ? [`${link} still names its erased customer ${customer}`] : []),
  ...(picture === 200 ? [`${link} still has the picture with its erased customer`] : []),
]

/** The server's data about a link: the counted audit rows, and the name in the present answer; '' when it was erased. */
export type Kept = { accepted: number; takenBack: number; seen: number; answer: string | null; isErased: boolean }

/** An acceptance is counted once, stays until the mitra takes it back, and somebody has really sent it. */
export function miscounted(
  link: string,
  earlier: Kept | null,
  { accepted, takenBack, seen, answer, isErased }: Kept,
  tried: ReadonlySet<string>,
  wasRead: boolean,
): string[] {
  const standing = accepted - takenBack
  const isNameErased = isErased && answer === ''
  const isOther = earlier !== null && earlier.answer !== null && earlier.answer !== answer && !isNameErased
  return [
    ...(standing === Number(answer !== null)
      ? []
      : [`${link} is accepted ${accepted} times and taken back ${takenBack} times; its answer is ${answer}`]),
    ...(isOther && takenBack === earlier.takenBack
      ? [`${link} had the answer ${earlier.answer}; now it is ${answer}`]
      : []),
    ...(answer !== null && !isNameErased && !tried.has(answer)
      ? [`${link} has an answer that nobody gave: ${answer}`]
      : []),
    ...(seen > Number(wasRead) ? [`${link} counts as read ${seen} times; it ${wasRead ? 'was' : 'was not'} read`] : []),
  ]
}
