import { get, type FieldValues } from 'react-hook-form'
import { twoReadings } from '@/domain/values/writtenNumbers'
import { readingsText } from '@/i18n/rules/readings'
import { toFieldErrors } from '../toFieldErrors'

/** The words about a typed text that stands for two amounts, or null. "1.250 km" is 1,25 km or a flight. */
function readingsAt(values: FieldValues, path: string): string | null {
  const typed: unknown = get(values, path)
  const readings = typeof typed === 'string' ? twoReadings(typed, /km|kilo/i.test(typed)) : null
  return readings && readingsText(readings)
}

/** The result of a resolver for a form with amounts: a refused amount that has two readings is told both of them. */
export const amountErrors = <T extends FieldValues>(values: T, problems: readonly { path: string; key: string }[]) =>
  toFieldErrors(
    values,
    problems.map(({ path, key }) => ({ path, key: readingsAt(values, path) ?? key })),
  )
