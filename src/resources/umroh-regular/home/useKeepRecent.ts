import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { PackageDetail } from '../../../domain/types'
import { useRecent } from './useRecent'

/** Keeps the package that the detail shows for Beranda, and forgets one that does not exist any more. */
export function useKeepRecent(shown: PackageDetail | undefined, isGone: boolean) {
  const { id = '' } = useParams()
  const { keepShown, forget } = useRecent()
  const [shownId, name] = [shown?.id, shown?.name ?? null]
  useEffect(() => {
    if (shownId !== undefined) keepShown({ id: shownId, name })
    else if (isGone) forget(id)
  }, [shownId, name, isGone, id, keepShown, forget])
}
