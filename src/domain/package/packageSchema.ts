import * as v from 'valibot'
import { TRIP_FIELDS } from '../masters/masters'
import { FIELD_NAMES, type FieldWhere, type PackageField } from './packageFields'
import {
  choice,
  choices,
  EMPTY_CHOICE,
  hotel,
  jumlahJamaah,
  oneOf,
  requiredChoice,
  requiredName,
  tourLeader,
} from './packageRules'

/**
 * The rules of docs/product.md §6.9 for a package, once: for the wizard's form and for the body that the API receives.
 * Parsing gives the body of docs/product.md §10.3: trimmed, numbers as numbers, every empty id null, a skipped hotel
 * and the other trip type emptied.
 */

/** Fields with a rule of their own; every other field is a choice that may stay empty. */
const OWN_RULES = {
  namaPaket: requiredName,
  startCity: oneOf(['makkah', 'madinah'], 'startCity'),
  jumlahJamaah,
  pesawat: requiredChoice('pesawat'),
  hotelMakkah: hotel('hotelMakkah'),
  hotelMadinah: hotel('hotelMadinah'),
  tipePerjalanan: oneOf(['private', 'group'], 'tipePerjalanan'),
  transportasi: choices,
  tourLeader,
} satisfies Partial<Record<PackageField, v.GenericSchema>> &
  Record<Exclude<PackageField, FieldWhere<{ kind: 'choice' }>>, v.GenericSchema>

type OwnRules = typeof OWN_RULES
type Rules = { [F in PackageField]: F extends keyof OwnRules ? OwnRules[F] : typeof choice }

const RULES = Object.fromEntries(FIELD_NAMES.map((field) => [field, choice])) as Partial<Rules>
const fields = v.object({ ...RULES, ...OWN_RULES } as Rules, 'validation.pilihan')

type Fields = v.InferOutput<typeof fields>

function withoutOtherTripType(payload: Fields): Fields {
  const unchosen = (['private', 'group'] as const).filter((type) => type !== payload.tipePerjalanan)
  const emptied = unchosen.flatMap((type) => TRIP_FIELDS[type].map((field) => [field, EMPTY_CHOICE]))
  return { ...payload, ...Object.fromEntries(emptied) }
}

export const packageSchema = v.pipe(fields, v.transform(withoutOtherTripType))

/** The body of POST and PUT `/partner/umroh-regular` (docs/product.md §10.3). */
export type PackagePayload = v.InferOutput<typeof packageSchema>

/** The names that the body may carry; the API refuses any other name. */
export const PAYLOAD_FIELDS = Object.keys(fields.entries)

export type PackageProblem = { path: string; key: string }

/**
 * Reads a form, or a body from outside, once. `payload` is the body of a save; null if a rule is broken. `problems`
 * has the first broken rule of each dotted path (`hotelMakkah.id`), as an i18n key.
 */
export function checkPackage(value: unknown): { payload: PackagePayload | null; problems: PackageProblem[] } {
  const result = v.safeParse(packageSchema, value)
  const problems = new Map<string, string>()
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? ''
    if (!problems.has(path)) problems.set(path, issue.message)
  }
  return {
    payload: result.success ? result.output : null,
    problems: [...problems].map(([path, message]) => ({ path, key: message })),
  }
}

/** The rules that a form or body breaks. */
export const packageProblems = (value: unknown): PackageProblem[] => checkPackage(value).problems

/**
 * The body for a form, or for a body from outside. Throws valibot's ValiError if {@link packageProblems} finds a
 * problem.
 */
export const parsePackage = (value: unknown): PackagePayload => v.parse(packageSchema, value)
