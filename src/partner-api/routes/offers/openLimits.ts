import { addressBlock } from '../../auth/limits/addressBlock'
import { sha256 } from '../../auth/tokens'
import type { Allowance, VisitsStore } from '../../stores/sessionStore'

const SECOND = 1000

/** How often one address may ask for open pages, and for links that do not exist. */
export type PagePaces = Record<'pages' | 'unknown' | 'shared', Allowance>

/** Many customers share an address on a mobile network, and a page with its picture and counts is three requests. */
const PAGE_PACES: PagePaces = {
  pages: { free: 240, every: 250 },
  // 256 bits cannot be guessed, so this limit only spares the database.
  unknown: { free: 30, every: 10 * SECOND },
  // All clients behind a proxy that the server was not told to trust.
  shared: { free: 2400, every: 25 },
}

type Client = { address: string; forwardedFor: string | null }

/** The limits of the open pages by address, for all processes together (docs/product.md §29.5.6). */
export function pageLimits({ admitVisit }: VisitsStore, paces: PagePaces = PAGE_PACES) {
  const asked = async (kind: keyof PagePaces, who: string) => ({ ...paces[kind], name: await sha256(`${kind}|${who}`) })
  const nameOf = ({ address, forwardedFor }: Client) =>
    forwardedFor === null ? addressBlock(address) : `${addressBlock(address)} for ${addressBlock(forwardedFor)}`
  return {
    /** Counts a request that may go on. Returns how long a client has to wait, in seconds; 0: it may go on. */
    admit: async (client: Client, now: number | null): Promise<number> => {
      const who = nameOf(client)
      const all = [asked('pages', who), asked('shared', addressBlock(client.address))]
      return Math.ceil((await admitVisit(await Promise.all(all), now)) / SECOND)
    },
    /**
     * Counts a link that does not exist, and returns the wait as `admit` does. A link that exists never waits for these:
     * customers of many mitra share an address on a mobile network or in a hotel.
     */
    missed: async (client: Client, now: number | null): Promise<number> =>
      Math.ceil((await admitVisit([await asked('unknown', nameOf(client))], now)) / SECOND),
  }
}
