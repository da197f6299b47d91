import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Asked } from '@/data-provider/resourceApi'
import { recordPage } from '@/data-provider/wholeList'

type Item = { id: number; name: string; price: number | null }

const ITEMS: Item[] = [
  { id: 1, name: 'Bus 10 hari', price: 300 },
  { id: 2, name: 'bus 9 hari', price: null },
  { id: 3, name: 'Kereta', price: 100 },
  { id: 4, name: 'Bus 8 hari', price: 0 },
  { id: 5, name: 'Van', price: 300 },
]
/** What simple-rest asks for where a caller names neither filter nor order nor page. */
const ALL: Asked = {
  filter: {},
  sort: { field: 'id', order: 'ASC' },
  pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
}
const page = (params: Partial<Asked> = {}, items = ITEMS) => {
  const { data, total } = recordPage(items, { ...ALL, ...params })
  return [data.map(({ id }) => id).join(''), total]
}
const sort = (field: string, order: 'ASC' | 'DESC') => ({ sort: { field, order } })

describe('paging a list of records in the browser', () => {
  it('without a sort the page holds all records in the API’s order, also for react-admin’s default sort', () => {
    expect(page()).toEqual(['12345', 5])
    expect(page({ sort: { field: 'id', order: 'DESC' } })).toEqual(['12345', 5])
    expect(page({}, [...ITEMS].reverse())).toEqual(['54321', 5])
  })

  it.each([
    ['BUS', '124', 3],
    ['  hari ', '124', 3],
    ['9 H', '2', 1],
    ['', '12345', 5],
    ['   ', '12345', 5],
    ['a.*', '', 0],
    ['kereta api', '', 0],
    ['hari-BUS', '124', 3],
    ['kéreta', '3', 1],
  ])('a search for %j in the name finds the matching records', (q, ids, total) => {
    expect(page({ filter: { q } })).toEqual([ids, total])
  })

  it('sorting by price puts missing prices last in both directions and keeps the order of equal ones', () => {
    expect(page(sort('price', 'ASC'))[0]).toBe('43152')
    expect(page(sort('price', 'DESC'))[0]).toBe('15342')
  })

  it('names are sorted by Indonesian rules: letter case is ignored, numbers count by value', () => {
    expect(page(sort('name', 'ASC'))[0]).toBe('42135')
    expect(page(sort('name', 'DESC'))[0]).toBe('53124')
  })

  it('sorting by an unknown field changes nothing', () => {
    expect(page(sort('logo', 'DESC'))[0]).toBe('12345')
  })

  it('paging comes after search and sort, and the total counts all results', () => {
    const wish = { filter: { q: 'bus' }, ...sort('price', 'DESC') }
    expect(page({ ...wish, pagination: { page: 1, perPage: 2 } })).toEqual(['14', 3])
    expect(page({ ...wish, pagination: { page: 2, perPage: 2 } })).toEqual(['2', 3])
    expect(page({ ...wish, pagination: { page: 3, perPage: 2 } })).toEqual(['', 3])
  })

  it('the given records stay unchanged', () => {
    const given = [...ITEMS]
    page({ filter: { q: 'bus' }, ...sort('price', 'DESC') }, given)
    expect(given).toEqual(ITEMS)
  })

  const word = fc.constantFrom('Bus', 'bus kota', 'Kereta', 'van', '')
  const list = fc
    .array(fc.record({ name: word, price: fc.option(fc.integer({ min: 0, max: 4 })) }), { maxLength: 40 })
    .map((rows) => rows.map((row, index) => ({ id: index + 1, ...row })))
  const wish = fc.record({
    q: fc.constantFrom('', 'bus', 'KOTA', 'x'),
    field: fc.constantFrom('id', 'name', 'price'),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
    perPage: fc.integer({ min: 1, max: 9 }),
  })

  it('for any list the pages hold each result once, in one order', () => {
    fc.assert(
      fc.property(list, wish, (items, { q, field, order, perPage }) => {
        const params = { ...ALL, filter: { q }, ...sort(field, order) }
        const whole = recordPage(items, params)
        const pages = Array.from({ length: Math.ceil(whole.total / perPage) + 1 }, (_, index) =>
          recordPage(items, { ...params, pagination: { page: index + 1, perPage } }),
        )
        expect(pages.flatMap(({ data }) => data)).toEqual(whole.data)
        expect(pages.every(({ total }) => total === whole.data.length)).toBe(true)
        expect(pages.slice(0, -2).every(({ data }) => data.length === perPage)).toBe(true)
        expect(new Set(whole.data)).toEqual(
          new Set(items.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))),
        )
      }),
    )
  })
})
