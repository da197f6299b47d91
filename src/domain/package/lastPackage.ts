import { isObject } from '../values/isObject'
import { parseWholeNumber } from '../values/numbers'
import { formatRupiah } from '../values/money'
import { HOTEL_FIELDS } from '../masters/masters'
import { CITIES, type Id, type MasterRecord, type PackageForm, type TripType } from '../types'
import { choicesOf } from './choices'
import { asSaved } from './packageContents'
import { fieldsWhere, isSecret, PACKAGE_FIELDS, type FieldWhere } from './packageFields'

/** The steps whose services a new package may take from an earlier one. */
export const SERVICE_STEPS = ['tipePerjalanan', 'tambahan'] as const
export type ServiceStep = (typeof SERVICE_STEPS)[number]

export type StepField = FieldWhere<{ step: ServiceStep }>
/** A field of these steps that holds records of a master. */
export type ServiceField = Exclude<StepField, 'tipePerjalanan' | 'tourLeader'>

type KeptChoice = { id: Id; name: string }

/** The services of an earlier package: ids and names. A margin's name is its amount. */
export type LastPackage = {
  name: string
  tripType: TripType | null
  tourLeader: number
  choices: { [F in ServiceField]?: KeptChoice[] }
}

const isService = (field: StepField): field is ServiceField => 'resource' in PACKAGE_FIELDS[field]

const fieldsOf = (step: ServiceStep): StepField[] => fieldsWhere({ step })

const servicesOf = (step: ServiceStep): ServiceField[] => fieldsOf(step).filter(isService)

const SERVICES = SERVICE_STEPS.flatMap(servicesOf)

const isFilled = ({ tripType, tourLeader, choices }: LastPackage, field: StepField): boolean =>
  isService(field) ? (choices[field]?.length ?? 0) > 0 : field === 'tourLeader' ? tourLeader > 0 : tripType !== null

/** The fields of these steps in which the earlier package has something. */
export const filledFields = (last: LastPackage, steps: readonly ServiceStep[]): StepField[] =>
  steps.flatMap(fieldsOf).filter((field) => isFilled(last, field))

/** Those of them that hold records: only their lists have to be read. */
export const chosenOf = (last: LastPackage, steps: readonly ServiceStep[]): ServiceField[] =>
  filledFields(last, steps).filter(isService)

const nameOf = (field: ServiceField, record: MasterRecord) =>
  field === 'margin' ? formatRupiah(record.price) : record.name

/** The services of a saved form. */
export function lastPackageOf(form: PackageForm): LastPackage {
  const saved = asSaved(form)
  const kept = (field: ServiceField): KeptChoice[] =>
    choicesOf(saved, field).flatMap(({ id, data }) =>
      id === null ? [] : [{ id, name: data ? nameOf(field, data) : '' }],
    )
  return {
    name: saved.namaPaket,
    tripType: saved.tipePerjalanan,
    tourLeader: parseWholeNumber(saved.tourLeader) ?? 0,
    choices: Object.fromEntries(SERVICES.map((field) => [field, kept(field)])),
  }
}

/** The part that the phone keeps: no amount of a margin. */
export const withoutAmounts = (last: LastPackage): LastPackage => ({
  ...last,
  choices: Object.fromEntries(
    SERVICES.map((field) => [
      field,
      (last.choices[field] ?? []).map((choice) => (isSecret(field) ? { ...choice, name: '' } : choice)),
    ]),
  ),
})

const isKeptChoice = (value: unknown): value is KeptChoice =>
  isObject(value) && (typeof value.id === 'string' || typeof value.id === 'number') && typeof value.name === 'string'

/** Reads what the phone has kept; null if there is nothing, or nothing of this shape. */
export function readLastPackage(text: string | null): LastPackage | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isObject(kept) || typeof kept.name !== 'string' || typeof kept.tourLeader !== 'number') return null
    if (![null, 'private', 'group'].includes(kept.tripType as TripType | null) || !isObject(kept.choices)) return null
    const lists = Object.values(kept.choices)
    return lists.every((list) => Array.isArray(list) && list.every(isKeptChoice)) ? (kept as LastPackage) : null
  } catch {
    return null
  }
}

/** Whether nothing is chosen on this step yet. */
const isUntouched = (form: PackageForm, step: ServiceStep): boolean =>
  servicesOf(step).every((field) => choicesOf(form, field).every(({ id }) => id === null)) &&
  (step === 'tambahan' ? !parseWholeNumber(form.tourLeader) : form.tipePerjalanan === null)

/** The steps of services on which nothing is chosen yet. */
export const untouchedSteps = (form: PackageForm): ServiceStep[] =>
  SERVICE_STEPS.filter((step) => isUntouched(form, step))

/** Those of these steps for which an earlier package has something. */
export const stepsToFill = (steps: readonly ServiceStep[], last: LastPackage): ServiceStep[] =>
  steps.filter((step) => filledFields(last, [step]).length > 0)

/** The choices that a form takes from an earlier package. */
export type TakenServices = {
  changes: Partial<PackageForm>
  taken: StepField[]
  /** The choices that are no longer offered; a margin has no name. */
  gone: { field: ServiceField; name: string }[]
  /** The fields whose lists are not known. */
  unread: ServiceField[]
}

const NOTHING: TakenServices = { changes: {}, taken: [], gone: [], unread: [] }

function takeService(
  { choices }: LastPackage,
  field: ServiceField,
  list: readonly MasterRecord[] | undefined,
): TakenServices {
  const wanted = choices[field] ?? []
  if (wanted.length === 0) return NOTHING
  if (!list) return { ...NOTHING, unread: [field] }
  const find = ({ id }: KeptChoice) => list.find((record) => String(record.id) === String(id))
  const found = wanted.flatMap((choice) => find(choice) ?? []).map((data) => ({ id: data.id, data }))
  const gone = wanted.filter((choice) => !find(choice)).map(({ name }) => ({ field, name }))
  if (found.length === 0) return { ...NOTHING, gone }
  const value = PACKAGE_FIELDS[field].kind === 'choices' ? found : found[0]
  return { ...NOTHING, changes: { [field]: value }, taken: [field], gone }
}

function takeField(last: LastPackage, field: StepField, listOf: ListOfService): TakenServices {
  if (isService(field)) return takeService(last, field, listOf(field))
  const value = field === 'tourLeader' ? String(last.tourLeader || '') : last.tripType
  return value ? { ...NOTHING, changes: { [field]: value }, taken: [field] } : NOTHING
}

/** The records that a field offers today, with today's prices; undefined if they are not known. */
export type ListOfService = (field: ServiceField) => readonly MasterRecord[] | undefined

/** The services of an earlier package that are still offered, with their records of today (docs/product.md §6.13). */
export function takeServices(last: LastPackage, steps: readonly ServiceStep[], listOf: ListOfService): TakenServices {
  const parts = steps.flatMap(fieldsOf).map((field) => takeField(last, field, listOf))
  return {
    changes: Object.assign({}, ...parts.map(({ changes }) => changes)) as Partial<PackageForm>,
    taken: parts.flatMap(({ taken }) => taken),
    gone: parts.flatMap(({ gone }) => gone),
    unread: parts.flatMap(({ unread }) => unread),
  }
}

const CITY_NAMES = { makkah: /m[ae]k{1,2}ah/i, madinah: /m[ae]dinah?/i } as const

/** The taken services that name a city for which the form wants no hotel: the earlier package may have had one there. */
export function servicesOfSkipped({ taken, changes }: TakenServices, form: PackageForm): string[] {
  const skipped = CITIES.filter((city) => form[HOTEL_FIELDS[city]].tanpaHotel)
  const choices = taken.filter(isService).flatMap((field) => choicesOf({ ...form, ...changes }, field))
  const names = choices.flatMap(({ data }) => data?.name ?? [])
  return names.filter((name) => skipped.some((city) => CITY_NAMES[city].test(name)))
}
