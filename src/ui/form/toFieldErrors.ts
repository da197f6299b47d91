import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form'

type Nested = { [name: string]: Nested | { type: string; message: string } }

function place(errors: Nested, path: string, message: string): void {
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  let node = errors
  for (const part of parts) node = (node[part] ??= {}) as Nested
  node[last] ??= { type: 'rule', message }
}

/** The result of a react-hook-form resolver: the values, or the first problem of each path. */
export function toFieldErrors<T extends FieldValues>(
  values: T,
  problems: readonly { path: string; key: string }[],
): ResolverResult<T> {
  const errors: Nested = {}
  for (const { path, key } of problems) place(errors, path, key)
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<T> }
}
