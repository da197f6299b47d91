import type { RaRecord } from 'ra-core'
import type { DownloadProgress, PartnerDataProvider, WatchedMeta } from '@/data-provider/types'
import type { Saved } from './columns'

const EVERY_ROW = Number.MAX_SAFE_INTEGER

/**
 * All records of a master as the server has them now, or those that a search finds. A hotel has its rates. `onProgress` is
 * told how much of them has come.
 */
export async function readSaved(
  provider: PartnerDataProvider,
  resource: string,
  signal: AbortSignal,
  { q = '', onProgress }: { q?: string; onProgress?: DownloadProgress } = {},
): Promise<readonly Saved[]> {
  const { data } = await provider.getList<RaRecord & Saved>(resource, {
    filter: q === '' ? {} : { q },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: EVERY_ROW },
    signal,
    ...(onProgress ? { meta: { onProgress } satisfies WatchedMeta } : {}),
  })
  return data
}
