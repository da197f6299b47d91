import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext, useGetList, type DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { reactRouterProvider } from '../../src/app/routerProvider'
import { WHOLE_LIST } from '../../src/domain/requestPolicy'
import { usePickerOptions } from '../../src/resources/custom-data/pickers'
import { memoryHistory, Router } from '../../src/ui/router'

const RECORDS = [{ id: 1 }, { id: 2 }]
const dataProvider = {
  supportAbortSignal: true,
  getList: () => Promise.resolve({ data: RECORDS, total: 2 }),
} as unknown as DataProvider

function cacheAfter<Result>(hook: () => Result) {
  const queryClient = new QueryClient()
  const Around = ({ children }: { children: ReactNode }) => (
    <Router history={memoryHistory('/')}>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} routerProvider={reactRouterProvider}>
        {children}
      </CoreAdminContext>
    </Router>
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
  'the list of a picker filtered by %j has the key of react-admin’s list, so copies on phones stay valid, and no record has an entry of its own',
  async (filter) => {
    const picker = cacheAfter(() => usePickerOptions({ resource: 'hotel-makkah', filter, enabled: true }))
    await waitFor(() => expect(picker.result.current.options).toEqual(RECORDS))
    const list = cacheAfter(() => useGetList('hotel-makkah', { pagination: WHOLE_LIST, filter }, { enabled: false }))
    expect(picker.hashes()).toEqual(list.hashes())
  },
)
