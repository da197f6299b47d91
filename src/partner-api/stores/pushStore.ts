import type { CalendarDate } from '@/domain/types'

/** Where a browser's push service takes notices for one device. The keys are base64url: 65 and 16 bytes. */
export type PushAddress = {
  endpoint: string
  p256dh: string
  auth: string
  /** The address of the site at which the device subscribed; null: unknown. */
  origin: string | null
}

/** The key pair (VAPID, base64url) by which push services know this server. */
export type PushKeys = { publicKey: string; privateKey: string }

/** A customer first read an offer, or agreed to it; or the reminders of a day. */
export type NoticeKind = 'seen' | 'accept' | 'remind'

/** A notice for one device. */
export type PushNotice = {
  id: number
  tokenHash: string
  kind: NoticeKind
  address: PushAddress
  /** Null: not named, or erased. */
  customer: string | null
  /** The package of the offer, or those that the user's mitra wants to be reminded of on that day. */
  packages: readonly { id: number; name: string }[]
}

/** What an event of an offer writes, in its own transaction. */
export interface NoticeWriter {
  /**
   * Notes for the devices of the user who made the offer that a customer has read it or agreed to it. Where that user has no
   * device with notices, every user of the mitra is told.
   */
  noteOffer(kind: 'seen' | 'accept', offerId: number, now: number): Promise<void>
}

/** The devices that are told news (docs/product.md §18.6), and the notices for them. A subscription is part of its session. */
export interface PushStore extends NoticeWriter {
  /** The kept key pair. The first call keeps the one that is made. */
  pushKeys(make: () => PushKeys): Promise<PushKeys>
  findPush(tokenHash: string): Promise<PushAddress | null>
  /** Subscribes a session. Another session with this endpoint loses it. */
  putPush(tokenHash: string, address: PushAddress): Promise<void>
  /** With `endpoint` only if the session still has that one. */
  deletePush(tokenHash: string, endpoint?: string): Promise<void>
  /** Notes the reminders of a day, once: further calls for this day or an earlier one do nothing. */
  noteReminders(day: CalendarDate, now: number): Promise<void>
  /**
   * Takes notices that are due. Each is due again after a minute, and after twice as long with each try, at most an hour.
   * Forgets those that are a day old, or whose device or user may no longer be told.
   */
  takeNotices(now: number, limit: number): Promise<PushNotice[]>
  endNotice(id: number): Promise<void>
}
