// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordPage } from '../../src/data-provider/recordPage'

type Item = { id: number; name: string; price: number | null }

const ITEMS: Item[] = [
  { id: 1, name: 'Bus 10 hari', price: 300 },
  { id: 2, name: 'bus 9 hari', price: null },
  { id: 3, name: 'Kereta', price: 100 },
  { id: 4, name: 'Bus 8 hari', price: 0 },
  { id: 5, name: 'Van', price: 300 },
]
const page = (params: Parameters<typeof recordPage>[1] = {}, items = ITEMS) => {
  const { data, total } = recordPage(items, params)
  return [data.map(({ id }) => id).join(''), total]
}
const sort = (field: string, order: 'ASC' | 'DESC') => ({ sort: { field, order } })

describe('a page of records', () => {
  it('has all records in the API’s own order, also when react-admin asks for its default order', () => {
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
  ])('searched for %j in the name', (q, ids, total) => {
    expect(page({ filter: { q } })).toEqual([ids, total])
  })

  it('sorts by price with missing prices last both ways, and equal prices in the API’s order', () => {
    expect(page(sort('price', 'ASC'))[0]).toBe('43152')
    expect(page(sort('price', 'DESC'))[0]).toBe('15342')
  })

  it('sorts names by the rules of Indonesian: upper and lower case alike, numbers by their size', () => {
    expect(page(sort('name', 'ASC'))[0]).toBe('42135')
    expect(page(sort('name', 'DESC'))[0]).toBe('53124')
  })

  it('keeps its order when it is sorted by a field that no record has', () => {
    expect(page(sort('logo', 'DESC'))[0]).toBe('12345')
  })

  it('is cut after searching and sorting; the total counts the found records', () => {
    const wish = { filter: { q: 'bus' }, ...sort('price', 'DESC') }
    expect(page({ ...wish, pagination: { page: 1, perPage: 2 } })).toEqual(['14', 3])
    expect(page({ ...wish, pagination: { page: 2, perPage: 2 } })).toEqual(['2', 3])
    expect(page({ ...wish, pagination: { page: 3, perPage: 2 } })).toEqual(['', 3])
  })

  it('does not change the list that it was given', () => {
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

  it('belongs to pages that hold each found record once, in one order, for any list', () => {
    fc.assert(
      fc.property(list, wish, (items, { q, field, order, perPage }) => {
        const params = { filter: { q }, ...sort(field, order) }
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
