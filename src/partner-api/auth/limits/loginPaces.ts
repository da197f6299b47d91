import type { Pace } from './pace'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How far apart the places of a line are: the wait before the next place grows as other waits do. */
export type LinePace = Omit<Pace, 'free'>

/** The names under which tries are counted: wrong tries under the first three, right ones under the last. */
export type LoginPaces = Record<'own' | 'place' | 'shared' | 'right', Pace> & {
  /** Tries for one account from addresses where it has not signed in before. Who comes after the free ones waits in a line. */
  account: Pick<Pace, 'free' | 'forgetEvery'>
  /** The lines of an account, by the wrong tries of a network so far: none, a few, more. */
  lines: Record<LineName, LinePace>
}
export const LINES = ['fresh', 'few', 'many'] as const
export type LineName = (typeof LINES)[number]

/** A network with more wrong tries for an account than this stands in the last line. */
export const FEW_TRIES = 2
/** A network has one wrong try less for an account after each such time without a try. */
export const NETWORK_FORGETS = 24 * HOUR

/** docs/product.md §18.4 and docs/decisions/0050-login-limits.md give the reasons for these figures. */
export const LOGIN_PACES: LoginPaces = {
  // Tries for the same account from the same device or address.
  own: { free: 10, firstWait: 30 * SECOND, longestWait: 15 * MINUTE, forgetEvery: HOUR },
  // Tries for all accounts from an address where the tried account has not signed in before.
  place: { free: 100, firstWait: 30 * SECOND, longestWait: 15 * MINUTE, forgetEvery: MINUTE },
  // Tries for the same account from all such addresses together: the account slows down, and never locks.
  account: { free: 50, forgetEvery: 10 * MINUTE },
  // Ten guesses an hour in all. An attacker has soon tried from all of its networks, and leaves the first line to others.
  lines: {
    fresh: { firstWait: 5 * MINUTE, longestWait: 10 * MINUTE, forgetEvery: 20 * MINUTE },
    few: { firstWait: 10 * MINUTE, longestWait: 30 * MINUTE, forgetEvery: HOUR },
    many: { firstWait: 10 * MINUTE, longestWait: 30 * MINUTE, forgetEvery: HOUR },
  },
  // Tries at one address, except from known devices. Behind a proxy that the server does not trust these are many clients.
  shared: { free: 1000, firstWait: SECOND, longestWait: 30 * SECOND, forgetEvery: 5 * SECOND },
  // Right passwords cost as much work as wrong ones.
  right: { free: 60, firstWait: 5 * SECOND, longestWait: MINUTE, forgetEvery: 10 * SECOND },
}

/** The own password or a code, within one session. */
export const CONFIRM_PACE: Pace = { free: 5, firstWait: 30 * SECOND, longestWait: 15 * MINUTE, forgetEvery: HOUR }

/** The right ones of them: each is hashed as a login is, and a change of the password leaves a row in the audit. */
export const OWN_CHANGE_PACES = {
  session: { free: 10, firstWait: 30 * SECOND, longestWait: 15 * MINUTE, forgetEvery: 10 * MINUTE },
  account: { free: 20, firstWait: 30 * SECOND, longestWait: 15 * MINUTE, forgetEvery: 10 * MINUTE },
} as const satisfies Record<string, Pace>

/** After this time without a try nothing is left to count. */
export const TRIES_KEPT = 3 * 24 * HOUR
/** A device or address counts as known for so long after its last login. */
export const PLACES_KEPT = 90 * 24 * HOUR
/** The most devices and addresses that an account knows; the oldest are forgotten. */
export const MOST_PLACES = 40
