import type { Resolver } from 'react-hook-form'
import type { QueryClient } from '@tanstack/react-query'
import { toFieldErrors } from '@/ui/form/toFieldErrors'
import { priceProblems, type PriceProblem } from '@/domain/package/price/packagePrice'
import { checkPackage, type PackagePayload, type PackageProblem } from '@/domain/package/packageSchema'
import type { PackageForm } from '@/domain/types'
import { FIELD_NAMES } from '@/domain/package/packageFields'
import { isRefused } from './priceState'

/** The problems of a form. `payload` is the body of its save; null if a rule is broken. */
type FormCheck = { payload: PackagePayload | null; problems: PackageProblem[]; unpriced: PriceProblem[] }

/**
 * Checks the whole form, with all its steps, against the one schema (docs/product.md §6.9). A choice without a known
 * price, or with the price of other dates, is a problem too: the total would be wrong.
 */
export const checkForm = (form: PackageForm): FormCheck => ({ ...checkPackage(form), unpriced: priceProblems(form) })

export const problemsOf = ({ problems, unpriced }: FormCheck): PackageProblem[] => [...problems, ...unpriced]

/** The same check for react-hook-form. */
export const packageResolver: Resolver<PackageForm> = (form) => toFieldErrors(form, problemsOf(checkForm(form)))

/**
 * Whether these fields break no rule but lack the records of choices whose lists cannot be read. The mitra cannot mend
 * that, so it stops neither a step nor a save (docs/product.md §7.2.5).
 */
export function isOnlyUnread(
  client: QueryClient,
  { problems, unpriced }: FormCheck,
  fields: readonly string[] = FIELD_NAMES,
): boolean {
  const isHere = ({ path }: { path: string }) => fields.some((field) => `${path}.`.startsWith(`${field}.`))
  const isUnreadable = (resource: string) =>
    client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] === resource })
      .some(isRefused)
  return (
    !problems.some(isHere) &&
    unpriced.filter(isHere).every(({ resource, hasRecord }) => !hasRecord && isUnreadable(resource))
  )
}
