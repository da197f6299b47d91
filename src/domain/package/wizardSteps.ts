import { HOTEL_FIELDS } from '../masters/masters'
import type { City, PackageForm } from '../types'
import { FIELD_NAMES, PACKAGE_FIELDS, type FieldWhere, type PackageField } from './packageFields'
import { cityOrder } from './cityOrder'

type Leaf =
  | PackageField
  | `${FieldWhere<{ kind: 'choice' | 'hotel' }>}.id`
  | `${FieldWhere<{ kind: 'hotel' }>}.${'tanggalCheckIn' | 'tanggalCheckOut'}`

const rootOf = (path: string) => path.split('.')[0]

/** The paths at which problems of a field are reported. */
function leavesOf(field: PackageField): Leaf[] {
  const { kind } = PACKAGE_FIELDS[field]
  if (kind === 'hotel') return [`${field}.tanggalCheckIn`, `${field}.tanggalCheckOut`, `${field}.id`] as Leaf[]
  return [kind === 'choice' ? `${field}.id` : field] as Leaf[]
}

const STEP_IDS = ['perjalanan', 'hotelMakkah', 'hotelMadinah', 'tipePerjalanan', 'tambahan', 'review'] as const

export type WizardStepId = (typeof STEP_IDS)[number]

/**
 * The wizard as data (docs/product.md §6). `fields` are the form paths that belong to a step: 'Lanjut' validates them,
 * and a problem at one of them leads the mitra to this step.
 */
export const WIZARD_STEPS = STEP_IDS.map((id) => ({
  id,
  fields: FIELD_NAMES.filter((field) => PACKAGE_FIELDS[field].step === id).flatMap(leavesOf),
}))

/** The id of the step with this index; the first step's id for an unknown index. */
export const stepId = (step: number): WizardStepId => STEP_IDS[step] ?? STEP_IDS[FIRST_STEP]

export const FIRST_STEP = 0
export const LAST_STEP = STEP_IDS.length - 1

/** The steps that the 'Ubah' links of the review lead to. */
export const HOTEL_STEPS = { makkah: 1, madinah: 2 } as const satisfies Record<City, number>
export const TRIP_STEP = 3
export const EXTRAS_STEP = 4

/** The part of the form that decides the order of steps. */
export type StepConditions = {
  startCity: City | null
  hotelMakkah: { tanpaHotel: boolean }
  hotelMadinah: { tanpaHotel: boolean }
}

const hotelSteps = (form: StepConditions): number[] => cityOrder(form.startCity).map((city) => HOTEL_STEPS[city])

const isSkipped = (form: StepConditions, step: number) =>
  (['makkah', 'madinah'] as const).some((city) => step === HOTEL_STEPS[city] && form[HOTEL_FIELDS[city]].tanpaHotel)

const fullOrder = (form: StepConditions): number[] => [
  FIRST_STEP,
  ...hotelSteps(form),
  TRIP_STEP,
  EXTRAS_STEP,
  LAST_STEP,
]

/** The steps this form goes through, in order. */
export const stepOrder = (form: StepConditions): number[] => fullOrder(form).filter((step) => !isSkipped(form, step))

/**
 * The steps to show while one step is open: the steps that the form goes through, and the open step even if the form
 * now skips it.
 */
export const visibleSteps = (form: StepConditions, open: number): number[] =>
  fullOrder(form).filter((step) => step === open || !isSkipped(form, step))

/**
 * The steps of a form that a tap in the stepper opens: all up to the furthest that was reached (docs/product.md §6.1.12).
 * The furthest one counts by its place among the shown steps.
 */
export function openableSteps(shown: readonly number[], reached: readonly number[]): number[] {
  const furthest = shown.findLastIndex((step) => reached.includes(step))
  return shown.slice(0, furthest + 1)
}

/** Whether the form comes to `step` before it comes to `other`. */
export function isEarlier(step: number, other: number, form: StepConditions): boolean {
  const order = fullOrder(form)
  return order.indexOf(step) < order.indexOf(other)
}

/** The step that 'Lanjut' opens; the last step leads to itself. */
export function nextStep(step: number, form: StepConditions): number {
  const order = fullOrder(form)
  return order.slice(order.indexOf(step) + 1).find((other) => !isSkipped(form, other)) ?? step
}

/** The step that 'Sebelumnya' opens; the first step leads to itself. */
export function previousStep(step: number, form: StepConditions): number {
  const order = fullOrder(form)
  return order.slice(0, order.indexOf(step)).findLast((other) => !isSkipped(form, other)) ?? step
}

/** The step that owns a form path such as `hotelMakkah.id`; undefined for a name that the form does not have. */
export function stepOfField(path: string): number | undefined {
  const step = WIZARD_STEPS.findIndex(({ fields }) => fields.some((field) => rootOf(field) === rootOf(path)))
  return step < 0 ? undefined : step
}

/** The first step that holds one of these fields, in the order of this form's steps. */
export function firstStepOf(fields: readonly string[], form: PackageForm): number | undefined {
  const steps = fields.map(stepOfField)
  return [...stepOrder(form), ...WIZARD_STEPS.keys()].find((step) => steps.includes(step))
}
