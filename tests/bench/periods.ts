import { performance } from 'node:perf_hooks'
import type { Period } from '@/domain/masters/periods'
import type { HotelRow } from '@/partner-api/stores/store'
import type { Store } from '@/partner-api/stores/store'
import { addDays } from '@/domain/values/dates'
import { openPgliteStore, openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { seedStore } from '@/partner-api/seed/seedStore'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'

// Prints how long the list of 500 hotels takes for given dates, without periods and with 60 of each, in turns.

const [HOTELS, PERIODS, ROUNDS] = [500, 60, 15]
const [FROM, TO] = ['2027-04-10', '2027-04-19']
const rates = { double: 500, triple: 560, quad: 620 }
const periods: readonly Period[] = Array.from({ length: PERIODS }, (_, at) => {
  const from = addDays('2026-06-01', at * 14)
  return { from, to: addDays(from, 13), ...rates, label: `Periode ${at}`, weekend: 50, note: 'per kamar, sudah pajak' }
})
const hotel = (at: number): Omit<HotelRow, 'id'> => ({
  city: 'makkah',
  name: `Hotel ${at}`,
  image: null,
  distance: at,
  stars: at % 6,
  rates: { regular: rates, rajabSyaban: rates, ramadhan: rates },
})

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

async function measure(label: string, store: Store) {
  await seedStore(store, { now: Date.now, iterations: 1, packages: [0, 0] })
  await store.hotels.insert(Array.from({ length: HOTELS }, (_, at) => hotel(at)))
  const own = (await store.hotels.list('makkah')).filter(({ name }) => name.startsWith('Hotel '))
  const api = createPartnerApi({ store, iterations: 1 })
  const call = async (path: string, headers: Record<string, string>, body?: object) => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await api.request(`http://api.test/api${path}`, { headers, ...request })
    if (!answer.ok) throw new Error((await answer.text()).slice(0, 300))
    return answer
  }
  const json = { 'content-type': 'application/json' }
  const signIn = await call('/partner/login', json, { email: 'siti@annur.co.id', password: 'mitra123' })
  const { token } = (await signIn.json()) as { token: string }
  const list = async () => {
    const start = performance.now()
    const answer = await call(`/hotel/makkah?date_check_in=${FROM}&date_check_out=${TO}`, {
      authorization: `Bearer ${token}`,
    })
    await answer.arrayBuffer()
    return performance.now() - start
  }
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of ['without', 'with'] as const) {
      await store.hotels.update(own.map(({ version: _, ...row }) => (kind === 'with' ? { ...row, periods } : row)))
      await list()
      times[kind].push(await list())
    }
  const [before, after] = [median(times.without), median(times.with)]
  const ratio = (after / before).toFixed(2)
  console.info(
    `${label}: ${HOTELS} hotels ${before.toFixed(1)} ms, with ${PERIODS} periods each ${after.toFixed(1)} ms, ratio ${ratio} (goal 2)`,
  )
  await store.close()
}

await measure('PGlite', await openPgliteStore())
if (hasPostgres) {
  const postgres = await startScratchPostgres()
  await measure('PostgreSQL (fsync off)', await openPostgresStore(await postgres.newDatabase())).finally(postgres.stop)
}
