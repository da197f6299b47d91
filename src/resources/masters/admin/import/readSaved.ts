import type { RaRecord } from 'ra-core'
import type { PartnerDataProvider } from '../../../../data-provider/types'
import type { Saved } from './columns'

const EVERY_ROW = Number.MAX_SAFE_INTEGER

/** All records of a master as the server has them now. A hotel has its rates. */
export async function readSaved(
  provider: PartnerDataProvider,
  resource: string,
  signal: AbortSignal,
): Promise<readonly Saved[]> {
  const { data } = await provider.getList<RaRecord & Saved>(resource, {
    filter: {},
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: EVERY_ROW },
    signal,
  })
  return data
}
