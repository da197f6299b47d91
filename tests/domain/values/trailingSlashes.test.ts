import { expect, it } from 'vitest'
import { withoutTrailingSlashes } from '@/domain/values/urls'

it.each([
  ['', ''],
  ['/', ''],
  ['///', ''],
  ['https://api.test', 'https://api.test'],
  ['https://api.test/v1//', 'https://api.test/v1'],
  ['/a/b', '/a/b'],
])('%j without its last slashes is %j', (text, without) => {
  expect(withoutTrailingSlashes(text)).toBe(without)
})
