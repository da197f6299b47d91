import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { AS_DETAIL, type PartnerDataProvider } from '../../../../data-provider/types'
import type { OfferedPackage, SentOffer } from '../../../../domain/offer/sentOffer'
import { retryDelay, retryQuery } from '../../../../domain/requestPolicy'
import type { Id, PackageDetail } from '../../../../domain/types'
import { umrohRegular } from '../../resource'

/** The package as an offer froze it, or (null) as it was saved last. */
export type Version = SentOffer | null

async function readNewest(provider: PartnerDataProvider, id: Id, signal: AbortSignal): Promise<OfferedPackage> {
  const [{ data: form }, { data: detail }] = await Promise.all([
    provider.getEditData(id, signal),
    provider.getOne<PackageDetail>(umrohRegular.name, { id, meta: AS_DETAIL, signal }),
  ])
  return { form, totals: detail.totals }
}

/** Reads two versions of a package, once for each choice: nothing changes while the mitra compares. */
export function useVersions(packageId: Id, versions: readonly [Version, Version]) {
  const provider = useDataProvider<PartnerDataProvider>()
  const [before, after] = useQueries({
    queries: versions.map((version) => ({
      queryKey: ['offers', 'package', packageId, version?.id ?? 'newest'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        version ? provider.readOfferedPackage(version, packageId, signal) : readNewest(provider, packageId, signal),
      staleTime: Infinity,
      gcTime: 0,
      retry: retryQuery,
      retryDelay,
      refetchOnWindowFocus: false,
    })),
  })
  const queries = [before, after].flatMap((query) => query ?? [])
  return {
    before: before?.data,
    after: after?.data,
    isLoading: queries.some(({ isFetching, data }) => isFetching && !data),
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => queries.filter(({ data }) => !data).forEach(({ refetch }) => void refetch()),
  }
}
