import { use, useMemo } from 'react'
import { emptyProfile, type OfferProfile } from '../../../domain/offer/offerProfile'
import type { PackageDetail } from '../../../domain/types'
import { useOfferProfile } from '../../offerProfileContext'
import { PhoneUserContext } from '../../phoneUserContext'

/** Whether the user's own profile makes the offer of this package. An admin also offers those of other mitra. */
export function useIsOwn({ mitra }: PackageDetail): boolean {
  const { business, hasMitra } = use(PhoneUserContext)
  return mitra === null || (hasMitra && mitra === business)
}

/** The profile of the mitra whose package it is. An admin knows only the name of another mitra. */
export function useProfileFor(detail: PackageDetail): OfferProfile {
  const own = useOfferProfile()
  const isOwn = useIsOwn(detail)
  const { mitra } = detail
  return useMemo(() => (isOwn || mitra === null ? own : emptyProfile(mitra)), [isOwn, own, mitra])
}
