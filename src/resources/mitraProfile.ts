import { queryOptions } from '@tanstack/react-query'
import type { PartnerDataProvider, ServerProfile } from '@/data-provider/types'
import { STALE_TIME } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'

/** The query for the offer profile of any mitra, for users who see the packages of every mitra. */
export const mitraProfileQuery = (provider: PartnerDataProvider, id: Id) =>
  queryOptions<ServerProfile>({
    queryKey: ['offer-profile', 'ofMitra', String(id)],
    queryFn: ({ signal }) => provider.readOfferProfileOf('offer-profile', id, signal),
    staleTime: STALE_TIME.packages,
  })
