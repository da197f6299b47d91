import type { AttemptsStore } from '../../stores/sessionStore'
import { sha256 } from '../tokens'
import { count, longestWait, oneMoreOf, putRight, settle, type Decision, type Found } from './countTries'
import { FEW_TRIES, LINES, NETWORK_FORGETS, type LoginPaces } from './loginPaces'
import { countAt } from './pace'
import { takeTurn } from './strangersLine'
import { namesOf, type Visitor } from './visitor'

type Names = Awaited<ReturnType<typeof namesOf>>

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

type Stranger = { names: Names; paces: LoginPaces; now: number }

/** A stranger's turn in the lines of an account; null while strangers have free tries. Wrong tries of the network say which line. */
function turnOf({ names, paces, now }: Stranger, found: Found): Decision | null {
  const triesOf = (bucket: string, forgetEvery: number) =>
    found[bucket] ? countAt({ forgetEvery }, found[bucket], now) : 0
  if (triesOf(names.account, paces.account.forgetEvery) < paces.account.free) return null
  const tries = triesOf(names.network, NETWORK_FORGETS)
  const name = tries === 0 ? 'fresh' : tries <= FEW_TRIES ? 'few' : 'many'
  const lines = LINES.map((line) => ({ line: names.lines[line], pace: paces.lines[line] }))
  return takeTurn({ turn: names.turn, line: names.lines[name], pace: paces.lines[name], lines }, found, now)
}

/**
 * Decides whether a login may be tried, and counts it before its password is verified: a hundred at once count a hundred.
 * The tries from a device or an address where the account has signed in before are counted apart, so that strangers
 * elsewhere cannot use them up.
 */
export async function admitLogin(
  store: AttemptsStore,
  visitor: Visitor,
  now: number,
  paces: LoginPaces,
): Promise<Admission> {
  const names = await namesOf(visitor)
  const places = await store.findPlaces(visitor.userId, names.device ? [names.device, names.address] : [names.address])
  const byDevice = names.device !== null && places.includes(names.device)
  const isKnown = places.length > 0
  const own = { bucket: byDevice && names.ownOfDevice ? names.ownOfDevice : names.pair, pace: paces.own }
  const shared = { bucket: names.shared, pace: paces.shared }
  const place = { bucket: names.place, pace: paces.place }
  const limits = [own, ...(byDevice ? [] : [shared]), ...(isKnown ? [] : [place])]
  const asStranger = [
    { bucket: names.account, pace: paces.account },
    { bucket: names.network, pace: { forgetEvery: NETWORK_FORGETS } },
  ]
  const counted = isKnown ? limits : [...limits, ...asStranger]
  const right = { bucket: await sha256(`right|${own.bucket}`), pace: paces.right }

  let hasTurn = false
  const read = [...counted.map(({ bucket }) => bucket), right.bucket]
  const wait = await settle(
    store,
    isKnown ? read : [...read, names.turn, ...Object.values(names.lines)],
    (found): Decision => {
      const refused = longestWait([...limits, right], found, now)
      const late = putRight([...counted, right], found, now)
      if (refused > 0) return { wait: refused, changes: late }
      const turn = isKnown ? null : turnOf({ names, paces, now }, found)
      hasTurn = turn !== null
      if (turn && turn.wait > 0) return { ...turn, changes: [...turn.changes, ...late] }
      return { wait: 0, changes: [...oneMoreOf(counted, found, now), ...(turn?.changes ?? [])] }
    },
  )
  if (wait > 0) return { allowed: false, retryAfter: Math.max(1, Math.ceil(wait / 1000)) }
  // A turn that is given back is a place again, whose time has come.
  const taken = [...counted.map(({ bucket }) => bucket), ...(hasTurn ? [names.turn] : [])]
  return {
    allowed: true,
    isKnown,
    knowsDevice: byDevice,
    succeeded: async () => {
      await store.forgetTries(own.bucket)
      await store.giveBackTries(taken.filter((bucket) => bucket !== own.bucket))
      await count(store, [right], now)
    },
    takeBack: async (wasRight) => {
      await store.giveBackTries(taken)
      if (wasRight) await count(store, [right], now)
    },
  }
}
