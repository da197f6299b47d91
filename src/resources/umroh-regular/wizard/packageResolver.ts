import type { FieldErrors, Resolver } from 'react-hook-form'
import { HOTEL_FIELDS } from '../../../domain/masters'
import { isPriceStale } from '../../../domain/packagePrice'
import { packageProblems } from '../../../domain/packageSchema'
import { CITIES, type PackageForm } from '../../../domain/types'

type Nested = { [name: string]: Nested | { type: string; message: string } }

function place(errors: Nested, path: string, message: string): void {
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  let node = errors
  for (const part of parts) node = (node[part] ??= {}) as Nested
  node[last] ??= { type: 'rule', message }
}

/**
 * The whole form against the one schema (spec §5). It looks at every step, mounted or not; a hotel whose price is still
 * being read for new dates counts as a problem too: its total would be wrong.
 */
export const packageResolver: Resolver<PackageForm> = (form) => {
  const errors: Nested = {}
  for (const { path, key } of packageProblems(form)) place(errors, path, key)
  for (const city of CITIES)
    if (isPriceStale(form[HOTEL_FIELDS[city]])) place(errors, `${HOTEL_FIELDS[city]}.id`, 'picker.hotelRefreshing')
  return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors: errors as FieldErrors<PackageForm> }
}
