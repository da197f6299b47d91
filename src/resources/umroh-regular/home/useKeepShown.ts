import { useEffect } from 'react'
import { useParams } from 'react-router'
import { departureOf } from '../../../domain/offer/savedFacts'
import type { PackageDetail } from '../../../domain/types'
import { useFollowUps } from './useFollowUps'
import { useRecent } from './useRecent'

/** Keeps for Beranda what the detail shows, and forgets a package that does not exist any more (docs/product.md §27.1.8). */
export function useKeepShown(shown: PackageDetail | undefined, isGone: boolean) {
  const { id = '' } = useParams()
  const { keepShown, forget } = useRecent()
  const { keep, forget: forgetFollowUp } = useFollowUps()
  const [shownId, name] = [shown?.id, shown?.name ?? null]
  useEffect(() => {
    if (shownId !== undefined) keepShown({ id: shownId, name })
    else if (isGone) forget(id)
  }, [shownId, name, isGone, id, keepShown, forget])
  useEffect(() => {
    if (shown) keep([{ ...shown, departure: departureOf(shown) }])
    else if (isGone) forgetFollowUp(id)
  }, [shown, isGone, id, keep, forgetFollowUp])
}
