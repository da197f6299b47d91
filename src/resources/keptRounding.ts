import { use, useMemo, useSyncExternalStore } from 'react'
import type { RoundingStep } from '../domain/offer/rounding'
import { PhoneUserContext } from './phoneUserContext'
import { OFFER_PROFILE, readRounding } from './readRounding'

/** Whether the user's own profile makes the offer of this package. An admin also offers those of other mitra. */
export function useIsOwn(mitra: string | null): boolean {
  const { business, hasMitra } = use(PhoneUserContext)
  return mitra === null || (hasMitra && mitra === business)
}

/** The rounding of the prices that a mitra tells, as far as this phone knows it: nobody knows that of another mitra. */
export function useRounding(mitra: string | null = null): RoundingStep {
  const { values } = use(PhoneUserContext)
  const text = useSyncExternalStore(values.subscribe, () => values.get(OFFER_PROFILE))
  const step = useMemo(() => readRounding(text), [text])
  return useIsOwn(mitra) ? step : 0
}
