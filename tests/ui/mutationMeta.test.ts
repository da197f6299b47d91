// @vitest-environment node
import { expect, it } from 'vitest'
import { changedResource } from '../../src/ui/hooks/mutationMeta'

it('a mutation names the resource that it changed: our own in their meta, react-admin’s first in their key', () => {
  expect(changedResource({ options: { meta: { resource: 'umroh-regular' } } })).toBe('umroh-regular')
  expect(changedResource({ options: { mutationKey: ['hotel/makkah', 'delete', {}] } })).toBe('hotel/makkah')
  expect([changedResource({ options: {} }), changedResource({ options: { mutationKey: [1] } })]).toEqual([null, null])
})
