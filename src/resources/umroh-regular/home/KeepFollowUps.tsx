import { useListContext } from 'ra-core'
import { useEffect } from 'react'
import type { PackageRow } from '@/domain/types'
import { useFollowUps } from './keptLists'

/** Keeps what the rows that the list has loaded tell Beranda. It draws nothing. */
export function KeepFollowUps() {
  const { data } = useListContext<PackageRow>()
  const { keep } = useFollowUps()
  useEffect(() => {
    if (data) keep(data)
  }, [data, keep])
  return null
}
