import { expect, it } from 'vitest'
import { columnsOf } from '@/partner-api/postgres/queries/recordColumns'
import { hotels } from '@/partner-api/postgres/tables'
import { HOTEL_PATHS } from '@/records/hotel'

it('a declared field without a column stops the start, and is not lost in silence', () => {
  expect(Object.keys(columnsOf(hotels, HOTEL_PATHS))).toEqual(HOTEL_PATHS.map(({ path }) => path))
  const note = { path: 'note', kind: 'text', wire: 'catatan', label: 'Catatan' } as const
  expect(() => columnsOf(hotels, [...HOTEL_PATHS, note])).toThrow("no column for 'note'")
})
