import { hashKey } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { CoreAdminContext, useInfiniteGetList, type DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/app/queryClient'
import type { PartnerDataProvider } from '@/data-provider/types'
import { PAGE_SIZE } from '@/domain/values/paging'
import { firstPageHash, listQuery } from '@/data-provider/firstPage'
import { MemoryRouter } from 'react-router'

const dataProvider = { getList: () => new Promise(() => undefined) } as unknown as PartnerDataProvider

it.each([{}, { q: 'umroh', status: 'terkirim' }])(
  'the query of a list filtered by %j has the key of react-admin’s endless list, so both share one answer',
  (filter) => {
    const queryClient = createQueryClient()
    const Around = ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <CoreAdminContext dataProvider={dataProvider as unknown as DataProvider} queryClient={queryClient}>
          {children}
        </CoreAdminContext>
      </MemoryRouter>
    )
    const pagination = { page: 1, perPage: PAGE_SIZE }
    renderHook(() => useInfiniteGetList('umroh-regular', { pagination, sort: { field: 'id', order: 'ASC' }, filter }), {
      wrapper: Around,
    })
    const hash = hashKey(listQuery(dataProvider, 'umroh-regular', filter).queryKey)
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryHash }) => queryHash),
    ).toEqual([hash])
    expect(firstPageHash('umroh-regular', filter)).toBe(hash)
  },
)
