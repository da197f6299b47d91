import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { RoundingStep } from '../domain/offer/rounding'
import { PhoneUserContext } from './phoneUserContext'
import { OFFER_PROFILE, readRounding } from './readRounding'

/** Tells of a mitra whether the user's own profile makes its offers. An admin also offers packages of other mitra. */
function useOwnership(): (mitra: string | null) => boolean {
  const { business, hasMitra } = use(PhoneUserContext)
  return useCallback((mitra) => mitra === null || (hasMitra && mitra === business), [business, hasMitra])
}

export const useIsOwn = (mitra: string | null): boolean => useOwnership()(mitra)

/** The rounding of the prices that each mitra tells, as far as this phone knows it: nobody knows that of another mitra. */
export function useRoundings(): (mitra: string | null) => RoundingStep {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(OFFER_PROFILE))
  const step = useMemo(() => readRounding(text), [text])
  const isOwn = useOwnership()
  return useCallback((mitra) => (isOwn(mitra) ? step : 0), [isOwn, step])
}

export const useRounding = (mitra: string | null = null): RoundingStep => useRoundings()(mitra)
