import { EMPTY_PACKAGE } from './emptyPackage'
import { isObject } from '../values/isObject'
import { HOTEL_FIELDS, MASTER_FIELDS } from '../masters/masters'
import { differingFields } from './packageContents'
import type { SaveAttempt } from './saveKeys'
import { WIZARD_STEPS } from './wizardSteps'
import { CITIES, type Choice, type HotelChoice, type MasterRecord, type PackageForm } from '../types'

/** Raise it when the shape of a draft or of its form changes: drafts of older versions of the app are then dropped. */
export const DRAFT_VERSION = 2

/** Older drafts are dropped, ms: their dates and prices belong to another season. */
export const DRAFT_MAX_AGE_MS = 30 * 24 * 60 * 60_000

/** A wizard's form as it was when the mitra last typed. */
export type Draft = {
  schema: number
  /** The wizard that wrote it last: a wizard in another tab must not take it away. */
  writer: string
  /** ms since the epoch. */
  at: number
  step: number
  form: PackageForm
  /** The last save that was tried, perhaps without an answer: a second try must use its key. */
  attempt: SaveAttempt | null
  /** The package as it was opened, without its records: the form's changes are found by comparing with it. */
  base: PackageForm
  /** The version of that package, where the API gives one. */
  version: string | null
}

function isForm(value: unknown): value is PackageForm {
  if (!isObject(value)) return false
  return Object.entries(EMPTY_PACKAGE).every(([field, empty]) => {
    const given = value[field]
    if (empty === null) return given === null || typeof given === 'string'
    return typeof given === typeof empty && given !== null && Array.isArray(given) === Array.isArray(empty)
  })
}

const isStep = (value: unknown) => WIZARD_STEPS.some((_, step) => step === value)

/** ms since a draft was written. A wrong clock may have written a time that is still to come. */
export const ageOf = (at: number, now: number): number => Math.max(0, now - at)

/** Whether a stored value is a draft that this version of the app can continue. */
export function isUsableDraft(value: unknown, now: number): value is Draft {
  if (
    !isObject(value) ||
    value.schema !== DRAFT_VERSION ||
    typeof value.at !== 'number' ||
    typeof value.writer !== 'string'
  )
    return false
  return ageOf(value.at, now) < DRAFT_MAX_AGE_MS && isStep(value.step) && isForm(value.form) && isForm(value.base)
}

type Dated = { asOf?: number }
const readAt = <T extends Dated>(data: T | null, at: number): T | null =>
  data ? { ...data, asOf: data.asOf ?? at } : null

const sameId = (a: { id: unknown }, b: { id: unknown }) => a.id !== null && String(a.id) === String(b.id)

/**
 * The form of a draft that is continued over the saved package (`base`). A choice that both share has the base's record.
 * Every other record was read when the draft was written, and carries that time until it is read again.
 */
export function resumedForm({ form, at }: Draft, base: PackageForm): PackageForm {
  const record = (choice: Choice<MasterRecord>, bases: readonly Choice<MasterRecord>[]): Choice<MasterRecord> => ({
    id: choice.id,
    data: bases.find((other) => sameId(other, choice))?.data ?? readAt(choice.data, at),
  })
  const hotel = (choice: HotelChoice, other: HotelChoice): HotelChoice => {
    const isSame =
      sameId(choice, other) &&
      choice.tanggalCheckIn === other.tanggalCheckIn &&
      choice.tanggalCheckOut === other.tanggalCheckOut
    return isSame ? { ...other } : { ...choice, dataHotel: readAt(choice.dataHotel, at) }
  }
  const masters = MASTER_FIELDS.map((field) => {
    const [choice, other] = [form[field], base[field]]
    const bases = Array.isArray(other) ? other : [other]
    return [field, Array.isArray(choice) ? choice.map((each) => record(each, bases)) : record(choice, bases)]
  })
  const hotels = CITIES.map((city) => [HOTEL_FIELDS[city], hotel(form[HOTEL_FIELDS[city]], base[HOTEL_FIELDS[city]])])
  return { ...form, ...Object.fromEntries(masters), ...Object.fromEntries(hotels) }
}

/** Whether a draft holds changes that are not saved yet. */
export const isNews = (draft: Draft, base: PackageForm): boolean => differingFields(draft.form, base).length > 0
