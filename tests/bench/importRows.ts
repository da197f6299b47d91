import { valueAt } from '@/records/fields'
import { performance } from 'node:perf_hooks'
import writeXlsxFile from 'write-excel-file/node'
import { fileKindOf, type Saved } from '@/resources/masters/admin/import/rows/columns'
import { readTable } from '@/resources/masters/admin/import/file/readTable'
import { masterCsv } from '@/resources/masters/admin/import/ExportMaster'
import { createPreview } from '@/resources/masters/admin/import/preview/preview'
import { csvStyleOf } from '@/domain/values/csv'
import { hotelBody } from '../support/bodies'
import type { HotelForm } from '@/records/hotel'
import { openPgliteStore, openPostgresStore } from '@/partner-api/postgres/postgresStore'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { Store } from '@/partner-api/stores/store'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { seedStore } from '@/partner-api/seed/seedStore'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'

// Prints how long reading, checking and writing of 5.000 hotels takes, beside the goal where there is one.

const ROWS = 5000
/** The goal for the preview of a file, in seconds (docs/speed.md). It is printed, and nothing fails by it. */
const PREVIEW_GOAL = 2
const RESOURCE = 'hotel/makkah'
const kind = fileKindOf(RESOURCE)
const ratesFrom = (double: number) => ({ double, triple: double + 90, quad: double + 180 })
const hotels: Saved[] = Array.from({ length: ROWS }, (_, at) => ({
  id: at + 1,
  name: `Hotel Makkah ${at}`,
  stars: at % 6,
  distance: at,
  image: null,
  rates: { regular: ratesFrom(500 + at), rajabSyaban: ratesFrom(600.5), ramadhan: ratesFrom(900.25) },
}))

async function timed<T>(label: string, work: () => Promise<T> | T, goal?: number): Promise<T> {
  const start = performance.now()
  const result = await work()
  const ms = performance.now() - start
  const rate = `${Math.round((ROWS / ms) * 1000)} rows/s`
  const beside = goal === undefined ? '' : `  goal: under ${goal} s, ${ms < goal * 1000 ? 'reached' : 'missed'}`
  console.info(`${label.padEnd(52)} ${ms.toFixed(0).padStart(6)} ms  ${rate.padEnd(14)}${beside}`.trimEnd())
  return result
}

async function check(label: string, bytes: Uint8Array, saved: readonly Saved[]) {
  const makePreview = async () => {
    const table = await readTable(bytes, { columns: kind.columns, resource: RESOURCE })
    const { preview, readRow } = createPreview(table, saved, kind, 'Hotel Makkah')
    for (const row of table.rows) readRow(row)
    if (preview.wrong.length > 0 || preview.rows.length !== ROWS) throw new Error('the preview is wrong')
    return preview
  }
  return timed(`${label}: preview, compared with ${saved.length} records`, makePreview, PREVIEW_GOAL)
}

async function write(label: string, store: Store) {
  await seedStore(store, { now: Date.now, iterations: 1, packages: [0, 0] })
  const api = createPartnerApi({ store, iterations: 1 })
  async function call(method: string, path: string, token: string, body?: object) {
    const answer = await api.request(`http://api.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error((await answer.text()).slice(0, 300))
    return answer.json()
  }
  const { token } = await call('POST', '/partner/login', '', { email: 'admin@umrohmitra.co.id', password: 'admin123' })
  const send = (rows: object[]) => call('POST', `/${RESOURCE}/import`, token, { rows })
  const bodies = hotels.map((hotel) => hotelBody(hotel as HotelForm))
  await timed(`${label}: write ${ROWS} new hotels`, () => send(bodies.map((after) => ({ after }))))
  const { data } = await call('GET', `/${RESOURCE}`, token)
  const known = (data.data as { id: number; nama_hotel: string }[]).filter(({ nama_hotel: name }) =>
    /^Hotel Makkah \d/.test(name),
  )
  const changes = known.map(({ id, ...before }) => ({ id, before, after: { ...before, bintang: 1, jarak: 7 } }))
  await timed(`${label}: change ${changes.length} hotels`, () => send(changes))
  await store.close()
}

const csv = new TextEncoder().encode(masterCsv(hotels, kind, csvStyleOf('id')))
const cells = hotels.map((hotel) => [
  Number(hotel.id),
  ...kind.columns.map(({ path }) => valueAt(kind.formOf(hotel), path) as string | number | null),
])
const heads = ['ID', ...kind.columns.map(({ heading }) => heading)]
const xlsx = new Uint8Array(await writeXlsxFile([heads, ...cells]).toBuffer())
await check('CSV', csv, hotels)
await check('XLSX', xlsx, hotels)
await write('memory', createMemoryStore())
await write('PGlite', await openPgliteStore())
if (hasPostgres) {
  const postgres = await startScratchPostgres()
  await write('PostgreSQL (fsync off)', await openPostgresStore(await postgres.newDatabase())).finally(postgres.stop)
}
