import { describe, expect, it } from 'vitest'
import { readRecent, withoutGone, withShown, type Recent } from '../../../src/domain/package/recent'

const of = (...ids: (number | string)[]): Recent[] => ids.map((id) => ({ id, name: `Paket ${id}` }))

describe('the packages that a phone has shown last (docs/product.md §27.1.4)', () => {
  it.each([
    ['the first', of(), of(1), of(1)],
    ['a new one', of(1, 2), of(3), of(3, 1, 2)],
    ['one that is there, also with its id as a text', of(1, 2, 3), of('2'), of('2', 1, 3)],
    ['a sixth', of(1, 2, 3, 4, 5), of(6), of(6, 1, 2, 3, 4)],
  ])('%s comes first, and no package twice', (_, kept, [shown], expected) => {
    expect(withShown(kept, shown!)).toEqual(expected)
  })

  it('a renamed package has its new name, and a deleted one is left out', () => {
    expect(withShown(of(1), { id: 1, name: 'Baru' })).toEqual([{ id: 1, name: 'Baru' }])
    expect(withoutGone(of(1, 2), '1')).toEqual(of(2))
  })

  it.each([
    [null, []],
    ['kacau', []],
    ['{}', []],
    ['[{"id":1}]', []],
    ['[{"id":null,"name":"x"}]', []],
    [JSON.stringify(of(1, 2, 3, 4, 5, 6)), of(1, 2, 3, 4, 5)],
  ])('the phone has kept %j', (text, expected) => {
    expect(readRecent(text)).toEqual(expected)
  })
})
