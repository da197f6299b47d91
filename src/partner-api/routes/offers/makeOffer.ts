import type { Context } from 'hono'
import { emptyProfile, type OfferProfile } from '@/domain/offer/offerProfile'
import { optionsOffer, toldBy } from '@/domain/offer/options'
import { isValidDay, shareProblem } from '@/domain/offer/shareProblems'
import type { PackageDetail, DetailHotel, Named, NamedPrice } from '@/domain/types'
import { fromBase64 } from '@/domain/values/base64'
import { formatDate } from '@/domain/values/dates'
import { sha256 } from '../../auth/tokens'
import { businessDay } from '../../pricing/businessDay'
import { requireNone, unprocessable, notFound } from '../../errors/apiError'
import { offerMessages } from '../../errors/messages'
import type { PackageRow, StoreSession } from '../../stores/store'
import type { NewOffer, NewOption } from '../../stores/offersStore'
import type { OfferRequest } from '../../wire/requests/offerBody'
import { NAMED_FIELDS } from '@/domain/masters/masters'
import { type PackageSnapshot, type StayCopy, parseId } from '../../stores/snapshot'
import { scopeOf, type ApiEnv } from '../context'
import { requireOwn } from '../packages/shownPackages'

/** The packages of an offer in the order of their letters. */
export type OfferedRows = readonly [PackageRow, ...PackageRow[]]

/**
 * Finds and locks the package of the path and the others of the body: their mitra first, and the packages in the order of
 * their ids. Throws 404, 403 or 422 where a package may not be offered.
 */
export async function lockOffered(
  tx: StoreSession,
  c: Context<ApiEnv>,
  others: readonly number[],
): Promise<OfferedRows> {
  const first = parseId(c.req.param('id'))
  if (first === null) throw notFound()
  if (others.includes(first)) throw unprocessable({ others: [offerMessages.others] })
  const ofPath = await tx.findPackage(first, scopeOf(c.get('session')))
  if (!ofPath) throw notFound()
  await tx.lockMitra(ofPath.mitraId)
  const found = new Map<number, PackageRow | null>()
  for (const id of [first, ...others].sort((a, b) => a - b))
    found.set(id, await tx.findPackage(id, scopeOf(c.get('session')), true))
  const row = found.get(first)
  if (!row) throw notFound()
  requireOwn(c, row.mitraId)
  const further = others.map((id) => found.get(id) ?? null)
  const problems = further.flatMap((other, place) => {
    if (other?.mitraId === row.mitraId) return []
    const text: string = other ? offerMessages.otherMitra : offerMessages.otherUnknown
    return [{ [`others.${place}`]: [text] }]
  })
  if (problems.length > 0) throw unprocessable(Object.assign({}, ...problems))
  return [row, ...further.filter((other) => other !== null)]
}

const namedOf = ({ name, toldName }: Named): Named => (toldName === undefined ? { name } : { name, toldName })

const hotelOf = ({
  image,
  stars,
  distance,
  checkIn,
  checkOut,
  rupiah,
  sar,
  nights,
  meal,
  ...named
}: StayCopy): DetailHotel => ({
  ...namedOf(named),
  image,
  stars,
  ...(distance === null ? {} : { distance }),
  checkIn,
  checkOut,
  rupiah,
  sar,
  ...(meal === undefined ? {} : { meal }),
  ...(nights ? { nights } : {}),
})

/**
 * The detail of a saved package as the app reads it from the API's answer, so that the server makes the same offer of a
 * package as a phone does.
 */
export function detailOf(id: number, snapshot: PackageSnapshot): PackageDetail {
  const { pesawat, choices, hotels, transportasi } = snapshot
  const named = NAMED_FIELDS.flatMap((field): [string, NamedPrice][] => {
    const chosen = choices[field]
    if (!chosen) return []
    const { price, tiers } = chosen
    return [[field, { ...namedOf(chosen), price, ...(tiers ? { tiers } : {}) }]]
  })
  return {
    id,
    name: snapshot.namaPaket,
    jamaah: snapshot.jumlahJamaah,
    startCity: snapshot.startCity,
    tripType: snapshot.tipePerjalanan,
    flight: { ...namedOf(pesawat), price: pesawat.price, logo: pesawat.logo },
    hotels: { makkah: hotels.makkah && hotelOf(hotels.makkah), madinah: hotels.madinah && hotelOf(hotels.madinah) },
    choices: Object.fromEntries(named),
    transports: transportasi.map((record) => ({ id: record.id, ...namedOf(record), price: record.price })),
    tourLeader: snapshot.tourLeader,
    tourLeaderCost: snapshot.tourLeaderCost,
    margin: choices.margin?.price ?? null,
    totals: snapshot.totals,
    pricedAt: new Date(snapshot.pricedAt).toISOString(),
    mitra: null,
  }
}

/** How the mitra of a package offers. A mitra without a profile offers under its name. */
async function profileOf(tx: StoreSession, mitraId: number): Promise<OfferProfile> {
  const saved = await tx.findOfferProfile(mitraId)
  return saved?.profile ?? emptyProfile((await tx.findMitra(mitraId))?.name ?? '')
}

type Problem = readonly [field: string, message: string]

/** Why one package cannot be offered as asked. The first package is that of the path, the others are in the body. */
function problemsOf(
  detail: PackageDetail,
  place: number,
  { rooms, validUntil }: OfferRequest,
  today: string,
): Problem[] {
  const field = (ofFirst: string) => (place === 0 ? ofFirst : `others.${place - 1}`)
  const problem = shareProblem(detail, rooms, today)
  if (problem?.kind === 'past') return [[field('package'), offerMessages.past]]
  if (problem) return [[field('rooms'), offerMessages.unpriced(problem.rooms.join(', '))]]
  return isValidDay(validUntil, detail, today) ? [] : [['validUntil', offerMessages.validDay(formatDate(today))]]
}

/** Throws 422 when a package cannot be offered as asked. A link whose last day in Jakarta is over would be dead at birth. */
function requireShareable(details: readonly PackageDetail[], request: OfferRequest, now: number): void {
  const today = businessDay(now)
  requireNone(details.flatMap((detail, place) => problemsOf(detail, place, request, today)))
}

/** The number of the next offer's version: a package that was saved since its last offer has a new one. */
async function versionOf(tx: StoreSession, { id, version }: PackageRow): Promise<number> {
  const latest = await tx.latestOffered(id)
  if (!latest) return 1
  return latest.packageVersion === version ? latest.version : latest.version + 1
}

type Made = { request: OfferRequest; tokenHash: string; createdBy: number; now: number }

/** Puts the packages into an offer: they are kept as they are offered, and older links that hold any of them are replaced. */
async function holdPackages(
  tx: StoreSession,
  rows: OfferedRows,
  now: number,
): Promise<readonly [NewOption, ...NewOption[]]> {
  const hold = async (row: PackageRow): Promise<NewOption> => {
    const saved = { packageId: row.id, packageVersion: row.version }
    await tx.keepOfferedPackage(saved, row.snapshot)
    return { ...saved, version: await versionOf(tx, row) }
  }
  const [first, ...others] = rows
  const held: [NewOption, ...NewOption[]] = [await hold(first)]
  for (const row of others) held.push(await hold(row))
  await tx.replaceOffers(held, now)
  return held
}

/**
 * Makes an offer of packages that the transaction has locked: a copy of what a customer may see, under the next version of
 * each. Links that hold an earlier version of any of them are replaced (docs/product.md §21.5.11, §26.2.8).
 */
export async function makeOffer(
  tx: StoreSession,
  rows: OfferedRows,
  { request, tokenHash, createdBy, now }: Made,
): Promise<NewOffer & { id: number }> {
  const [first, ...others] = rows
  const details = [detailOf(first.id, first.snapshot), ...others.map((row) => detailOf(row.id, row.snapshot))] as const
  requireShareable(details, request, now)
  // The logo has an address of its own, so that the page stays small.
  const { logo, ...offer } = optionsOffer(details, request, await profileOf(tx, first.mitraId))
  const held = await holdPackages(tx, rows, now)
  const made: NewOffer = {
    ...held[0],
    mitraId: first.mitraId,
    offer,
    offerHash: await sha256(JSON.stringify(offer)),
    validUntil: request.validUntil,
    customerName: offer.customer,
    customerPhone: request.customerPhone,
    createdAt: now,
    createdBy,
    tokenHash,
    picture: request.picture,
    logo: logo === undefined ? null : fromBase64(logo),
    options: others.length > 0 ? held : [],
  }
  const { validUntil, customerName, customerPhone } = made
  const share = { sentAt: now, validUntil, customerName, customerPhone }
  const told = toldBy(offer)
  for (const [place, { id }] of rows.entries()) await tx.noteShare(id, { ...share, told: told[place] ?? null })
  return { ...made, id: await tx.insertOffer(made) }
}
