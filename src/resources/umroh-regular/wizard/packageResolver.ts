import type { FieldErrors, Resolver } from 'react-hook-form'
import { priceProblems } from '../../../domain/packagePrice'
import { packageProblems } from '../../../domain/packageSchema'
import type { PackageForm } from '../../../domain/types'

type Nested = { [name: string]: Nested | { type: string; message: string } }

function place(errors: Nested, path: string, message: string): void {
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  let node = errors
  for (const part of parts) node = (node[part] ??= {}) as Nested
  node[last] ??= { type: 'rule', message }
}

/**
 * The whole form against the one schema (spec §5). It looks at every step, mounted or not. What is chosen without its
 * price being known, or with the price of other dates, counts as a problem too: the total would be wrong.
 */
export const packageResolver: Resolver<PackageForm> = (form) => {
  const errors: Nested = {}
  for (const { path, key } of packageProblems(form)) place(errors, path, key)
  for (const { path, key } of priceProblems(form)) place(errors, path, key)
  return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors: errors as FieldErrors<PackageForm> }
}
