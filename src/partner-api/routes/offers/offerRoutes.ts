import { Hono, type Context } from 'hono'
import { lowestPrice } from '@/domain/offer/publicOffer'
import type {
  OfferListResponse,
  OfferChangedResponse,
  OfferedPackageResponse,
  OfferMadeResponse,
} from '@/http/partnerApi.types'
import { derivedToken, newToken, sha256 } from '../../auth/tokens'
import { heldPackage, packageIdsOf, acceptedVersion } from '../../offers/heldPackage'
import { makeOffer, lockOffered, type OfferedRows } from './makeOffer'
import { readAnswer, MOST_OFFER_BODY, readOffer } from '../../wire/requests/offerBody'
import { titleOf } from '@/offer/words'
import { businessDay } from '../../pricing/businessDay'
import { parseId } from '../../stores/snapshot'
import type { KeyAnswer, StoreSession } from '../../stores/store'
import type { OfferRow } from '../../stores/offersStore'
import { readJsonObject } from '../../wire/requests/requestBody'
import { notFound, conflict, unprocessable } from '../../errors/apiError'
import { recordAudit } from '../audit'
import { wholeNumber } from '../wholeBody'
import { requireSession, scopeOf, type ApiContext, type ApiEnv } from '../context'
import { readKey, keyedAnswer, DONE } from '../idempotency'
import { acceptedFields, offerChange } from '../../offers/offerAudit'
import { offerMessages } from '../../errors/messages'
import { readAcceptance, type OfferAnswer } from '@/domain/offer/acceptance'
import { offerProblems } from '@/i18n/rules/offerProblems'
import { wireEditData } from '../../wire/wireAccounts'
import { aboutOffer, aboutPackage, eraseOfferCustomer } from '../../offers/erasure'
import { requireOwn, findReadable } from '../packages/shownPackages'
import { wireOffer } from '../../wire/wireOffer'

/** The answer that a mitra notes, or takes back (null). Throws 409 or 422 where the offer does not allow it. */
function answerOf(found: OfferRow, given: Record<string, unknown> | null, at: number): OfferAnswer | null {
  if (given === null) {
    if (found.answer === null) throw conflict(offerMessages.notAnswered)
    return null
  }
  if (found.answer !== null) throw conflict(offerMessages.answered)
  if (found.revokedAt !== null) throw conflict(offerMessages.revoked)
  const read = readAcceptance(given, found.offer)
  if ('problems' in read)
    throw unprocessable(
      Object.fromEntries(Object.entries(read.problems).map(([name, key]) => [`answer.${name}`, [offerProblems[key]]])),
    )
  const version = acceptedVersion(found, read.acceptance.option)
  return { ...read.acceptance, by: 'mitra', at, version, offerHash: found.offerHash }
}

const MOST_LISTED = 200
const MAX_PAGE = 1_000_000

const OF_PACKAGE = '/partner/umroh-regular/:id/offers'

type ApiRequest = Context<ApiEnv>

/** The answer to a repeated request. The token is not in it: `seed` and the request's key make it anew. */
type Stored = { data: Omit<OfferMadeResponse['data'], 'url'>; seed: string }

async function findOffer(tx: StoreSession, c: ApiRequest, lock: boolean): Promise<OfferRow> {
  const id = parseId(c.req.param('id'))
  const found = id === null ? null : await tx.findOffer(id, scopeOf(c.get('session')), lock)
  if (!found) throw notFound()
  return found
}

/** Finds and locks the offer that a request changes, its mitra first. */
async function lockOwnOffer(tx: StoreSession, c: ApiRequest): Promise<OfferRow> {
  const { mitraId } = await findOffer(tx, c, false)
  requireOwn(c, mitraId)
  await tx.lockMitra(mitraId)
  return findOffer(tx, c, true)
}

/** The calls about offers with a link (docs/product.md §21.5): make, list, revoke, answer, erase. */
export function offerRoutes(api: ApiContext): Hono<ApiEnv> {
  const { store, now } = api
  const signedIn = requireSession(api)

  /** Changes one offer in one transaction with its audit row. `change` returns nothing when nothing is to be changed. */
  const changeOffer = async (
    c: ApiRequest,
    request: unknown,
    message: string,
    change: (tx: StoreSession, found: OfferRow) => Promise<ReturnType<typeof offerChange> | null>,
    about: string | null = null,
  ) => {
    await keyedAnswer(
      api,
      c,
      request,
      {
        may: (tx) => lockOwnOffer(tx, c),
        work: async (tx, found) => {
          const changed = await change(tx, found)
          if (changed) await recordAudit(api, c, tx, changed)
          return DONE
        },
      },
      { about },
    )
    // The store keeps an answer for a month. It must not hold a customer that is erased meanwhile.
    const data = wireOffer(await findOffer(store, c, false), businessDay(now()))
    return c.json<OfferChangedResponse>({ data, message })
  }

  return new Hono<ApiEnv>()
    .get(OF_PACKAGE, signedIn, async (c) => {
      const { id } = await findReadable(store, c)
      const perPage = wholeNumber(c.req.query('per_page'), MOST_LISTED, MOST_LISTED)
      const page = wholeNumber(c.req.query('page'), 1, MAX_PAGE)
      const [rows, total] = await Promise.all([store.listOffers(id, { page, perPage }), store.countOffers(id)])
      return c.json<OfferListResponse>({
        data: { data: rows.map((row) => wireOffer(row, businessDay(now()), id)) },
        meta: { total, page, per_page: perPage },
      })
    })
    .post(OF_PACKAGE, signedIn, async (c) => {
      const request = readOffer(await readJsonObject(c.req.raw, MOST_OFFER_BODY))
      const key = readKey(c.req.header('idempotency-key'))
      const may = (tx: StoreSession) => lockOffered(tx, c, request.others)
      const work = async (tx: StoreSession, rows: OfferedRows): Promise<KeyAnswer> => {
        const seed = newToken()
        const tokenHash = await sha256(await derivedToken(seed, key ?? ''))
        const createdBy = c.get('session').user.id
        const made = await makeOffer(tx, rows, { request, tokenHash, createdBy, now: now() })
        const { id, version, validUntil, offer } = made
        const told = {
          id,
          validUntil,
          version,
          packages: rows.length,
          name: titleOf(offer),
          lowestPrice: lowestPrice(offer) ?? 0,
        }
        const { rooms, withPaymentPlan, others, rounding } = request
        const of = { packageId: made.packageId, ...(others.length > 0 ? { others } : {}) }
        const after = { version, ...of, validUntil, rooms, withPaymentPlan, ...(rounding > 0 ? { rounding } : {}) }
        await recordAudit(api, c, tx, offerChange('create', made, after))
        return { status: 201, body: { data: told, seed } satisfies Stored }
      }
      // A phone that repeats a request may have drawn the picture anew.
      const { picture: _, rounding, ...asked } = request
      // A request of an earlier version says nothing of it, and is repeated to this one.
      const same = rounding > 0 ? { ...asked, rounding } : asked
      const answer = await keyedAnswer(api, c, same, { may, work }, { about: aboutPackage(c.req.param('id')) })
      const { data, seed } = answer.body as Stored
      const url = `${api.origin(c.req.raw, c.env) ?? ''}/p/${await derivedToken(seed, key ?? '')}`
      return c.json<OfferMadeResponse>({ data: { ...data, url } }, 201)
    })
    .get('/partner/offers/:id/package', signedIn, async (c) => {
      const offer = await findOffer(store, c, false)
      const asked = c.req.query('package')
      const packageId = asked === undefined ? offer.packageId : parseId(asked)
      if (packageId === null || !packageIdsOf(offer).includes(packageId)) throw notFound()
      const { packageVersion } = heldPackage(offer, packageId)
      const snapshot = await store.findOfferedPackage({ packageId, packageVersion })
      if (!snapshot) throw notFound()
      const { data } = wireEditData({ id: packageId, version: packageVersion, snapshot })
      return c.json<OfferedPackageResponse>({ data: { package: data, totals: snapshot.totals } })
    })
    .delete('/partner/offers/:id', signedIn, (c) =>
      changeOffer(c, null, offerMessages.revokedDone, async (tx, found) => {
        if (found.revokedAt !== null) return null
        await tx.revokeOffer(found.id, now())
        return offerChange('revoke', found)
      }),
    )
    .post('/partner/offers/:id/answer', signedIn, async (c) => {
      const given = readAnswer(await readJsonObject(c.req.raw))
      const message = given ? offerMessages.answerDone : offerMessages.takenBack
      const noteAnswer = async (tx: StoreSession, found: OfferRow) => {
        const answer = answerOf(found, given, now())
        await tx.answerOffer(found.id, answer)
        return answer ? offerChange('accept', found, acceptedFields(answer)) : offerChange('take-back', found)
      }
      return changeOffer(c, given, message, noteAnswer, aboutOffer(c.req.param('id')))
    })
    .delete('/partner/offers/:id/customer', signedIn, (c) =>
      changeOffer(c, null, offerMessages.erased, async (tx, found) => {
        await eraseOfferCustomer(tx, found, now())
        return offerChange('erase', found)
      }),
    )
}
