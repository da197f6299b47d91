import { emptyProfile, type OfferProfile } from '../../domain/offer/offerProfile'
import { publicOffer } from '../../domain/offer/publicOffer'
import { isValidDay, shareProblem } from '../../domain/offer/shareProblems'
import { addDays } from '../../domain/values/dates'
import { sha256 } from '../auth/tokens'
import { businessDay } from '../pricing/businessDay'
import { unprocessable } from '../routes/apiError'
import { offerMessages } from '../routes/offers/offerMessages'
import type { PackageRow, StoreSession } from '../store'
import type { NewOffer } from '../stores/offersStore'
import { detailOf } from './detailOf'
import type { OfferRequest } from './offerBody'

/** How the mitra of a package offers. A mitra without a profile offers under its name. */
async function profileOf(tx: StoreSession, mitraId: number): Promise<OfferProfile> {
  const saved = await tx.findOfferProfile(mitraId)
  return saved?.profile ?? emptyProfile((await tx.findMitra(mitraId))?.name ?? '')
}

/** Throws 422 when the package cannot be offered as asked. A phone's calendar may be a day behind the one of Jakarta. */
function requireShareable(detail: ReturnType<typeof detailOf>, { rooms, validUntil }: OfferRequest, now: number): void {
  const today = addDays(businessDay(now), -1)
  const problem = shareProblem(detail, rooms, today)
  if (problem?.kind === 'past') throw unprocessable({ package: [offerMessages.past] })
  if (problem) throw unprocessable({ rooms: [offerMessages.unpriced(problem.rooms.join(', '))] })
  if (!isValidDay(validUntil, detail, today)) throw unprocessable({ validUntil: [offerMessages.validDay] })
}

/** The number of the next offer's version: a package that was saved since its last offer has a new one. */
async function versionOf(tx: StoreSession, { id, version }: PackageRow): Promise<number> {
  const latest = (await tx.listOffers(id)).reduce<{ version: number; packageVersion: number } | null>(
    (newest, offer) => (newest && newest.version >= offer.version ? newest : offer),
    null,
  )
  if (!latest) return 1
  return latest.packageVersion === version ? latest.version : latest.version + 1
}

type Made = { request: OfferRequest; tokenHash: string; createdBy: number; now: number }

/**
 * Makes an offer of a package that the transaction has locked: a copy of what a customer may see, under the next version.
 * Links of earlier versions are replaced (docs/product.md §21.5.11).
 */
export async function makeOffer(
  tx: StoreSession,
  row: PackageRow,
  { request, tokenHash, createdBy, now }: Made,
): Promise<NewOffer & { id: number }> {
  const detail = detailOf(row.id, row.snapshot)
  requireShareable(detail, request, now)
  const offer = publicOffer(detail, request, await profileOf(tx, row.mitraId))
  const version = await versionOf(tx, row)
  await tx.replaceOffers(row.id, version, now)
  await tx.keepOfferedPackage({ packageId: row.id, packageVersion: row.version }, row.snapshot)
  const made: NewOffer = {
    packageId: row.id,
    mitraId: row.mitraId,
    packageVersion: row.version,
    version,
    offer,
    offerHash: await sha256(JSON.stringify(offer)),
    validUntil: request.validUntil,
    customerName: offer.customer,
    customerPhone: request.customerPhone,
    createdAt: now,
    createdBy,
    tokenHash,
    picture: request.picture,
  }
  const { validUntil, customerName, customerPhone } = made
  await tx.noteShare(row.id, { sentAt: now, validUntil, customerName, customerPhone })
  return { ...made, id: await tx.insertOffer(made) }
}
