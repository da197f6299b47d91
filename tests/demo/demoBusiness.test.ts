import { beforeAll, describe, expect, it } from 'vitest'
import { seedBusiness } from '@/demo/demoBusiness'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { businessDay } from '@/partner-api/pricing/businessDay'
import { packageStatus, STATUSES } from '@/domain/status/packageStatus'
import { DEFAULT_SEED } from '@/partner-api/seed/seedStore'
import { FAST } from '../partner-api/fixtures'

const OPTIONS = { seed: DEFAULT_SEED, iterations: FAST }

describe('the business of the demo (docs/product.md §16.3.3)', () => {
  let store: MemoryStore
  beforeAll(async () => {
    store = createMemoryStore()
    await seedBusiness(store, OPTIONS)
  }, 30_000)

  it('has packages of every status, customers, links that were opened and agreed to, and reminders of today', async () => {
    const today = businessDay(Date.now())
    const { rows } = await store.listPackages({ scope: 'all', q: '', page: 1, perPage: 200 })
    expect(new Set(rows.map(({ status }) => packageStatus(status, today)))).toEqual(new Set(STATUSES))
    expect(new Set(rows.flatMap(({ status }) => status.lostReason ?? [])).size).toBe(6)
    expect(rows.some(({ status }) => status.remindAt === today)).toBe(true)
    // Three or four, by the hour of the day.
    expect((await store.followUps(today, 50)).length).toBeGreaterThanOrEqual(3)
    const { offers } = store.exportState()
    expect(offers.some(({ seenAt, answer }) => seenAt !== null && answer?.by === 'customer')).toBe(true)
    expect(offers.some(({ logo }) => typeof logo === 'string')).toBe(true)
  })

  it('has results of several mitra in several months, moving rates, users with rights, and an audit', async () => {
    const state = store.exportState()
    const figures = await store.figuresByMonth(0)
    expect(new Set(figures.map(({ month }) => month)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(figures.map(({ mitra }) => mitra.name)).size).toBe(4)
    expect(new Set(state.kurs.map(({ rupiahPerSar }) => rupiahPerSar)).size).toBeGreaterThan(5)
    expect(state.users.filter(({ permissions }) => permissions.length > 1).length).toBeGreaterThan(2)
    expect(new Set(state.audit.map(({ resource }) => resource)).size).toBeGreaterThanOrEqual(6)
    expect(state.audit.every(({ at }) => at <= Date.now())).toBe(true)
  })
})

it.each(['2027-01-01T00:10+07:00', '2028-02-29T23:50+07:00', '2027-08-31T05:00+07:00'])(
  'the API refuses nothing of it on %s',
  async (moment) => {
    const refused: unknown[] = []
    const now = Date.parse(moment)
    const onRefused = (error: unknown) => void refused.push(error)
    await seedBusiness(createMemoryStore(), { ...OPTIONS, now, packages: [3, 2, 1, 1], onRefused })
    expect(refused).toEqual([])
  },
)
