import { addressBlock } from '../../auth/limits/addressBlock'
import { oneMore, waitOf, type Pace, type Tries } from '../../auth/limits/pace'

const SECOND = 1000
const MOST_NAMES = 10_000

/** How often one address may ask for open pages, and for links that do not exist. */
export type PagePaces = Record<'pages' | 'unknown' | 'shared', Pace>

/** Many customers share an address on a mobile network, and a page with its picture and counts is three requests. */
const PAGE_PACES: PagePaces = {
  pages: { free: 240, firstWait: SECOND, longestWait: 30 * SECOND, forgetEvery: 250 },
  // 256 bits cannot be guessed. This keeps a guesser from costing the database anything.
  unknown: { free: 30, firstWait: 5 * SECOND, longestWait: 60 * SECOND, forgetEvery: 10 * SECOND },
  // All clients behind a proxy that the server was not told to trust.
  shared: { free: 2400, firstWait: SECOND, longestWait: 10 * SECOND, forgetEvery: 25 },
}

/** Counts in memory, because a page view must not write to the database. It forgets the names that were counted longest ago. */
function counter(pace: Pace) {
  const counts = new Map<string, Tries>()
  return {
    wait: (name: string, now: number) => waitOf(pace, counts.get(name) ?? null, now),
    count: (name: string, now: number) => {
      const tries = oneMore(pace, counts.get(name) ?? null, now)
      counts.delete(name)
      counts.set(name, tries)
      const [oldest] = counts.keys()
      if (counts.size > MOST_NAMES && oldest !== undefined) counts.delete(oldest)
    },
  }
}

type Client = { address: string; forwardedFor: string | null }

/** The limits of the open pages by address. Returns how long a client has to wait, in seconds; 0: it may go on. */
export function pageLimits(paces: PagePaces = PAGE_PACES) {
  const [pages, unknown, shared] = [counter(paces.pages), counter(paces.unknown), counter(paces.shared)]
  const nameOf = ({ address, forwardedFor }: Client) =>
    forwardedFor === null ? addressBlock(address) : `${addressBlock(address)} for ${addressBlock(forwardedFor)}`
  return {
    /** Counts a request that may go on. */
    admit: (client: Client, now: number): number => {
      const [name, block] = [nameOf(client), addressBlock(client.address)]
      const wait = Math.max(pages.wait(name, now), unknown.wait(name, now), shared.wait(block, now))
      if (wait > 0) return Math.ceil(wait / SECOND)
      pages.count(name, now)
      shared.count(block, now)
      return 0
    },
    /** Counts a link that does not exist. */
    missed: (client: Client, now: number) => unknown.count(nameOf(client), now),
  }
}
