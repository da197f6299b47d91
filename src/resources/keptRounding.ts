import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { toldTotals, type RoundingStep } from '@/domain/offer/rounding'
import type { Owner, PerRoom } from '@/domain/types'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { OFFER_PROFILE, roundingOf } from './readRounding'

/** Tells of an owner whether the user's own profile makes its offers. An admin also offers packages of other mitra. */
function useOwnership(): (owner: Owner) => boolean {
  const { business, mitraId } = use(PhoneUserContext)
  return useCallback(
    (owner) => {
      if (owner.mitraId !== undefined) return mitraId !== null && String(mitraId) === String(owner.mitraId)
      return owner.mitra === null || (mitraId !== null && owner.mitra === business)
    },
    [business, mitraId],
  )
}

export const useIsOwn = (owner: Owner): boolean => useOwnership()(owner)

/** The owner of the packages inside, where it is another mitra than the user's: the wizard's form does not name it. */
export const OwnerContext = createContext<Owner>({ mitra: null })

const nothingKept = () => null

/** The rounding by which the prices of each package are told (docs/product.md §21.8.4). */
export function useRoundings(): (owner: Owner) => RoundingStep {
  const { rounding, values } = use(PhoneUserContext)
  // The build draws the frames, where nobody keeps a profile.
  const text = useSyncExternalStore(values.subscribe, () => values.get(OFFER_PROFILE), nothingKept)
  const isOwn = useOwnership()
  return useCallback((owner) => roundingOf(owner, isOwn(owner), text, rounding), [isOwn, rounding, text])
}

/** The rounding of one package: of the one around this component, or of a given one. */
export function useRounding(owner?: Owner): RoundingStep {
  const around = use(OwnerContext)
  return useRoundings()(owner ?? around)
}

/** The prices per jamaah that a customer is told, which every screen shows. */
export const useTold = <Total extends number | null>(totals: PerRoom<Total>, owner?: Owner): PerRoom<Total> =>
  toldTotals(totals, useRounding(owner))
