import { get, set, type FieldErrors, type FieldValues, type ResolverResult } from 'react-hook-form'

/** The result of a resolver for react-hook-form: the values, or the first problem of every path. */
export function toFieldErrors<T extends FieldValues>(
  values: T,
  problems: readonly { path: string; key: string }[],
): ResolverResult<T> {
  const errors: FieldErrors<T> = {}
  for (const { path, key } of problems)
    if (get(errors, path) === undefined) set(errors, path, { type: 'rule', message: key })
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors }
}
