import { Hono, type Context } from 'hono'
import { readAcceptance, type AcceptanceField } from '@/domain/offer/acceptance'
import { offerState, type OfferState } from '@/domain/offer/sentOffer'
import { FORM_ID, type AcceptForm } from '@/offer/page/acceptSection'
import { busyPage, closedPage, unknownPage, type ClosedState } from '@/offer/page/closedPages'
import { offerPage } from '@/offer/page/offerPage'
import { sha256 } from '../../auth/tokens'
import { acceptedVersion } from '../../offers/heldPackage'
import { businessDay } from '../../pricing/businessDay'
import type { OpenOffer, OpenOfferSession, OpenOffersStore } from '../../stores/offersStore'
import { tokenIn } from '@/domain/values/tokenIn'
import { servedPicture } from '@/domain/pictures/sentPicture'
import { readText } from '../../wire/requests/requestBody'
import { BUSY_SECONDS, isBusy } from '../../errors/apiError'
import type { ApiContext } from '../context'
import { pageHeaders } from './openHeaders'
import { pageLimits, type PagePaces } from './openLimits'
import { acceptedFields, offerChange } from '../../offers/offerAudit'
import { createWriteQueue, type WriteQueue } from '../../queue/writeQueue'
import { addressBlock } from '../../auth/limits/addressBlock'

export type OpenContext = Pick<ApiContext, 'now' | 'clientAddress' | 'forwardedFor' | 'origin' | 'push'> & {
  inTurn?: WriteQueue
  store: OpenOffersStore
  /** The time of a visit; null: the database's clock tells it (docs/product.md §29.5.7). */
  visitTime: () => number | null
  paces?: PagePaces
}

/** A messenger or a person may have put a slash behind a link. */
const atEither = (path: string) => [path, `${path}/`]

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
  const { push } = context
  const limits = pageLimits(store, paces)
  const clientOf = (c: Context) => ({ address: clientAddress(c.req.raw, c.env), forwardedFor: forwardedFor(c.req.raw) })

  const busy = (c: Context, wait: number, status: 429 | 503 = 429) =>
    c.html(busyPage(), status, { 'Retry-After': String(wait) })

  /** Every unknown link, method and path gets this same answer. Who tries many of them has to wait. */
  async function unknown(c: Context) {
    const wait = await limits.missed(clientOf(c), visitTime())
    return wait > 0 ? busy(c, wait) : c.html(unknownPage(), 404)
  }

  function withToken(c: Context, answer: (token: string) => Promise<Response>): Promise<Response> {
    const asked = tokenIn(c.req.param('token') ?? '')
    return asked ? answer(asked.token) : unknown(c)
  }

  async function find(tx: OpenOfferSession, token: string, lock = false): Promise<Found | null> {
    const offer = await tx.findOpenOffer(await sha256(token), lock)
    return offer && { offer, state: offerState(offer, businessDay(now())) }
  }

  /** The writes of one link wait for each other, and for no other link. The customer waits for no notice. */
  async function write<T>(c: Context, token: string, work: (tx: OpenOfferSession) => Promise<T>): Promise<T> {
    const turn = { group: `link ${token}`, who: addressBlock(clientOf(c).address), gone: () => c.req.raw.signal }
    const done = await inTurn(turn, () => store.transaction(work))
    push?.wake()
    return done
  }

  function show(c: Context, token: string, { offer, state }: Found, form?: AcceptForm) {
    if (isClosed(state)) return c.html(closedPage(state, offer.offer), 410)
    const path = `/p/${token}`
    const page = {
      offer: offer.offer,
      path,
      picture: offer.hasPicture ? `${path}.jpg` : null,
      origin: origin(c.req.raw, c.env),
      logo: offer.hasLogo ? `${path}/logo` : null,
      answer: offer.answer,
      counts: offer.seenAt === null && !form,
      ...(form ? { form } : {}),
    }
    return c.html(offerPage(page), form ? 422 : 200)
  }

  /** Leads to the form, or to the acceptance in its place: the address of a rejected form may be opened again. */
  const toPage = (c: Context, token: string) => c.redirect(`/p/${token}#${FORM_ID}`, 303)

  /** A JPEG that belongs to an offer. */
  async function picture(c: Context, token: string, of: 'offerPicture' | 'offerLogo') {
    const found = await find(store, token)
    if (!found) return unknown(c)
    if (isClosed(found.state)) return show(c, token, found)
    const bytes = servedPicture(await store[of](found.offer.id))
    return bytes ? c.body(bytes, 200, { 'Content-Type': 'image/jpeg' }) : unknown(c)
  }

  /** Somebody without an account did this. The address is left out, because the audit can never be erased. */
  async function record(tx: OpenOfferSession, event: Event, offer: OpenOffer, after?: Record<string, unknown>) {
    await tx.addAudit({ ...offerChange(event, offer, after), at: now(), userId: null, userName: '', address: '' })
    if (push) await tx.noteOffer(event, offer.id, now())
  }

  /** The form that has to be filled in again; null when the acceptance is kept, or one was kept before. */
  async function accept(tx: OpenOfferSession, { offer, state }: Found, given: URLSearchParams) {
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
    .on('GET', atEither('/:page'), async (c) => {
      const asked = tokenIn(c.req.param('page') ?? '')
      if (!asked) return unknown(c)
      if (/^\.jpe?g(?!\w)/i.test(asked.rest)) return picture(c, asked.token, 'offerPicture')
      const found = await find(store, asked.token)
      return found ? show(c, asked.token, found) : unknown(c)
    })
    .on('GET', atEither('/:token/logo'), (c) => withToken(c, (token) => picture(c, token, 'offerLogo')))
    .on('GET', [...atEither('/:token/seen'), ...atEither('/:token/accept')], (c) =>
      withToken(c, async (token) => ((await find(store, token)) ? toPage(c, token) : unknown(c))),
    )
    .on('POST', atEither('/:token/seen'), (c) =>
      withToken(c, async (token) => {
        const found = await write(c, token, async (tx) => {
          const one = await find(tx, token, true)
          if (one && !isClosed(one.state) && one.offer.seenAt === null) {
            await tx.seeOffer(one.offer.id, now())
            await record(tx, 'seen', one.offer)
          }
          return one
        })
        if (!found) return unknown(c)
        return isClosed(found.state) ? show(c, token, found) : c.body(null, 204)
      }),
    )
    .on('POST', atEither('/:token/accept'), (c) =>
      withToken(c, async (token) => {
        const given = new URLSearchParams(await readText(c.req.raw, MOST_FORM_BYTES).catch(() => ''))
        const { found, form } = await write(c, token, async (tx) => {
          const one = await find(tx, token, true)
          return { found: one, form: one && (await accept(tx, one, given)) }
        })
        if (!found) return unknown(c)
        return form || isClosed(found.state) ? show(c, token, found, form ?? undefined) : toPage(c, token)
      }),
    )
    .all('*', unknown)
}
