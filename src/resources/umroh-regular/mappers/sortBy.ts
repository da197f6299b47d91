import { asJson, isJson, type Json } from '@/data-provider/mappers/wire'
import { OPEN_STATUSES, type OpenCounts } from '@/domain/status/packageStatus'
import { readNumber } from '@/domain/values/numbers'
import type { PackageSortField } from '@/http/partnerApi.types'

// A Map, not an object, because the address may name a field such as `constructor`.
export const SORTED: ReadonlyMap<string, PackageSortField> = new Map([
  ['name', 'nama_paket'],
  ['mitra', 'mitra'],
  ['jamaah', 'jumlah_jamaah'],
  ['createdAt', 'created_at'],
  ['totals.double', 'total_price_double_rupiah'],
  ['totals.triple', 'total_price_triple_rupiah'],
  ['totals.quad', 'total_price_quad_rupiah'],
  ['departure', 'check_in'],
  ['progress.status', 'status'],
  ['activity', 'activity'],
])

/** The fields that the API can sort by (`meta.sort_by`), in the names of our rows. */
export const readSortBy = ({ sort_by }: Json): { sortBy: string[] } => {
  const named: unknown[] = Array.isArray(sort_by) ? sort_by : []
  return { sortBy: [...SORTED].flatMap(([name, field]) => (named.includes(field) ? [name] : [])) }
}

/** How many packages wait for an answer (`meta.status_counts`); nothing where the API does not tell. */
export const readCounts = ({ status_counts: told }: Json): { counts?: OpenCounts } =>
  isJson(told)
    ? { counts: Object.fromEntries(OPEN_STATUSES.map((one) => [one, readNumber(told[one]) ?? 0])) as OpenCounts }
    : {}

/** The same as {@link readSortBy}, of a list's answer. */
export const sortByOf = (answer: unknown) => readSortBy(asJson(asJson(answer).meta))
