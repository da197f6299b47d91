import { EMPTY_PACKAGE, differingFields, withoutRecords } from './packageContents'
import { isObject } from '../values/isObject'
import { HOTEL_FIELDS } from '../masters/masters'
import { choicesOf, mapChoices } from './choices'
import type { PackagePayload } from './packageSchema'
import type { SaveAttempt } from './saveKeys'
import { WIZARD_STEPS } from './wizardSteps'
import { CITIES, type HotelChoice, type PackageForm } from '../types'

/** Raise it when the shape of a draft, or of the form in it, changes: drafts of older versions are then ignored. */
export const DRAFT_VERSION = 2

/** The app deletes drafts older than this (ms), because their dates and prices belong to another season. */
export const DRAFT_MAX_AGE_MS = 30 * 24 * 60 * 60_000

/** A wizard's form as it was when the mitra last changed it. */
export type Draft = {
  schema: number
  /** The wizard that wrote the draft last. A wizard in another tab does not delete the draft. */
  writer: string
  /** ms since the epoch. */
  at: number
  step: number
  form: PackageForm
  /** The last attempt to save, perhaps without an answer: the next attempt must repeat it. */
  attempt: SaveAttempt | null
  /** The bodies of all saves without an answer. Drafts of version 1.0.0 lack it. */
  unanswered?: readonly PackagePayload[]
  /**
   * The package as it was opened, without its records. A comparison with it shows which fields the mitra has changed.
   */
  base: PackageForm
  /** The version of that package, if the API gives one. */
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

/** Whether a stored value is a draft that this version of the app can resume. */
export function isUsableDraft(value: unknown): value is Draft {
  if (
    !isObject(value) ||
    value.schema !== DRAFT_VERSION ||
    typeof value.at !== 'number' ||
    typeof value.writer !== 'string'
  )
    return false
  return isStep(value.step) && isForm(value.form) && isForm(value.base)
}

type Dated = { asOf?: number }
const readAt = <T extends Dated>(data: T | null, at: number): T | null =>
  data ? { ...data, asOf: data.asOf ?? at } : null

const sameId = (a: { id: unknown }, b: { id: unknown }) => a.id !== null && String(a.id) === String(b.id)

/**
 * The form of a resumed draft: its contents over the saved package (`base`). An unchanged choice takes its record from
 * the base. Every other record was read when the draft was written, and keeps that time until it is read again.
 */
export function resumedForm({ form, at }: Draft, base: PackageForm): PackageForm {
  const hotel = (choice: HotelChoice, other: HotelChoice): HotelChoice => {
    const isSame =
      sameId(choice, other) &&
      choice.tanggalCheckIn === other.tanggalCheckIn &&
      choice.tanggalCheckOut === other.tanggalCheckOut
    return isSame ? { ...other } : { ...choice, dataHotel: readAt(choice.dataHotel, at) }
  }
  const choices = mapChoices(form, (choice, field) => ({
    id: choice.id,
    data: choicesOf(base, field).find((other) => sameId(other, choice))?.data ?? readAt(choice.data, at),
  }))
  const hotels = CITIES.map((city) => [HOTEL_FIELDS[city], hotel(form[HOTEL_FIELDS[city]], base[HOTEL_FIELDS[city]])])
  return { ...choices, ...Object.fromEntries(hotels) }
}

/**
 * The draft of a package that the server no longer has, as a draft of a new package (docs/product.md §7.5.9). It has a
 * new writer. It has no attempt, because the earlier attempt was to change a package, not to make one.
 */
export const asNewPackage = (draft: Draft, writer: string): Draft => ({
  ...draft,
  writer,
  attempt: null,
  unanswered: [],
  base: withoutRecords(EMPTY_PACKAGE),
  version: null,
})

/** Whether a draft holds changes that are not saved yet. */
export const isNews = (draft: Draft, base: PackageForm): boolean => differingFields(draft.form, base).length > 0
