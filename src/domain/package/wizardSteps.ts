import { HOTEL_FIELDS } from '../masters/masters'
import type { City, PackageForm } from '../types'

type Field = keyof PackageForm
type Leaf = Field | `${Field}.id` | `${Field}.tanggalCheckIn` | `${Field}.tanggalCheckOut`

const rootOf = (path: string) => path.split('.')[0]

/**
 * The wizard as data (spec §2 and §4). `fields` are the form's leaves that belong to a step: what Next validates (a
 * problem is placed on a leaf), and where a problem of that field sends the mitra.
 */
export const WIZARD_STEPS = [
  { id: 'perjalanan', fields: ['namaPaket', 'startCity', 'jumlahJamaah', 'pesawat.id'] },
  { id: 'hotelMakkah', fields: ['hotelMakkah.tanggalCheckIn', 'hotelMakkah.tanggalCheckOut', 'hotelMakkah.id'] },
  { id: 'hotelMadinah', fields: ['hotelMadinah.tanggalCheckIn', 'hotelMadinah.tanggalCheckOut', 'hotelMadinah.id'] },
  {
    id: 'tipePerjalanan',
    fields: ['tipePerjalanan', 'laPrivate.id', 'visaBus.id', 'muthawwif.id', 'handlingSaudi.id'],
  },
  {
    id: 'tambahan',
    fields: [
      'transportasi',
      'domestik.id',
      'siskopatuh.id',
      'perlengkapan.id',
      'wisataPlus.id',
      'manasik.id',
      'tourLeader',
      'margin.id',
    ],
  },
  { id: 'review', fields: [] },
] as const satisfies readonly { id: string; fields: readonly Leaf[] }[]

export type WizardStepId = (typeof WIZARD_STEPS)[number]['id']

export const FIRST_STEP = 0
export const LAST_STEP = WIZARD_STEPS.length - 1

/** Where each 'Ubah' of the review leads. */
export const HOTEL_STEPS = { makkah: 1, madinah: 2 } as const satisfies Record<City, number>
export const TRIP_STEP = 3
export const EXTRAS_STEP = 4

/** What of the form decides the order of steps. */
export type StepConditions = {
  startCity: City | null
  hotelMakkah: { tanpaHotel: boolean }
  hotelMadinah: { tanpaHotel: boolean }
}

/** Both cities in the order they are visited: Makkah first unless the start city is Madinah. */
export const cityOrder = (startCity: City | null): readonly City[] =>
  startCity === 'madinah' ? ['madinah', 'makkah'] : ['makkah', 'madinah']

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

/** The steps to show while one of them is open: those it goes through, and that one even if it is skipped by now. */
export const visibleSteps = (form: StepConditions, open: number): number[] =>
  fullOrder(form).filter((step) => step === open || !isSkipped(form, step))

/** The step behind 'Lanjut'; the last step stays where it is. */
export function nextStep(step: number, form: StepConditions): number {
  const order = fullOrder(form)
  return order.slice(order.indexOf(step) + 1).find((other) => !isSkipped(form, other)) ?? step
}

/** The step behind 'Sebelumnya'; the first step stays where it is. */
export function previousStep(step: number, form: StepConditions): number {
  const order = fullOrder(form)
  return order.slice(0, order.indexOf(step)).findLast((other) => !isSkipped(form, other)) ?? step
}

/** The step that owns a form path such as `hotelMakkah.id`; undefined for a name that is none of the form's. */
export function stepOfField(path: string): number | undefined {
  const step = WIZARD_STEPS.findIndex(({ fields }) =>
    (fields as readonly string[]).some((field) => rootOf(field) === rootOf(path)),
  )
  return step < 0 ? undefined : step
}
