import { hashKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { AS_DETAIL } from '@/data-provider/types'
import { filterAt, firstPageHash } from '@/data-provider/firstPage'
import { early } from '@/resources/umroh-regular/early'

it.each(['', '?q=hemat', '?status=draf&q=a%20b', '?status=draf'])(
  'the page before React finds the copy of the list at “%s” under TanStack Query’s own hash',
  (search) => {
    const filter = filterAt(search)
    const key = [
      'umroh-regular',
      'getInfiniteList',
      { sort: { order: 'ASC', field: 'id' }, pagination: { perPage: 50, page: 1 }, filter },
    ]
    expect(firstPageHash('umroh-regular', filter)).toBe(hashKey(key))
  },
)

it('the page before React finds the copy of a detail under TanStack Query’s own hash', () => {
  const place = { id: 'a/"b', search: '', hasFeature: () => true }
  expect(early.views.show?.hashOf(place)).toBe(hashKey(['umroh-regular', 'getOne', { id: 'a/"b', meta: AS_DETAIL }]))
})
