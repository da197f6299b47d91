import { useEffect } from 'react'
import { usePackages } from '../list/packages'
import { useFollowUps } from './useFollowUps'

/** Keeps what the rows that the list has loaded tell Beranda. It draws nothing. */
export function KeepFollowUps() {
  const { data } = usePackages()
  const { keep } = useFollowUps()
  useEffect(() => {
    if (data) keep(data)
  }, [data, keep])
  return null
}
