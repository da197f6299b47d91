import { MASTER_FIELDS, type MasterField } from '../masters/masters'
import type { Choice, MasterRecord, PackageForm } from '../types'

type MasterChoice = Choice<MasterRecord>

/** A form's choices of a master as a list, also for a field that holds only one record. */
export function choicesOf(form: PackageForm, field: MasterField): readonly MasterChoice[] {
  const value = form[field]
  return Array.isArray(value) ? value : [value]
}

/** The form after `change` of every choice; a list drops the choices that become empty. */
export function mapChoices(
  form: PackageForm,
  change: (choice: MasterChoice, field: MasterField) => MasterChoice,
): PackageForm {
  const changed = MASTER_FIELDS.map((field) => {
    const value = form[field]
    return [
      field,
      Array.isArray(value)
        ? value.map((choice) => change(choice, field)).filter(({ id }) => id !== null)
        : change(value, field),
    ]
  })
  return { ...form, ...Object.fromEntries(changed) }
}
