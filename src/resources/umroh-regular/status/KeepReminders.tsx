import { useListContext } from 'ra-core'
import { useEffect } from 'react'
import type { PackageRow } from '../../../domain/types'
import { useReminders } from './useReminders'

/** Keeps the reminders of the rows that the list has loaded, for Beranda. It draws nothing. */
export function KeepReminders() {
  const { data } = useListContext<PackageRow>()
  const { keep } = useReminders()
  useEffect(() => {
    if (data) keep(data)
  }, [data, keep])
  return null
}
