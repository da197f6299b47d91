import type { Resolver } from 'react-hook-form'
import { toFieldErrors } from '../../../../ui/form/toFieldErrors'
import { priceProblems } from '../../../../domain/package/packagePrice'
import { packageProblems } from '../../../../domain/package/packageSchema'
import type { PackageForm } from '../../../../domain/types'

/**
 * Checks the whole form, every step of it, against the one schema (spec §5). A choice without a known price, or with the
 * price of other dates, is a problem too: the total would be wrong.
 */
export const packageResolver: Resolver<PackageForm> = (form) =>
  toFieldErrors(form, [...packageProblems(form), ...priceProblems(form)])
