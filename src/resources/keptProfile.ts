import * as v from 'valibot'
import type { PartnerDataProvider, ServerProfile } from '@/data-provider/types'
import { offerProfileSchema, type OfferProfile } from '@/domain/offer/offerProfile'
import { isConflict } from '@/domain/requestPolicy'
import type { UserValues } from '@/ui/user/phoneUserContext'
import { OFFER_PROFILE } from './readRounding'

/** The phone's copy of an offer profile. */
export type KeptProfile = {
  profile: OfferProfile
  /** The server's version that the profile is, or that it replaces. Null: the server was never read. */
  version: string | null
  /** Whether the server has this profile. */
  isSent: boolean
}

/** The place of the copy on this phone. */
export type KeptPlace = {
  read: () => KeptProfile | null
  /** False if the copy lasts only as long as the page. */
  keep: (kept: KeptProfile) => boolean
}

const keptSchema = v.object({ profile: offerProfileSchema, version: v.nullable(v.string()), isSent: v.boolean() })

/** Reads what the phone has kept; null if that is nothing or of another shape. */
export function readKept(text: string | null): KeptProfile | null {
  try {
    return v.parse(keptSchema, JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

// The schema has read both, so their fields have one order.
const isSame = (a: OfferProfile, b: OfferProfile | undefined) => JSON.stringify(a) === JSON.stringify(b)

type Server = Pick<PartnerDataProvider, 'readOfferProfile' | 'saveOfferProfile'>

/** Takes the server's profile over if nothing is to be sent, or if it is the same. */
function takeOver({ profile, version }: ServerProfile, { read, keep }: KeptPlace): boolean {
  // It reads the copy now: the user may have saved while the answer was on its way.
  const mine = read()
  const isTaken = !mine || mine.isSent || (profile !== null && isSame(profile, mine.profile))
  if (isTaken && profile) keep({ profile, version, isSent: true })
  return isTaken
}

/** Sends the phone's profile in place of the version that was read. */
async function send(server: Server, { read, keep }: KeptPlace, profile: OfferProfile, before: ServerProfile) {
  const meta = { version: before.version ?? undefined }
  const sent = await server.saveOfferProfile('offer-profile', profile, before.profile, meta)
  if (isSame(profile, read()?.profile)) keep({ profile, version: sent.version, isSent: true })
}

/**
 * Makes the phone and the server hold the same profile: takes the server's, or sends what was saved on the phone alone.
 * Returns the server's profile if somebody else has saved it meanwhile; then nothing changes, and the user chooses.
 */
export async function syncProfile(server: Server, place: KeptPlace): Promise<ServerProfile | null> {
  const theirs = await server.readOfferProfile('offer-profile')
  const mine = place.read()
  if (takeOver(theirs, place) || !mine) return null
  if (theirs.profile && theirs.version !== mine.version) return theirs
  try {
    await send(server, place, mine.profile, theirs)
    return null
  } catch (error) {
    if (!isConflict(error)) throw error
    const newest = await server.readOfferProfile('offer-profile')
    if (takeOver(newest, place)) return null
    if (newest.version === theirs.version) throw error
    return newest
  }
}

/** The place of the copy among the values of a user. */
export const placeIn = (values: UserValues): KeptPlace => ({
  read: () => readKept(values.get(OFFER_PROFILE)),
  keep: (next) => values.set(OFFER_PROFILE, JSON.stringify(next)),
})

/** The sessions whose copy was compared with the server's. */
const synced = new WeakSet<UserValues>()

/** Does the same once in a session. After a failure the next call tries again. */
export async function syncOnce(server: Server, values: UserValues): Promise<void> {
  if (synced.has(values)) return
  synced.add(values)
  try {
    await syncProfile(server, placeIn(values))
  } catch (error) {
    synced.delete(values)
    throw error
  }
}
