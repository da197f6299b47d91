import type { Resolver } from 'react-hook-form'
import { toFieldErrors } from '../../../../ui/form/toFieldErrors'
import { priceProblems, type PriceProblem } from '../../../../domain/package/price/packagePrice'
import { checkPackage, type PackagePayload, type PackageProblem } from '../../../../domain/package/packageSchema'
import type { PackageForm } from '../../../../domain/types'

/** What is wrong with a form. `payload` is the body of its save; null where a rule is broken. */
export type FormCheck = { payload: PackagePayload | null; problems: PackageProblem[]; unpriced: PriceProblem[] }

/**
 * Checks the whole form, with all its steps, against the one schema (docs/product.md §6.9). A choice without a known
 * price, or with the price of other dates, is a problem too: the total would be wrong.
 */
export const checkForm = (form: PackageForm): FormCheck => ({ ...checkPackage(form), unpriced: priceProblems(form) })

export const problemsOf = ({ problems, unpriced }: FormCheck): PackageProblem[] => [...problems, ...unpriced]

/** The same check for react-hook-form. */
export const packageResolver: Resolver<PackageForm> = (form) => toFieldErrors(form, problemsOf(checkForm(form)))
