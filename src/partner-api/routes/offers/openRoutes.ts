import { Hono, type Context } from 'hono'
import { readAcceptance, type AcceptanceField } from '../../../domain/offer/acceptance'
import { offerState, type OfferState } from '../../../domain/offer/sentOffer'
import type { AcceptForm } from '../../../offer/page/acceptSection'
import { busyPage, closedPage, unknownPage, type ClosedState } from '../../../offer/page/closedPages'
import { offerPage } from '../../../offer/page/offerPage'
import { sha256 } from '../../auth/tokens'
import { acceptedVersion } from '../../offers/heldPackage'
import { businessDay } from '../../pricing/businessDay'
import type { OpenOffer, OpenOfferSession, OpenOffersStore } from '../../stores/offersStore'
import { readText } from '../../wire/requests/requestBody'
import { BUSY_SECONDS, isBusy } from '../apiError'
import type { ApiContext } from '../context'
import { acceptedFields, offerChange } from './offerAudit'
import { PAGE_STYLE } from '../../../offer/page/pageStyle'
import { SEEN_SCRIPT } from '../../../offer/page/document'
import { createWriteQueue, type WriteQueue } from '../../queue/writeQueue'
import { toBase64 } from '../../../domain/values/base64'
import { addressBlock } from '../../auth/limits/addressBlock'
import type { Allowance, VisitsStore } from '../../stores/sessionStore'

const SECOND = 1000

/** How often one address may ask for open pages, and for links that do not exist. */
type PagePaces = Record<'pages' | 'unknown' | 'shared', Allowance>

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
function pageLimits({ admitVisit }: VisitsStore, paces: PagePaces = PAGE_PACES) {
  const asked = async (kind: keyof PagePaces, who: string) => ({
    ...paces[kind],
    name: await sha256(`${kind}|${who}`),
  })
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

const hashOf = async (text: string) =>
  `'sha256-${toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))}'`

async function policy(): Promise<string> {
  return [
    "default-src 'none'",
    `style-src ${await hashOf(PAGE_STYLE)}`,
    `script-src ${await hashOf(SEEN_SCRIPT)}`,
    "connect-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

let made: Promise<string> | null = null

/** The headers of everything below `/p/` (docs/product.md §21.5.8). The policy allows the page's own style and script alone. */
async function pageHeaders(): Promise<Readonly<Record<string, string>>> {
  made ??= policy()
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': await made,
  }
}

export type OpenContext = Pick<ApiContext, 'now' | 'clientAddress' | 'forwardedFor' | 'origin'> & {
  inTurn?: WriteQueue
  store: OpenOffersStore
  /** The time of a visit; null: the database's clock tells it (docs/product.md §29.5.7). */
  visitTime: () => number | null
  paces?: PagePaces
}

const TOKEN = /^[\w-]{43}$/
const MOST_FORM_BYTES = 4096

type Event = 'seen' | 'accept'
type Found = { offer: OpenOffer; state: OfferState }

const isClosed = (state: OfferState): state is ClosedState => state !== 'open' && state !== 'accepted'

/**
 * The pages that anybody may open who has a link (docs/product.md §21.5.5). They get the table of offers and nothing else.
 * A GET changes no offer: WhatsApp fetches page and picture for its preview.
 */
export function openRoutes(context: OpenContext): Hono {
  const { store, inTurn = createWriteQueue(1), now, visitTime, clientAddress, forwardedFor, origin, paces } = context
  const limits = pageLimits(store, paces)
  const clientOf = (c: Context) => ({
    address: clientAddress(c.req.raw, c.env),
    forwardedFor: forwardedFor(c.req.raw),
  })

  const busy = (c: Context, wait: number, status: 429 | 503 = 429) =>
    c.html(busyPage(), status, { 'Retry-After': String(wait) })

  /** Every unknown link, method and path gets this same answer. Who tries many of them has to wait. */
  async function unknown(c: Context) {
    const wait = await limits.missed(clientOf(c), visitTime())
    return wait > 0 ? busy(c, wait) : c.html(unknownPage(), 404)
  }

  async function find(tx: OpenOfferSession, token: string, lock = false): Promise<Found | null> {
    const offer = TOKEN.test(token) ? await tx.findOpenOffer(await sha256(token), lock) : null
    return offer && { offer, state: offerState(offer, businessDay(now())) }
  }

  /** The writes of one link wait for each other, and for no other link. */
  const write = <T>(c: Context, token: string, work: (tx: OpenOfferSession) => Promise<T>): Promise<T> =>
    inTurn({ group: `link ${token}`, who: addressBlock(clientOf(c).address), gone: () => c.req.raw.signal }, () =>
      store.transaction(work),
    )

  function show(c: Context, token: string, { offer, state }: Found, form?: AcceptForm) {
    if (isClosed(state)) return c.html(closedPage(state, offer.offer), 410)
    const [path, base] = [`/p/${token}`, origin(c.req.raw)]
    const page = {
      offer: offer.offer,
      path,
      picture: offer.hasPicture && base !== null ? `${base}${path}.jpg` : null,
      logo: offer.hasLogo ? `${path}/logo` : null,
      answer: offer.answer,
      counts: offer.seenAt === null && !form,
      ...(form ? { form } : {}),
    }
    return c.html(offerPage(page), form ? 422 : 200)
  }

  /** A JPEG that belongs to an offer. */
  async function picture(c: Context, token: string, of: 'offerPicture' | 'offerLogo') {
    const found = await find(store, token)
    if (!found) return unknown(c)
    if (isClosed(found.state)) return show(c, token, found)
    const bytes = await store[of](found.offer.id)
    return bytes ? c.body(bytes, 200, { 'Content-Type': 'image/jpeg' }) : unknown(c)
  }

  /** Somebody without an account did this. The address is left out, because the audit can never be erased. */
  const record = (tx: OpenOfferSession, event: Event, offer: OpenOffer, after: Record<string, unknown> | null = null) =>
    tx.addAudit({ ...offerChange(event, offer, after), at: now(), userId: null, userName: '', address: '' })

  /** The form that has to be filled in again; null when the acceptance is kept, or one was kept before. */
  async function accept(
    tx: OpenOfferSession,
    { offer, state }: Found,
    given: URLSearchParams,
  ): Promise<AcceptForm | null> {
    if (state !== 'open') return null
    const typed = (field: AcceptanceField) => given.get(field) ?? ''
    const values = { option: typed('option'), name: typed('name'), room: typed('room'), jamaah: typed('jamaah') }
    const read = readAcceptance(values, offer.offer)
    if ('problems' in read) return { values, problems: read.problems }
    const version = acceptedVersion(offer, read.acceptance.option)
    const { offerHash } = offer
    await tx.answerOffer(offer.id, { ...read.acceptance, by: 'customer', at: now(), version, offerHash })
    await record(tx, 'accept', offer, acceptedFields(read.acceptance))
    return null
  }

  return new Hono()
    .onError((error, c) => {
      if (isBusy(error)) return busy(c, BUSY_SECONDS, 503)
      throw error
    })
    .use('*', async (c, next) => {
      for (const [name, value] of Object.entries(await pageHeaders())) c.header(name, value)
      const wait = await limits.admit(clientOf(c), visitTime())
      if (wait > 0) return busy(c, wait)
      return next()
    })
    .get('/:page', async (c) => {
      const page = c.req.param('page')
      if (page.endsWith('.jpg')) return picture(c, page.slice(0, -'.jpg'.length), 'offerPicture')
      const found = await find(store, page)
      return found ? show(c, page, found) : unknown(c)
    })
    .get('/:token/logo', (c) => picture(c, c.req.param('token'), 'offerLogo'))
    .post('/:token/seen', async (c) => {
      const found = await write(c, c.req.param('token'), async (tx) => {
        const one = await find(tx, c.req.param('token'), true)
        if (one && !isClosed(one.state) && one.offer.seenAt === null) {
          await tx.seeOffer(one.offer.id, now())
          await record(tx, 'seen', one.offer)
        }
        return one
      })
      if (!found) return unknown(c)
      return isClosed(found.state) ? show(c, c.req.param('token'), found) : c.body(null, 204)
    })
    .post('/:token/accept', async (c) => {
      const token = c.req.param('token')
      const given = new URLSearchParams(await readText(c.req.raw, MOST_FORM_BYTES).catch(() => ''))
      const { found, form } = await write(c, token, async (tx) => {
        const one = await find(tx, token, true)
        return { found: one, form: one && (await accept(tx, one, given)) }
      })
      if (!found) return unknown(c)
      return form || isClosed(found.state) ? show(c, token, found, form ?? undefined) : c.redirect(`/p/${token}`, 303)
    })
    .all('*', unknown)
}
