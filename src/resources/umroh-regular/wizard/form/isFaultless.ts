import { get, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { toFieldErrors } from '../../../../ui/form/toFieldErrors'
import type { PackageForm } from '../../../../domain/types'
import { checkForm, problemsOf } from './packageResolver'

/**
 * Whether these fields break no rule and show no error. Unlike react-hook-form's `trigger` it tells no field, so that a
 * press on 'Lanjut' does not render the step that it leaves.
 */
export function isFaultless(
  { getValues, getFieldState }: Pick<UseFormReturn<PackageForm>, 'getValues' | 'getFieldState'>,
  fields: readonly FieldPath<PackageForm>[] = [],
): boolean {
  if (fields.some((field) => getFieldState(field).invalid)) return false
  const { errors } = toFieldErrors(getValues(), problemsOf(checkForm(getValues())))
  return !fields.some((field) => get(errors, field))
}
