import { expect, it } from 'vitest'
import { hasShifted } from '@/domain/values/paging'

const page = (ids: number[], total?: number) => ({ data: ids.map((id) => ({ id })), total })

it.each<[string, ReturnType<typeof page>[], boolean, boolean]>([
  ['one page', [page([1, 2], 2)], false, false],
  ['two pages of one list', [page([1, 2], 3), page([3], 3)], false, false],
  ['a total that has moved', [page([1, 2], 4), page([3, 4], 5)], true, true],
  ['a page with rows of the one before', [page([1, 2]), page([2, 3])], true, true],
  ['a server that ignores the page', [page([1, 2], 4), page([1, 2], 4)], false, false],
  ['a list that ends before its total', [page([1, 2], 5), page([4, 5], 5)], false, true],
  ['a list that goes on', [page([1, 2], 5), page([3, 4], 5)], true, false],
  ['an API that tells no total', [page([1, 2]), page([3])], false, false],
])('%s: rows may have moved or not', (_, pages, hasMore, expected) => {
  expect(hasShifted(pages, hasMore)).toBe(expected)
})
