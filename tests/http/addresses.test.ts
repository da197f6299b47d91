import { afterEach, expect, it } from 'vitest'
import { searchOf } from '@/http/addresses'

const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')
afterEach(() => {
  if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size)
})

it('the values that are not empty stand in the query string, also in Safari 16, where it has no size', () => {
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  expect(searchOf({ q: 'a b', page: 2, none: '', nothing: null })).toBe('?q=a+b&page=2')
  expect(searchOf({ q: '' })).toBe('')
})
