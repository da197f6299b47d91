import { expect, it, vi } from 'vitest'
import { createQueryClient } from '@/app/queryClient'
import { offerProfile } from '@/resources/offer-profile'

const ASKED = { resource: 'oleh', action: 'edit' }

it.each([
  ['a question about one permission', ['auth', 'canAccess', ASKED], {}, false],
  ['a question that nobody asks yet', ['auth', 'canAccess', ASKED], { enabled: false }, undefined],
  ['a question about several resources', ['auth', 'canAccess', ['oleh'], 'edit'], {}, undefined],
  ['any other question', ['auth', 'checkAuth'], {}, undefined],
])('%s has %o at once', (_, queryKey, options, known) => {
  const { initialData } = createQueryClient(() => false).defaultQueryOptions({ queryKey, ...options })
  expect(typeof initialData === 'function' ? (initialData as () => unknown)() : initialData).toBe(known)
})

it('the offer profile is not compared once the user who asked is gone', async () => {
  const readOfferProfile = vi.fn<() => Promise<never>>()
  const provider = { readOfferProfile } as never
  await offerProfile.sync(provider, { getItem: () => null, setItem: () => undefined } as never, () => true)
  expect(readOfferProfile).not.toHaveBeenCalled()
})
