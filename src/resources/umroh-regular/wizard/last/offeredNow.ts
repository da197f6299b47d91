import type { QueryClient } from '@tanstack/react-query'
import { hasNoList, type PartnerDataProvider } from '@/data-provider/types'
import type { ListOfService, ServiceField } from '@/domain/package/lastPackage'
import { MASTERS } from '@/domain/masters/masters'
import type { MasterRecord } from '@/domain/types'
import { wholeListQuery } from '@/resources/custom-data/pickers'

/** Reads a list once. If that fails, the phone's copy stands in, and its prices say from when they are. */
async function readList(
  client: QueryClient,
  provider: PartnerDataProvider,
  field: ServiceField,
): Promise<readonly MasterRecord[] | undefined> {
  const query = wholeListQuery<MasterRecord>(provider, { resource: MASTERS[field].resource })
  try {
    // TanStack Query would hold the request back if the browser denies the network.
    const list = await client.fetchQuery({ ...query, retry: 0, networkMode: 'always' })
    return hasNoList(list) ? undefined : list.data
  } catch {
    const kept = client.getQueryState(query.queryKey)
    return kept?.data?.data.map((record) => ({ ...record, asOf: kept.dataUpdatedAt }))
  }
}

/** The records that the masters of these fields offer now. */
export async function offeredNow(
  client: QueryClient,
  provider: PartnerDataProvider,
  fields: readonly ServiceField[],
): Promise<ListOfService> {
  const lists = new Map(
    await Promise.all(fields.map(async (field) => [field, await readList(client, provider, field)] as const)),
  )
  return (field) => lists.get(field)
}
