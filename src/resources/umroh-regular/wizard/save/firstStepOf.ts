import { stepOfField, stepOrder, WIZARD_STEPS } from '../../../../domain/package/wizardSteps'
import type { PackageForm } from '../../../../domain/types'

/** The first step that holds one of these fields, in the order of this form's steps. */
export function firstStepOf(fields: readonly string[], form: PackageForm): number | undefined {
  const steps = fields.map(stepOfField)
  return [...stepOrder(form), ...WIZARD_STEPS.keys()].find((step) => steps.includes(step))
}
