import { useResourceDefinitions } from 'ra-core'
import { isObject } from '@/domain/values/isObject'
import { formatDate, formatTime, isCalendarDate, WEEKDAY_NAMES } from '@/domain/values/dates'
import { fileSize } from '@/domain/values/fileSize'
import { formatForeign, formatRupiah, formatSar } from '@/domain/values/money'
import { isEmpty, MASTER_FIELDS } from '@/domain/masters/masters'
import { unitText } from '@/ui/elements/priceUnits'
import { isPeriod, periodText } from '@/domain/masters/periods'
import { isTierList, tiersText } from '@/domain/masters/tiers'
import { pictureWords, uploadHash } from '@/domain/masters/uploads'
import { FIELD_NAMES, SECOND_FACTOR, t } from '@/i18n/admin/audit'
import { pathsOf, type Fields } from '@/records/fields'
import { type AuditRecord, AUDIT_EVENTS } from '@/domain/audit/events'
import type { Id } from '@/domain/types'
import type { ResourceDefinition } from '@/resources/defineResource'

/** A change for people: a field's name, and its values as text. Null: the field had or has no value. */
export type Change = { field: string; before: string | null; after: string | null }

const RUPIAH = /^(price|totals|tourLeaderCost)$|\.(price|perJamaah)(\.|$)|^(totals|tourLeaderCost)\.|^paymentPlan\.dp$/
const SAR = /^rates\.|\.sar\./
const WORDS: Readonly<Record<string, string>> = {
  makkah: 'Makkah',
  madinah: 'Madinah',
  private: 'Private',
  group: 'Group',
  ...WEEKDAY_NAMES,
}

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))

function textOf(path: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (typeof value === 'number') {
    if (path.endsWith('At')) return formatTime(value)
    if (path === 'bytes') return fileSize(value)
    if (SAR.test(path)) return formatSar(value)
    return RUPIAH.test(path) ? formatRupiah(value) : value.toLocaleString('id-ID')
  }
  const text = String(value)
  if (path === 'secondFactor') return SECOND_FACTOR[text] ?? text
  const picture = uploadHash(text)
  if (picture !== null) return pictureWords(picture)
  if (isCalendarDate(text)) return formatDate(text)
  return isInstant(text) ? formatTime(text) : (WORDS[text] ?? text)
}

const PRICED = ['name', 'price', 'amount', 'currency', 'kurs']
const isPriced = (value: object): value is { name: unknown; price: unknown; currency?: unknown; amount?: unknown } =>
  'name' in value && 'price' in value && Object.keys(value).every((name) => PRICED.includes(name))
/** A price that is no rupiah, with its currency. */
const foreign = ({ currency }: { currency?: unknown }, amount: unknown) =>
  typeof currency === 'string' && typeof amount === 'number' ? formatForeign(currency, amount) : null

/** Takes a value apart into texts, by the path of each. A choice with its price stays together. */
function leaves(path: string, value: unknown): [string, string][] {
  if (isEmpty(value)) return []
  if (isTierList(value)) return [[path, tiersText(value)]]
  if (Array.isArray(value)) {
    const texts = value.flatMap((part) => leaves(path, part).map(([, text]) => text))
    return texts.length === 0
      ? []
      : [[path, texts.join(value.some((part) => isObject(part) && isPeriod(part)) ? '; ' : ', ')]]
  }
  if (!isObject(value)) return [[path, textOf(path, value)]]
  if (isPeriod(value)) return [[path, periodText(value)]]
  if (path !== '' && isPriced(value)) {
    const field = MASTER_FIELDS.find((one) => one === path)
    const amount = typeof value.price === 'number' ? formatRupiah(value.price) : null
    const inRupiah = amount && field ? `${amount} ${unitText(field)}` : amount
    const price = [inRupiah, foreign(value, value.amount)].filter(Boolean).join(', ') || null
    const name = isEmpty(value.name) ? null : String(value.name)
    return [[path, name === null ? (price ?? '-') : price === null ? name : `${name} (${price})`]]
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const inCurrency = path === '' && name === 'price' ? foreign(value, part) : null
    if (path === '' && isTierList(part) && typeof value.currency === 'string')
      return [[name, `${value.currency}: ${tiersText(part)}`] as const]
    return inCurrency === null ? leaves(path === '' ? name : `${path}.${name}`, part) : [[name, inCurrency] as const]
  }) as [string, string][]
}

/** `hotelMakkah.checkIn` → `Hotel Makkah: Check-in`. A price says what it counts. A name that is not known stays as it is. */
const fieldName = (path: string, fields: Fields) => {
  const declared = pathsOf(fields).find((field) => field.path === path)
  if (declared) return declared.label
  const [first = '', ...rest] = path.split('.').map((part) => FIELD_NAMES[part] ?? part)
  return rest.length === 0 ? first : `${first}: ${rest.join(' ')}`
}

/** Sorts fields as the forms have them: the database does not keep the order of the names in JSON. */
function inOrderOf(fields: Fields) {
  const order = Object.keys({ ...fields, ...FIELD_NAMES })
  const placesOf = (path: string) => path.split('.').map((part) => order.indexOf(part) + 1 || Infinity)
  return (a: string, b: string): number => {
    const [left, right] = [placesOf(a), placesOf(b)]
    const at = left.findIndex((place, index) => place !== right[index])
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
  }
}

type Changed = Pick<AuditRecord, 'before' | 'after'>

/** The changes of an audit row, field by field. `fields`: those that the resource of its record declares. */
export function changesOf({ before, after }: Changed, fields: Fields = {}): Change[] {
  const [old, now] = [new Map(leaves('', before)), new Map(leaves('', after))]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths
    .filter((path) => old.get(path) !== now.get(path))
    .sort(inOrderOf(fields))
    .map((path) => ({ field: fieldName(path, fields), before: old.get(path) ?? null, after: now.get(path) ?? null }))
}

/** The same as one text, for a file. */
export const changesAsText = (row: Changed, fields?: Fields): string =>
  changesOf(row, fields)
    .map(({ field, before, after }) => {
      if (before === null || row.after === null) return `${field}: ${after ?? before}`
      return `${field}: ${before} → ${after ?? t('audit.none')}`
    })
    .join('; ')

const isKnown = (event: string): event is (typeof AUDIT_EVENTS)[number] =>
  (AUDIT_EVENTS as readonly string[]).includes(event)

/** The words for an event. An unknown event, of a newer API, stays as it is. */
export const eventWords = (event: string): string => (isKnown(event) ? t(`audit.event.${event}`) : event)

export const timeOf = ({ at }: Pick<AuditRecord, 'at'>): string => (isInstant(at) ? formatTime(at) : '-')

export const whoOf = ({ userName }: Pick<AuditRecord, 'userName'>): string => userName || t('audit.nobody')

/** The name of the record. A refused login of nobody's account has none. */
export const nameOf = ({ label, event }: Pick<AuditRecord, 'label' | 'event'>): string =>
  label || (event === 'login-refused' ? t('audit.unknownAccount') : '-')

/** The pictures of hotels and flights: records of no resource. */
const UPLOADS = 'uploads'

type Options = Pick<ResourceDefinition, 'hasHistory' | 'fields' | 'shownBy'> & {
  label?: string
  linkTo?: (id: Id) => string
}

const useDefinitions = () => useResourceDefinitions<Options>()

/** Returns the names of resources for people. */
export function useResourceLabel(): (resource: string) => string {
  const definitions = useDefinitions()
  return (resource) => definitions[resource]?.options?.label ?? (resource === UPLOADS ? t('audit.uploads') : resource)
}

/** Returns the fields that a resource declares of its records. */
export function useFieldsOf(): (resource: string) => Fields | undefined {
  const definitions = useDefinitions()
  return (resource) => definitions[resource]?.options?.fields
}

/** The screen that shows a record: its view and its path. */
export type RecordScreen = { resource: string; view: 'show' | 'edit'; id: Id; path: string }

const idIn = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : null)

/** Returns the screen of a row's record; null where the resource has none. */
export function useRecordScreen({ resource, recordId, before, after }: AuditRecord): RecordScreen | null {
  const definitions = useDefinitions()
  const shownBy = definitions[resource]?.options?.shownBy
  const name = shownBy?.resource ?? resource
  const id = shownBy ? idIn({ ...before, ...after }[shownBy.field]) : recordId
  const definition = definitions[name]
  const path = id === null ? undefined : definition?.options?.linkTo?.(id)
  return path === undefined || id === null
    ? null
    : { resource: name, view: definition?.hasShow ? 'show' : 'edit', id, path }
}

/** The resources that the audit tells about, with their names. */
export function useAuditedResources(): { value: string; label: string }[] {
  const definitions = useDefinitions()
  const labelOf = useResourceLabel()
  const audited = Object.values(definitions).filter(({ options }) => options?.hasHistory)
  return [...audited.map(({ name }) => name), UPLOADS].map((value) => ({ value, label: labelOf(value) }))
}
