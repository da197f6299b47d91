import type { Mutation } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { outdatedResources } from '@/ui/hooks/mutationMeta'

const changed = (options: Mutation['options'], variables?: unknown, happened: 'pending' | 'success' = 'success') =>
  outdatedResources(happened, { options, state: { variables } as Mutation['state'] })

it('a mutation names the resource that it changed in its meta, or first in its key', () => {
  expect(changed({ meta: { resource: 'umroh-regular' } })).toEqual(['umroh-regular'])
  expect(changed({ mutationKey: ['hotel/makkah', 'delete', {}] })).toEqual(['hotel/makkah'])
  expect([changed({}), changed({ mutationKey: [1] })]).toEqual([[], []])
})

it('a call of a mutation may name another resource whose copies the phone forgets', () => {
  const options = { meta: { resource: 'offers' } }
  expect(changed(options, { forgets: 'umroh-regular' })).toEqual(['offers', 'umroh-regular'])
  expect(changed(options, { what: 'revoke' })).toEqual(['offers'])
  // The answer may be lost, so the copies go as soon as the call is sent.
  expect(changed(options, { forgets: 'umroh-regular' }, 'pending')).toEqual(['umroh-regular'])
})
