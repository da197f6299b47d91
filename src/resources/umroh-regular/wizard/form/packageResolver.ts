import type { Resolver } from 'react-hook-form'
import { toFieldErrors } from '../../../../ui/form/toFieldErrors'
import { priceProblems } from '../../../../domain/package/packagePrice'
import { packageProblems } from '../../../../domain/package/packageSchema'
import type { PackageForm } from '../../../../domain/types'

/**
 * The whole form against the one schema (spec §5). It looks at every step, mounted or not. What is chosen without its
 * price being known, or with the price of other dates, counts as a problem too: the total would be wrong.
 */
export const packageResolver: Resolver<PackageForm> = (form) =>
  toFieldErrors(form, [...packageProblems(form), ...priceProblems(form)])
