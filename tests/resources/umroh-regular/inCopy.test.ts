import { expect, it } from 'vitest'
import { packagesInCopy } from '@/resources/umroh-regular/list/inCopy'
import type { PackageRow } from '@/domain/types'

const row = (name: string, departure: string | null, progress?: Partial<PackageRow['progress']>) =>
  ({ id: name, name, departure, ...(progress ? { progress } : {}) }) as PackageRow
const open = { status: 'terkirim', validUntil: '2026-11-20', customerName: 'Ibu Aminah' } as const
const ROWS = [
  row('Umroh C', '2026-12-05', open),
  row('umroh A', '2026-11-01'),
  row('Umroh B', null),
  row('Umroh D', '2026-12-01'),
]
const ALL = { q: '', status: null, order: 'newest', today: '2026-11-27' } as const
const names = (wish: Partial<Parameters<typeof packagesInCopy>[1]>) =>
  packagesInCopy(ROWS, { ...ALL, ...wish }).map(({ name }) => name?.slice(-1))

it.each([
  [{}, 'CABD'],
  [{ q: 'AMINAH ibu' }, 'C'],
  [{ q: 'umroh' }, 'CABD'],
  [{ order: 'name' }, 'ABCD'],
  [{ order: 'departure' }, 'DCAB'],
  [{ status: 'lewat-masa' }, 'C'],
  [{ status: 'terkirim' }, ''],
] as const)('a copy searched for %j', (wish, expected) => expect(names(wish).join('')).toBe(expected))
