import type { PackageForm } from '@/domain/types'
import { ValueComparison } from '@/ui/sheet/ValueComparison'
import { fieldName, inWords } from './inWords'

export type DifferencesProps = {
  title: string
  fields: readonly (keyof PackageForm)[]
  /** The label of each value of a field, and the form that holds it. */
  values: readonly (readonly [label: string, form: PackageForm])[]
}

/** Fields with their values in each of two forms; shown only when there are any. */
export const Differences = ({ title, fields, values }: DifferencesProps) => (
  <ValueComparison
    title={title}
    fields={fields.map((field) => ({
      name: fieldName(field),
      values: values.map(([label, form]) => [label, inWords(form, field)] as const),
    }))}
  />
)
