import { renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext, HttpError, useGetList, type DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/app/queryClient'
import { WHOLE_LIST } from '@/domain/requestPolicy'
import { usePickerOptions } from '@/resources/custom-data/pickers'
import { MemoryRouter } from 'react-router'

const RECORDS = [{ id: 1 }, { id: 2 }]
const answering = { supportAbortSignal: true, getList: () => Promise.resolve({ data: RECORDS, total: 2 }) }
const failing = { ...answering, getList: () => Promise.reject(new HttpError('error.server', 500)) }

function cacheAfter<Result>(hook: () => Result, provider: object = answering, queryClient = createQueryClient()) {
  const dataProvider = provider as unknown as DataProvider
  const Around = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  )
  const { result } = renderHook(hook, { wrapper: Around })
  const hashes = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash)
  return { result, hashes }
}

it.each([{}, { date_check_in: '2026-03-01' }])(
  'the list of a picker filtered by %j has the key of react-admin’s list, and its records have no other entries',
  async (filter) => {
    const picker = cacheAfter(() => usePickerOptions({ resource: 'hotel-makkah', filter, enabled: true }))
    await waitFor(() => expect(picker.result.current.options).toEqual(RECORDS))
    const list = cacheAfter(() => useGetList('hotel-makkah', { pagination: WHOLE_LIST, filter }, { enabled: false }))
    expect(picker.hashes()).toEqual(list.hashes())
  },
)

it.each([
  ['a list that was never read', true, undefined],
  ['a list whose older rows are shown soon', false, { data: RECORDS, total: 2 }],
])('of %s the picker says that it tries again: %s (docs/product.md §12.2.5)', async (_list, says, older) => {
  const queryClient = createQueryClient()
  const key = cacheAfter(() => usePickerOptions({ resource: 'visa', enabled: false }), answering, queryClient)
  await waitFor(() => expect(key.hashes()).toHaveLength(1))
  const { queryKey } = queryClient.getQueryCache().getAll()[0]!
  if (older) queryClient.setQueryData(queryKey, older, { updatedAt: 1 })
  const picker = cacheAfter(() => usePickerOptions({ resource: 'visa', enabled: true }), failing, queryClient)
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.fetchFailureCount).toBe(1))
  await waitFor(() => expect(picker.result.current.isRepeating).toBe(says))
  expect(picker.result.current.isLoading).toBe(true)
})
