import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { readPackageForm } from '@/resources/umroh-regular/mappers/packageForm'
import { priceOfForm } from '@/domain/package/price/packagePrice'
import { parsePackage, type PackagePayload } from '@/domain/package/packageSchema'
import { ROOM_TYPES } from '@/domain/types'
import type { DetailResponse, EditDataResponse, WirePackageRow } from '@/http/partnerApi.types'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { PACKAGES, wholeList, type Call } from './api'
import { SEEDED } from './databases'
import { send, type Ledger } from './saves'

export type Findings = { lost: string[]; doubled: string[]; wrong: string[] }
export const nothingFound = (): Findings => ({ lost: [], doubled: [], wrong: [] })

const isClose = (a: unknown, b: unknown) => Math.abs(Number(a) - Number(b)) <= 1e-6 * Math.max(1, Math.abs(Number(b)))

/**
 * Describes how a package is damaged; null for an intact one. Its form, detail and row must agree, and its contents must
 * be one of the `allowed` ones.
 */
async function faultOf(
  call: Call,
  id: number,
  row: WirePackageRow | undefined,
  allowed: readonly PackagePayload[],
): Promise<string | null> {
  if (!row) return `${id} is not in the list`
  const [detail, edit] = await Promise.all([
    call<DetailResponse>('GET', `${PACKAGES}/${id}`),
    call<EditDataResponse>('GET', `${PACKAGES}/${id}/edit-data`),
  ])
  if (detail.status !== 200 || edit.status !== 200) return `${id}: detail ${detail.status}, edit-data ${edit.status}`
  const form = readPackageForm(edit.body.data)
  const contents = parsePackage(form)
  if (!allowed.some((one) => isDeepStrictEqual(contents, one))) return `${id} holds ${JSON.stringify(contents)}`
  const shown = detail.body.data.package
  if (shown.nama_paket !== contents.namaPaket || row.nama_paket !== contents.namaPaket)
    return `${id}: ${row.nama_paket} in the list, ${shown.nama_paket} in its detail`
  if (Number(shown.jumlah_jamaah) !== contents.jumlahJamaah || Number(row.jumlah_jamaah) !== contents.jumlahJamaah)
    return `${id}: jamaah differ`
  const prices = priceOfForm(form)
  const wrong = ROOM_TYPES.find((room) => {
    const field = `total_price_${room}_rupiah` as const
    return row[field] !== shown[field] || !isClose(shown[field], prices[room].total)
  })
  return wrong
    ? `${id}: its ${wrong} price is ${row[`total_price_${wrong}_rupiah`]} in the list, ${shown[`total_price_${wrong}_rupiah`]} in its detail, ${prices[wrong].total} by its form`
    : null
}

/** Checks these packages. A save that was never answered may or may not have arrived. */
async function lookAt(call: Call, ledger: Ledger, ids: Iterable<number>, findings: Findings): Promise<void> {
  const { rows } = await wholeList(call)
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  for (const id of ids) {
    const known = ledger.saved.get(id)
    const pending = [...ledger.unanswered].filter((save) => save.id === id).map(({ contents }) => contents)
    const fault = await faultOf(call, id, byId.get(id), known ? [known, ...pending] : pending)
    if (fault) findings.lost.push(fault)
  }
}

/** Checks that the list holds the saved rows only, each name once, and that its total is their number. */
export async function count(call: Call, ledger: Ledger, findings: Findings): Promise<void> {
  const { rows, total } = await wholeList(call)
  const names = new Set<string | null>()
  for (const { id, nama_paket: name } of rows) {
    if (!name?.startsWith('Ronde ')) continue
    if (!ledger.saved.has(Number(id)) || names.has(name)) findings.doubled.push(`${id}: ${name}`)
    names.add(name)
  }
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) findings.wrong.push('the list names a package twice')
  if (total !== rows.length || rows.length !== SEEDED + ledger.saved.size)
    findings.wrong.push(`meta.total ${total}, rows ${rows.length}, saved ${SEEDED + ledger.saved.size}`)
}

/**
 * Runs after a restart. Checks that each acknowledged save is in the database. Then sends each unanswered save again with
 * its key, and checks that its package exists once.
 */
export async function checkAfterKill(call: Call, ledger: Ledger, findings: Findings): Promise<void> {
  await lookAt(call, ledger, ledger.touched, findings)
  for (const save of ledger.unanswered) await send(call, ledger, save)
  for (const { save, id } of ledger.lastAnswered.values()) {
    // Nobody has saved this package since, so the server must repeat its answer and write nothing.
    const { status, body } = await call<{ data?: { id: unknown } }>(save.method, save.path, save)
    if (status >= 300 || Number(body.data?.id) !== id)
      findings.wrong.push(`${save.path} with its key once more: ${status} ${JSON.stringify(body)}, not ${id}`)
  }
  ledger.lastAnswered.clear()
  await lookAt(call, ledger, ledger.touched, findings)
  ledger.touched.clear()
  await count(call, ledger, findings)
}

/** Checks every package whose save was ever acknowledged. */
export const checkAll = (call: Call, ledger: Ledger, findings: Findings) =>
  lookAt(call, ledger, ledger.saved.keys(), findings)

const HALVES = {
  'rows without a snapshot': sql`select id from packages where id not in (select package_id from package_snapshots)`,
  'snapshots without a row': sql`select package_id from package_snapshots where package_id not in (select id from packages)`,
  'rows that differ from their snapshot': sql`select id from packages join package_snapshots on package_id = id
    where nama_paket is distinct from snapshot ->> 'namaPaket' or jumlah_jamaah is distinct from (snapshot ->> 'jumlahJamaah')::float8
      or total_double is distinct from (snapshot #>> '{totals,double}')::float8 or total_triple is distinct from (snapshot #>> '{totals,triple}')::float8
      or total_quad is distinct from (snapshot #>> '{totals,quad}')::float8`,
  'keys without an answer': sql`select key from idempotency_keys where answer is null`,
  'counts that differ from the number of packages': sql`select mitra_id from packages p full join (select mitra_id, sum(step) as steps from package_counts group by 1) c using (mitra_id)
    group by mitra_id, steps having count(p.id) is distinct from steps`,
}

/** Checks the tables themselves, without the API. Closes the database. */
export async function checkTables({ db, close }: OpenDatabase, findings: Findings): Promise<void> {
  for (const [name, query] of Object.entries(HALVES)) {
    const { rows } = (await db.execute(query)) as { rows: unknown[] }
    if (rows.length > 0) findings.wrong.push(`${rows.length} ${name}: ${JSON.stringify(rows.slice(0, 5))}`)
  }
  await close()
}
