import * as v from 'valibot'
import { isCalendarDate } from '../values/dates'
import { TRIP_FIELDS } from '../masters/masters'
import { parseWholeNumber } from '../values/numbers'

/**
 * The rules of spec §5 for a package, once: for the wizard's form and for the body the API receives. Messages are
 * i18n keys (i18n/id.ts). Parsing gives the canonical payload of spec §7: trimmed, numbers as numbers, every empty id
 * null, a skipped hotel and the trip type that was not chosen emptied.
 */

const key = (name: string) => `validation.${name}`
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value)
const MAX_NAME = 1000
const MAX_TRANSPORTS = 200

// The null matters: valibot passes over an absent key whose schema has no default, and with it the rule.
const anything = v.optional(v.unknown(), null)

const idSchema = (message: string) =>
  v.union(
    [
      v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.maxLength(100, message)),
      v.pipe(v.number(message), v.safeInteger(message)),
    ],
    message,
  )

const requiredId = (message: string) => v.pipe(anything, idSchema(key(message)))
const optionalId = v.pipe(anything, v.transform(emptyToNull), v.nullable(idSchema(key('pilihan'))))

const emptyChoice = { id: null }
const optionalChoice = v.optional(v.nullable(v.object({ id: optionalId }, key('pilihan'))), null)
const choice = v.pipe(
  optionalChoice,
  v.transform((value) => value ?? emptyChoice),
)

const requiredDate = (message: string) =>
  v.pipe(
    anything,
    v.transform(emptyToNull),
    v.string(key(message)),
    v.check((date: string) => isCalendarDate(date), key('tanggal')),
  )

const SKIPPED_HOTEL = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true as const }

const hotel = (missing: string) =>
  v.variant(
    'tanpaHotel',
    [
      v.pipe(
        v.object({ tanpaHotel: v.literal(true) }),
        v.transform(() => SKIPPED_HOTEL),
      ),
      v.pipe(
        v.object({
          id: requiredId(missing),
          tanggalCheckIn: requiredDate('checkIn'),
          tanggalCheckOut: requiredDate('checkOut'),
          tanpaHotel: v.literal(false),
        }),
        v.forward(
          v.partialCheck(
            [['tanggalCheckIn'], ['tanggalCheckOut']],
            (stay) => String(stay.tanggalCheckOut) > String(stay.tanggalCheckIn),
            key('checkOutAfter'),
          ),
          ['tanggalCheckOut'],
        ),
      ),
    ],
    key(missing),
  )

/** A hotel whose `tanpaHotel` is absent, undefined or null is a wanted one. */
const hotelChoice = (missing: string) =>
  v.pipe(
    anything,
    v.transform((value) => {
      const given: { tanpaHotel?: unknown } = typeof value === 'object' && value !== null ? value : {}
      return { ...given, tanpaHotel: given.tanpaHotel ?? false }
    }),
    hotel(missing),
  )

const oneOf = <const T extends readonly string[]>(options: T, message: string) =>
  v.pipe(anything, v.transform(emptyToNull), v.nullable(v.picklist(options, key(message))))

const jumlahJamaah = v.pipe(
  anything,
  v.check((value) => !isEmpty(value), key('jumlahJamaah')),
  v.transform((value) => (isEmpty(value) ? 1 : parseWholeNumber(value))),
  v.number(key('jumlahJamaahAngka')),
  v.minValue(1, key('jumlahJamaahAngka')),
)

const tourLeader = v.pipe(
  anything,
  v.transform((value) => (isEmpty(value) ? 0 : parseWholeNumber(value))),
  v.number(key('tourLeader')),
)

const fields = v.object(
  {
    namaPaket: v.pipe(
      anything,
      v.transform(emptyToNull),
      v.string(key('namaPaket')),
      v.trim(),
      v.minLength(1, key('namaPaket')),
      v.maxLength(MAX_NAME, key('namaPaketPanjang')),
    ),
    startCity: oneOf(['makkah', 'madinah'], 'startCity'),
    jumlahJamaah,
    pesawat: v.pipe(
      anything,
      v.transform((value) => value ?? {}),
      v.object({ id: requiredId('pesawat') }, key('pesawat')),
    ),
    hotelMakkah: hotelChoice('hotelMakkah'),
    hotelMadinah: hotelChoice('hotelMadinah'),
    tipePerjalanan: oneOf(['private', 'group'], 'tipePerjalanan'),
    laPrivate: choice,
    visaBus: choice,
    muthawwif: choice,
    handlingSaudi: choice,
    transportasi: v.pipe(
      v.optional(
        v.nullable(
          v.pipe(
            v.array(v.object({ id: requiredId('pilihan') }, key('pilihan')), key('pilihan')),
            v.maxLength(MAX_TRANSPORTS, key('pilihan')),
          ),
        ),
        null,
      ),
      v.transform((list) => list ?? []),
    ),
    domestik: choice,
    siskopatuh: choice,
    perlengkapan: choice,
    wisataPlus: choice,
    manasik: choice,
    tourLeader,
    margin: choice,
  },
  key('pilihan'),
)

type Fields = v.InferOutput<typeof fields>

function withoutOtherTripType(payload: Fields): Fields {
  const unchosen = (['private', 'group'] as const).filter((type) => type !== payload.tipePerjalanan)
  const emptied = unchosen.flatMap((type) => TRIP_FIELDS[type].map((field) => [field, emptyChoice]))
  return { ...payload, ...Object.fromEntries(emptied) }
}

export const packageSchema = v.pipe(fields, v.transform(withoutOtherTripType))

/** The body of POST and PUT `/partner/umroh-regular` (spec §7). */
export type PackagePayload = v.InferOutput<typeof packageSchema>

/** The names the body may carry; anything else is not ours. */
export const PAYLOAD_FIELDS = Object.keys(fields.entries)

export type PackageProblem = { path: string; key: string }

/** Every rule that a form or body breaks: the first for each dotted path (`hotelMakkah.id`), as an i18n key. */
export function packageProblems(value: unknown): PackageProblem[] {
  const result = v.safeParse(packageSchema, value)
  const problems = new Map<string, string>()
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? ''
    if (!problems.has(path)) problems.set(path, issue.message)
  }
  return [...problems].map(([path, message]) => ({ path, key: message }))
}

/** The canonical payload of a form or body. Throws valibot's ValiError where {@link packageProblems} finds any. */
export const parsePackage = (value: unknown): PackagePayload => v.parse(packageSchema, value)
