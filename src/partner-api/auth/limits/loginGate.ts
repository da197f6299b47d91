import type { Store } from '../../store'
import type { LoginPaces } from './loginPaces'
import { oneMore, waitOf, type Pace } from './pace'
import { sha256 } from '../tokens'
import { namesOf, type Visitor } from './visitor'

type Counted = { bucket: string; pace: Pace }

export type Admitted = {
  allowed: true
  /** Whether the account has signed in before from this device or address. */
  isKnown: boolean
  /** Whether it has signed in before on this very device. */
  knowsDevice: boolean
  /** Forgets the wrong tries of this visitor, and counts a right one. */
  succeeded: () => Promise<void>
  /** Takes the try back: it was not wrong, or was not checked. `right` says that the password was right. */
  takeBack: (right: boolean) => Promise<void>
}
export type Admission = Admitted | { allowed: false; retryAfter: number }

const MOST_READS = 20

/** Counts a try under each name. Returns the milliseconds to wait when it may not be made; then nothing is written. */
export async function count(store: Store, counted: readonly Counted[], alsoRead: readonly Counted[], now: number) {
  const all = [...counted, ...alsoRead]
  for (let read = 0; read < MOST_READS; read += 1) {
    const found = await store.findTries(all.map(({ bucket }) => bucket))
    const wait = Math.max(...all.map(({ bucket, pace }) => waitOf(pace, found[bucket] ?? null, now)))
    if (wait > 0) return wait
    const changes = counted.map(({ bucket, pace }) => {
      const before = found[bucket] ?? null
      return { bucket, before, after: oneMore(pace, before, now) }
    })
    if (await store.countTries(changes)) return 0
  }
  // Others try at the same moment, and each read was outdated when it was to be written.
  return 1
}

/**
 * Decides whether a login may be tried, and counts it before its password is verified: a hundred at once count a hundred.
 * The tries from a device or an address where the account has signed in before are counted apart, so that strangers
 * elsewhere cannot use them up.
 */
export async function admitLogin(store: Store, visitor: Visitor, now: number, paces: LoginPaces): Promise<Admission> {
  const names = await namesOf(visitor)
  const places = await store.findPlaces(visitor.userId, names.device ? [names.device, names.address] : [names.address])
  const byDevice = names.device !== null && places.includes(names.device)
  const isKnown = places.length > 0
  const own = { bucket: byDevice && names.ownOfDevice ? names.ownOfDevice : names.pair, pace: paces.own }
  const shared = { bucket: names.shared, pace: paces.shared }
  const asStranger = [
    { bucket: names.place, pace: paces.place },
    { bucket: names.account, pace: paces.account },
  ]
  const others = [...(byDevice ? [] : [shared]), ...(isKnown ? [] : asStranger)]
  const right = { bucket: await sha256(`right|${own.bucket}`), pace: paces.right }

  const wait = await count(store, [own, ...others], [right], now)
  if (wait > 0) return { allowed: false, retryAfter: Math.max(1, Math.ceil(wait / 1000)) }
  const giveBack = (counted: readonly Counted[]) => store.giveBackTries(counted.map(({ bucket }) => bucket))
  return {
    allowed: true,
    isKnown,
    knowsDevice: byDevice,
    succeeded: async () => {
      await store.forgetTries(own.bucket)
      await giveBack(others)
      await count(store, [right], [], now)
    },
    takeBack: async (wasRight) => {
      await giveBack([own, ...others])
      if (wasRight) await count(store, [right], [], now)
    },
  }
}
