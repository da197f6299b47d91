import type { CalendarDate, PerRoom, RoomType } from '../types'

/** The statuses of a package, from draft to the customer's answer (docs/product.md §21.6). */
export const STATUSES = ['draf', 'terkirim', 'dilihat', 'setuju', 'batal', 'lewat-masa'] as const
export type Status = (typeof STATUSES)[number]

/** The statuses of offers that wait for an answer. */
export const OPEN_STATUSES = ['terkirim', 'dilihat'] as const satisfies readonly Status[]
/** How many packages have each of them. */
export type OpenCounts = Record<(typeof OPEN_STATUSES)[number], number>

/** What a list can be narrowed to: a status, or the open quotes whose price has risen since the customer was told it. */
export const PRICE_RISEN = 'harga-naik'
export const STATUS_CHOICES = [...STATUSES, PRICE_RISEN] as const
export type StatusChoice = (typeof STATUS_CHOICES)[number]

/** The choice that a text names; null for none, and for one that the server does not know. */
export const statusChoice = (text: unknown, hasNews: boolean): StatusChoice | null =>
  STATUS_CHOICES.find((one) => one === text && (hasNews || one !== PRICE_RISEN)) ?? null

export const LOST_REASONS = ['harga', 'tanggal', 'hotel', 'pesaing', 'tidak-jadi', 'tidak-menjawab'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** The facts that decide a status. Times are milliseconds since the epoch; null: it has not happened. */
export type StatusFacts = {
  /** The last time that the mitra shared it. */
  sentAt: number | null
  /** The last day of what was shared last. */
  validUntil: CalendarDate | null
  /** When a customer first read a link of the newest version. */
  seenAt: number | null
  /** When a customer last agreed to the newest version. */
  acceptedAt: number | null
  /** When the mitra marked it as lost. */
  lostAt: number | null
}

const isOpen = (status: Status) => OPEN_STATUSES.some((one) => one === status)

/** 'Kedaluwarsa' is computed on the day and never stored: an offer that nobody has answered ends with its last day. */
export const statusOn = (status: Status, validUntil: CalendarDate | null, today: CalendarDate): Status =>
  isOpen(status) && validUntil !== null && validUntil < today ? 'lewat-masa' : status

/** Whether an offer waits for its answer on a day. */
export const isOpenOn = (status: Status, validUntil: CalendarDate | null, today: CalendarDate): boolean =>
  isOpen(statusOn(status, validUntil, today))

function statusOf({ sentAt, seenAt, acceptedAt, lostAt }: StatusFacts): Status {
  // A customer who agrees after the mitra gave up has the last word.
  if (lostAt !== null && (acceptedAt === null || acceptedAt <= lostAt)) return 'batal'
  if (acceptedAt !== null) return 'setuju'
  if (sentAt === null) return 'draf'
  return seenAt === null ? 'terkirim' : 'dilihat'
}

/** When something last happened with a package: it was made, shared, opened or agreed to. Milliseconds since the epoch. */
export const lastActivity = (createdAt: number, { sentAt, seenAt, acceptedAt }: StatusFacts): number =>
  Math.max(createdAt, sentAt ?? 0, seenAt ?? 0, acceptedAt ?? 0)

/** The status of a package on a day. */
export const packageStatus = (facts: StatusFacts, today: CalendarDate): Status =>
  statusOn(statusOf(facts), facts.validUntil, today)

/** Rupiah per jamaah that a customer was told for each shared room type. */
export type ToldPrices = Partial<PerRoom<number>>

/** The agreement of a customer, as the offer told it. */
export type Agreement = {
  /** Null: erased. */
  name: string | null
  room: RoomType
  jamaah: number
  /** Rupiah per jamaah; null if the offer did not tell this room type. */
  price: number | null
  /** When, ISO 8601: no two agreements have the same moment. */
  at: string | null
  /** The package was saved after it was offered. */
  isChanged: boolean
}

/** The agreement that holds; null without one, and after the package was lost. */
export const heldAgreement = (progress: Pick<Progress, 'status' | 'agreed'> | undefined): Agreement | null =>
  progress?.status === 'setuju' ? (progress.agreed ?? null) : null

/** The prices of a package in a list, with the agreed price for an agreed room type. */
export const listedPrices = <Price>(
  told: PerRoom<Price>,
  progress: Pick<Progress, 'status' | 'agreed'> | undefined,
): PerRoom<Price | number> => {
  const agreed = heldAgreement(progress)
  return agreed && agreed.price !== null ? { ...told, [agreed.room]: agreed.price } : told
}

/** The fields of a list row about a package's status and customer. */
export type Progress = {
  status: Status
  validUntil: CalendarDate | null
  customerName: string | null
  /** The day on which the mitra wants to be reminded. */
  remindAt: CalendarDate | null
  /** The customer of its last share has chosen another option of the same link. */
  otherChosen: boolean
  /** The last agreement. Absent if the API does not tell it. */
  agreed?: Agreement
}

/** The fields that a detail has besides. Times are ISO 8601. */
export type DetailProgress = Progress & {
  /** Digits from the country code on. */
  customerPhone: string | null
  seenAt: string | null
  acceptedAt: string | null
  lostReason: LostReason | null
  /** The last share. */
  sentAt: string | null
  /** The prices of the last share. Absent if the API does not tell them. */
  told?: ToldPrices
}
