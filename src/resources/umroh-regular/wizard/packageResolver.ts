import type { Resolver } from 'react-hook-form'
import { placeProblems } from '../../../components/placeProblems'
import { HOTEL_FIELDS } from '../../../domain/masters'
import { isPriceStale } from '../../../domain/packagePrice'
import { packageProblems } from '../../../domain/packageSchema'
import { CITIES, type PackageForm } from '../../../domain/types'

/**
 * The whole form against the one schema (spec §5). It looks at every step, mounted or not; a hotel whose price is still
 * being read for new dates counts as a problem too: its total would be wrong.
 */
export const packageResolver: Resolver<PackageForm> = (form) => {
  const stale = CITIES.filter((city) => isPriceStale(form[HOTEL_FIELDS[city]]))
  return placeProblems(form, [...packageProblems(form), ...stale.map((city) => ({ path: `${HOTEL_FIELDS[city]}.id`, key: 'picker.hotelRefreshing' }))])
}
