import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { listQuery } from '@/data-provider/firstPage'
import { AS_FORM, type EditedPackage, type PartnerDataProvider } from '@/data-provider/types'
import { lastPackageOf, SERVICE_STEPS, stepsToFill, untouchedSteps } from '@/domain/package/lastPackage'
import { STALE_TIME } from '@/domain/requestPolicy'
import type { PackageForm, PackageRow } from '@/domain/types'
import { umrohRegular } from '../../resource'
import { useLastPackage } from './keptLast'

/** So many of the newest packages are read until one of them has services. */
const MOST_READ = 3
/** TanStack Query would hold the request back if the browser denies the network. */
const ONCE = { retry: 0, networkMode: 'always' } as const

/** The newest package of the mitra that has services; null if there is none, or the list shows those of several mitra. */
async function newestOf(client: QueryClient, provider: PartnerDataProvider) {
  const list = listQuery<PackageRow>(provider, umrohRegular.name, {})
  const { pages } = await client.fetchInfiniteQuery({ ...list, ...ONCE })
  const own = (pages[0]?.data ?? []).filter(({ mitraId }) => mitraId === undefined)
  for (const { id } of own.slice(0, MOST_READ)) {
    const { data } = await provider.getOne<EditedPackage>(umrohRegular.name, { id, meta: AS_FORM })
    const last = lastPackageOf(data)
    if (stepsToFill(SERVICE_STEPS, last).length > 0) return last
  }
  return null
}

/**
 * The package whose services this form may take, and the steps that it fills: the newest one of the server, or the one
 * that this phone has kept, until the server has answered or where it does not (docs/product.md §6.13.2). Null if there is
 * none. The form counts as it was when the step was opened.
 */
export function useEarlierServices() {
  const { getValues } = useFormContext<PackageForm>()
  const [untouched] = useState(() => untouchedSteps(getValues()))
  const client = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const kept = useLastPackage()
  const { data } = useQuery({
    queryKey: [umrohRegular.name, 'earlierServices'],
    queryFn: () => newestOf(client, provider),
    enabled: untouched.length > 0,
    staleTime: STALE_TIME.packages,
    ...ONCE,
  })
  // The package that was shown first stays: a tap must not take another one.
  const found = data ?? kept
  const [shown, setShown] = useState(found)
  if (shown === null && found !== null) setShown(found)
  return { last: shown, steps: shown ? stepsToFill(untouched, shown) : [] }
}
