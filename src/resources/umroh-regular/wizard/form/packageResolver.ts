import type { Resolver } from 'react-hook-form'
import { toFieldErrors } from '../../../../ui/form/toFieldErrors'
import { priceProblems } from '../../../../domain/package/price/packagePrice'
import { packageProblems } from '../../../../domain/package/packageSchema'
import type { PackageForm } from '../../../../domain/types'

/**
 * Checks the whole form, with all its steps, against the one schema (docs/product.md §6.9). A choice without a known
 * price, or with the price of other dates, is a problem too: the total would be wrong.
 */
export const problemsOf = (form: PackageForm) => [...packageProblems(form), ...priceProblems(form)]

/** The same check for react-hook-form. */
export const packageResolver: Resolver<PackageForm> = (form) => toFieldErrors(form, problemsOf(form))
