import { use, useCallback, useMemo, useSyncExternalStore, useEffect } from 'react'
import { useParams } from 'react-router'
import { keptFollowUps, readFollowUps, type SeenPackage } from '@/domain/status/keptFollowUps'
import { withoutGone, readRecent, recentOf, withShown, withTold } from '@/domain/package/recent'
import type { Id, PackageDetail, PackageRow } from '@/domain/types'
import { today } from '@/domain/values/dates'
import { departureOf } from '@/domain/offer/savedFacts'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import type { umrohRegular } from '../resource'

/**
 * A list that the phone keeps for its user under a name, and how to change it. `read` reads the kept text; it must be the
 * same function at each render.
 */
function useCopy<T>(name: keyof typeof umrohRegular.keeps, read: (text: string | null) => T[]) {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(name))
  const kept = useMemo(() => read(text), [read, text])
  const change = useCallback(
    (to: (kept: readonly T[]) => T[]) => {
      const before = values.get(name)
      const next = JSON.stringify(to(read(before)))
      if (next !== (before ?? '[]')) values.set(name, next)
    },
    [values, name, read],
  )
  return { kept, change }
}

/** The packages to take up again that this phone knows, and the functions that keep and forget them (docs/product.md §27.1.3). */
export function useFollowUps() {
  const { kept, change } = useCopy('follow-ups', readFollowUps)
  const keep = useCallback(
    (seen: readonly SeenPackage[]) => change((before) => keptFollowUps(before, seen, today())),
    [change],
  )
  const forget = useCallback((id: Id) => change((before) => withoutGone(before, id)), [change])
  return { kept, keep, forget }
}

/** The packages that this phone has shown last, and how to keep them (docs/product.md §27.1.4). */
export function useRecent() {
  const { kept: recent, change } = useCopy('recent', readRecent)
  const keepShown = useCallback(
    (shown: PackageDetail) => change((kept) => withShown(kept, recentOf({ ...shown, departure: departureOf(shown) }))),
    [change],
  )
  const keepTold = useCallback((rows: readonly PackageRow[]) => change((kept) => withTold(kept, rows)), [change])
  const forget = useCallback((id: Id) => change((kept) => withoutGone(kept, id)), [change])
  return { recent, keepShown, keepTold, forget }
}

/** Keeps for Beranda what the detail shows, and forgets a package that does not exist any more (docs/product.md §27.1.8). */
export function useKeepShown(shown: PackageDetail | undefined, isGone: boolean) {
  const { id = '' } = useParams()
  const { keepShown, forget } = useRecent()
  const { keep, forget: forgetFollowUp } = useFollowUps()
  useEffect(() => {
    if (shown) keepShown(shown)
    else if (isGone) forget(id)
  }, [shown, isGone, id, keepShown, forget])
  useEffect(() => {
    if (shown) keep([{ ...shown, departure: departureOf(shown) }])
    else if (isGone) forgetFollowUp(id)
  }, [shown, isGone, id, keep, forgetFollowUp])
}
