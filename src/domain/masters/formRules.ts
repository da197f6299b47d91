import * as v from 'valibot'

/** Rules that the schemas of an admin's forms share. */

/** A broken rule: the path of its field (`rates.ramadhan.double`), and an i18n key. */
export type FormProblem = { path: string; key: string }

export const key = (name: string) => `validation.${name}`

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value)

// The default null matters: valibot skips an absent key whose schema has no default, and skips its rule too.
/** Any value, with null for an empty or absent one. */
export const given = v.pipe(v.optional(v.unknown(), null), v.transform(emptyToNull))

/** The rules that a value breaks: for each path the first one. */
export function problemsOf(schema: v.GenericSchema<unknown, unknown>, value: unknown): FormProblem[] {
  const found = new Map<string, string>()
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const dotted = v.getDotPath(issue) ?? ''
    if (!found.has(dotted)) found.set(dotted, issue.message)
  }
  return [...found].map(([path, message]) => ({ path, key: message }))
}
