import { toCalendarDate } from '@/domain/values/dates'
import { hashPassword } from '../auth/passwords'
import { businessDay } from '../pricing/businessDay'
import type { Kurs } from '@/domain/kurs/kurs'
import { FIRST_KURS } from '../pricing/firstPrices'
import { quotePackage } from '../pricing/quote'
import type { Store, StoreSession } from '../stores/store'
import { DEMO_ACCOUNTS, type DemoAccount } from '../auth/demoAccounts'
import { CONTRACT_HANDLING, contractHotels, FIRST_USD_KURS } from './contracts'
import { SEED_HOTELS } from './hotels'
import { SEED_MASTERS } from './masters'
import { seedPayload, type Catalogue, seededRandom } from './packages'

export type SeedOptions = {
  now?: () => number
  /** PBKDF2 rounds for the demo passwords; only tests lower them. */
  iterations?: number
  /** The number of packages for each mitra. */
  packages?: readonly number[]
  /** Another number makes other packages. */
  seed?: number
  /** Accounts besides those of DEMO_ACCOUNTS, with mitra of their own. */
  others?: readonly DemoAccount[]
  /** Between two packages of a mitra. */
  daysApart?: number
  /** Also hotels that are sold by dates, and handling in dollars. No package of the demo data has them. */
  withContracts?: boolean
  /** The rate of a week, counted from the first one. */
  rateOf?: (week: number) => Kurs
}

export const DEFAULT_SEED = 1447
const DAY = 86_400_000
const DEFAULT_PACKAGES = [42, 18]

async function insertCatalogue(tx: StoreSession): Promise<Catalogue> {
  const [masters, hotels] = [await tx.masters.insert(SEED_MASTERS), await tx.hotels.insert(SEED_HOTELS)]
  const ids = new Map<string, number[]>()
  const keep = (list: string, id = 0) => ids.set(list, [...(ids.get(list) ?? []), id])
  SEED_MASTERS.forEach(({ kind }, at) => keep(kind, masters[at]))
  SEED_HOTELS.forEach(({ city }, at) => keep(city, hotels[at]))
  return { ids: (list) => ids.get(list) ?? [] }
}

async function insertContracts(tx: StoreSession, now: number): Promise<void> {
  await tx.hotels.insert(contractHotels(businessDay(now)))
  await tx.masters.insert([CONTRACT_HANDLING])
  await tx.insertKurs({
    ...FIRST_USD_KURS,
    currency: 'USD',
    validFrom: businessDay(now),
    createdAt: now,
    createdBy: null,
  })
}

async function insertAccounts(tx: StoreSession, accounts: readonly DemoAccount[], hashes: readonly string[]) {
  const mitraIds = new Map<string | null, number>()
  const owners = new Map<number, number>()
  for (const name of new Set(accounts.flatMap(({ mitra }) => mitra ?? [])))
    mitraIds.set(name, await tx.insertMitra({ name }))
  for (const [index, { email, name, mitra, roles, permissions }] of accounts.entries()) {
    const mitraId = mitraIds.get(mitra) ?? null
    const userId = await tx.insertUser({ email, name, mitraId, roles, permissions, passwordHash: hashes[index] ?? '' })
    if (mitraId !== null) owners.set(mitraId, userId)
  }
  return [...owners].map(([mitraId, userId]) => ({ mitraId, userId }))
}

/** Records the rate each week since a day before the oldest package: each package has a rate, and the last one is not old. */
async function insertRates(
  tx: StoreSession,
  { first, now, rateOf }: { first: number; now: number; rateOf: (week: number) => Kurs },
) {
  for (let at = first; at <= now; at += 7 * DAY)
    await tx.insertKurs({
      ...rateOf(Math.round((at - first) / (7 * DAY))),
      validFrom: businessDay(at),
      createdAt: at,
      createdBy: null,
    })
}

/**
 * Fills an empty store with two mitra, their users, the demo masters and 60 quoted packages, all in one
 * transaction and once in its life. Only the dates differ between runs: they lie around `now`. Returns whether it has filled the store.
 */
export async function seedStore(
  store: Store,
  {
    now = Date.now,
    iterations,
    packages = DEFAULT_PACKAGES,
    seed = DEFAULT_SEED,
    others = [],
    daysApart = 2,
    withContracts = false,
    rateOf = () => FIRST_KURS,
  }: SeedOptions = {},
): Promise<boolean> {
  return store.transaction(async (tx) => {
    if (!(await tx.claimSeeding(now()))) return false
    const accounts = [...DEMO_ACCOUNTS, ...others]
    const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password, iterations)))
    const catalogue = await insertCatalogue(tx)
    if (withContracts) await insertContracts(tx, now())
    const owners = await insertAccounts(tx, accounts, hashes)
    const random = seededRandom(seed)
    const today = toCalendarDate(new Date(now()))
    const first = now() - (Math.max(0, ...packages) * daysApart + 1) * DAY
    await insertRates(tx, { first, now: now(), rateOf })
    for (const [index, { mitraId, userId }] of owners.entries()) {
      for (let made = 0; made < (packages[index] ?? 0); made += 1) {
        const payload = seedPayload(random, catalogue, today)
        const createdAt = now() - made * daysApart * DAY - random.between(0, DAY)
        const { snapshot, problems } = await quotePackage(tx, payload, { pricedAt: createdAt })
        if (!snapshot) throw new Error(`seed package cannot be priced: ${JSON.stringify(problems)}`)
        await tx.insertPackage({ mitraId, createdBy: userId, createdAt, snapshot })
      }
    }
    return true
  })
}
