import { expect, it } from 'vitest'
import { userStore } from '@/app/userStore'
import type { UserValues } from '@/ui/user/phoneUserContext'

function valuesOf(kept: Record<string, string> = {}): UserValues {
  return {
    get: (name) => kept[name] ?? null,
    set: (name, text) => ((kept[name] = text), true),
    subscribe: () => () => undefined,
  }
}
const opened = (values: UserValues) => {
  const store = userStore(values, 'id')
  store.setup()
  return store
}

it('saved searches, chosen columns, the density and the folded menu outlast the page; filters and selections do not (docs/product.md §15.7.8)', () => {
  const values = valuesOf()
  const store = opened(values)
  const kept = {
    'a.savedQueries': [{ label: 'x' }],
    'a.datatable': ['b'],
    'a.datatable_columnRanks': [1],
    density: 'loose',
    'menu.folded': ['prices'],
  }
  const passing = {
    'a.listParams': { filter: { q: 'Ibu Aminah' } },
    'a.selectedIds': [1],
    'a.selectedRows': [{ id: 1 }],
  }
  for (const [key, value] of Object.entries({ ...kept, ...passing })) store.setItem(key, value)
  expect(store.getItem('a.selectedIds')).toEqual([1])
  const later = opened(values)
  for (const [key, value] of Object.entries(kept)) expect(later.getItem(key)).toEqual(value)
  for (const key of Object.keys(passing)) expect(later.getItem(key)).toBeUndefined()
  expect(later.getItem('locale')).toBe('id')
})

it.each(['', '{', '[]', 'null', '{"locale":"en","a.listParams":{}}'])(
  'a text that it did not write gives nothing: %j',
  (text) => {
    const store = opened(valuesOf({ tables: text }))
    expect([store.getItem('locale'), store.getItem('a.listParams'), store.getItem('density')]).toEqual([
      'id',
      undefined,
      undefined,
    ])
  },
)
