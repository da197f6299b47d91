import { expect, it } from 'vitest'
import { recordTable } from '@/partner-api/postgres/queries/masterQueries'
import { hotels } from '@/partner-api/postgres/tables'
import { HOTEL_PATHS } from '@/records/hotel'

const table = { table: hotels, list: hotels.city, named: 'city' }

it('a declared field without a column stops the start, and is not lost in silence', () => {
  expect(recordTable({ ...table, fields: HOTEL_PATHS })).toMatchObject({ named: 'city' })
  const note = { path: 'note', kind: 'text', wire: 'catatan', label: 'Catatan' } as const
  expect(() => recordTable({ ...table, fields: [...HOTEL_PATHS, note] })).toThrow("no column for 'note'")
})
