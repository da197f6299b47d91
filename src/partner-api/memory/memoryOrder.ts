import { departureOf } from '../../domain/offer/savedFacts'
import type { PackageSortField } from '../../http/partnerApi.types'
import type { StoredPackage } from './memoryState'
import { departureRank, FIRST_DAY, type PackageSort } from '../wire/requests/packageSort'
import { asciiLower } from '../store'

type Key = string | number

// Compares code points, as PostgreSQL's "C" collation does. JavaScript compares UTF-16 units, which gives another order.
export function compareText(left: string, right: string): number {
  const [a, b] = [[...left], [...right]]
  const at = a.findIndex((char, index) => char !== b[index])
  if (at < 0) return a.length - b.length
  return at >= b.length ? 1 : (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? 0)
}

const compare = (left: Key, right: Key) =>
  typeof left === 'number' && typeof right === 'number' ? left - right : compareText(String(left), String(right))

/** Finds values that a package's own row does not have: the name of its mitra, and the text that a search reads. */
type Known = { mitraName: (id: number) => string; textOf: (row: StoredPackage) => string }

function keyOf({ field, today = FIRST_DAY }: PackageSort, { mitraName, textOf }: Known): (row: StoredPackage) => Key {
  const keys: Record<PackageSortField, (row: StoredPackage) => Key> = {
    nama_paket: textOf,
    jumlah_jamaah: ({ snapshot }) => snapshot.jumlahJamaah,
    total_price_double_rupiah: ({ snapshot }) => snapshot.totals.double,
    total_price_triple_rupiah: ({ snapshot }) => snapshot.totals.triple,
    total_price_quad_rupiah: ({ snapshot }) => snapshot.totals.quad,
    created_at: ({ createdAt }) => createdAt,
    mitra: ({ mitraId }) => asciiLower(mitraName(mitraId)),
    check_in: ({ snapshot }) => departureRank(departureOf(snapshot), today),
  }
  return keys[field]
}

/** Sorts packages, and equal ones by id in the same direction. */
export function inOrder(rows: readonly StoredPackage[], sort: PackageSort, known: Known): StoredPackage[] {
  const key = keyOf(sort, known)
  const sign = sort.direction === 'asc' ? 1 : -1
  return rows
    .map((row) => ({ row, key: key(row) }))
    .sort((a, b) => sign * (compare(a.key, b.key) || a.row.id - b.row.id))
    .map(({ row }) => row)
}
