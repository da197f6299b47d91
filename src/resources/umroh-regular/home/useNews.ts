import { useGetList } from 'ra-core'
import { useEffect, useState } from 'react'
import { NO_SORT } from '@/data-provider/firstPage'
import { STALE_TIME } from '@/domain/requestPolicy'
import type { PackageRow } from '@/domain/types'
import { PAGE_SIZE } from '@/domain/values/paging'
import { useFeature } from '@/ui/layout/features'
import { umrohRegular } from '../resource'
import { useFollowUps, useRecent } from './keptLists'

/** ms: Beranda stands by then. */
const LATER_MS = 500
export const BY_ACTIVITY = { field: 'activity', order: 'DESC' } as const

/**
 * The rows that Beranda reads once it stands, in one call: where the server has statuses, or where the phone knows no package
 * (docs/product.md §27.1.10). What they say replaces what the phone has kept. `rows` is undefined until they are there, and
 * `isRefused` says that no answer came.
 */
export function useNews(knowsSome: boolean): { rows: readonly PackageRow[] | undefined; isRefused: boolean } {
  const [isLater, setLater] = useState(false)
  const hasStatus = useFeature('status')
  const sort = useFeature('news') ? BY_ACTIVITY : NO_SORT
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data, isError, isPaused } = useGetList<PackageRow>(
    umrohRegular.name,
    { pagination: { page: 1, perPage: PAGE_SIZE }, sort },
    { enabled: isLater && (hasStatus || !knowsSome), staleTime: STALE_TIME.packages },
  )
  const { keep } = useFollowUps()
  const { keepTold } = useRecent()
  useEffect(() => {
    if (!data) return
    keep(data)
    keepTold(data)
  }, [data, keep, keepTold])
  return { rows: data, isRefused: isError || isPaused }
}
