import { toCalendarDate } from '../../domain/values/dates'
import { hashPassword } from '../auth/passwords'
import { quotePackage } from '../pricing/quote'
import type { Store, StoreSession } from '../store'
import { DEMO_ACCOUNTS, DEMO_MITRA } from './accounts'
import { SEED_HOTELS } from './hotels'
import { SEED_MASTERS } from './masters'
import { seedPayload, type Catalogue } from './packages'
import { seededRandom } from './random'

export type SeedOptions = {
  now?: () => number
  /** PBKDF2 rounds for the demo passwords; lower them in tests only. */
  iterations?: number
  /** How many packages each mitra of DEMO_MITRA gets. */
  packages?: readonly number[]
  /** Other packages from another number. */
  seed?: number
}

export const DEFAULT_SEED = 1447
const DAY = 86_400_000
const DEFAULT_PACKAGES = [42, 18]

async function insertCatalogue(tx: StoreSession): Promise<Catalogue> {
  const ids = new Map<string, number[]>()
  const keep = (kind: string, id: number) => ids.set(kind, [...(ids.get(kind) ?? []), id])
  for (const master of SEED_MASTERS) keep(master.kind, await tx.insertMaster(master))
  for (const hotel of SEED_HOTELS) keep(hotel.city, await tx.insertHotel(hotel))
  return { ids: (kind) => ids.get(kind) ?? [] }
}

async function insertAccounts(tx: StoreSession, hashes: readonly string[]) {
  const mitraIds = new Map<string | null, number>()
  const owners = new Map<number, number>()
  for (const name of DEMO_MITRA) mitraIds.set(name, await tx.insertMitra({ name }))
  for (const [index, { email, name, mitra, roles, permissions }] of DEMO_ACCOUNTS.entries()) {
    const mitraId = mitraIds.get(mitra) ?? null
    const userId = await tx.insertUser({ email, name, mitraId, roles, permissions, passwordHash: hashes[index] ?? '' })
    if (mitraId !== null) owners.set(mitraId, userId)
  }
  return [...owners].map(([mitraId, userId]) => ({ mitraId, userId }))
}

/**
 * Fills an empty store with two mitra, their users, the masters of seed-data.md and 60 quoted packages, all in one
 * transaction and once in its life. Deterministic but for the dates, which lie around `now`. True where it did so.
 */
export async function seedStore(
  store: Store,
  { now = Date.now, iterations, packages = DEFAULT_PACKAGES, seed = DEFAULT_SEED }: SeedOptions = {},
): Promise<boolean> {
  return store.transaction(async (tx) => {
    if (!(await tx.claimSeeding(now()))) return false
    const hashes = await Promise.all(DEMO_ACCOUNTS.map(({ password }) => hashPassword(password, iterations)))
    const catalogue = await insertCatalogue(tx)
    const owners = await insertAccounts(tx, hashes)
    const random = seededRandom(seed)
    const today = toCalendarDate(new Date(now()))
    for (const [index, { mitraId, userId }] of owners.entries()) {
      for (let made = 0; made < (packages[index] ?? 0); made += 1) {
        const payload = seedPayload(random, catalogue, today)
        const createdAt = now() - made * 2 * DAY - random.between(0, DAY)
        const { snapshot, problems } = await quotePackage(tx, payload, { pricedAt: createdAt })
        if (!snapshot) throw new Error(`seed package cannot be priced: ${JSON.stringify(problems)}`)
        await tx.insertPackage({ mitraId, createdBy: userId, createdAt, snapshot })
      }
    }
    return true
  })
}
