import * as v from 'valibot'
import { emptyToNull, isEmpty } from '../masters/masters'
import { isCalendarDate } from '../values/dates'
import { parseWholeNumber } from '../values/numbers'

/** The rules of docs/product.md §6.9 for each kind of field. Messages are i18n keys (i18n/id.ts). */

const key = (name: string) => `validation.${name}`
const MAX_NAME = 1000
const MAX_LIST = 200
/** Totals grow with the number of tour leaders, and must stay exact. */
const MAX_LEADERS = 1_000_000

// The default null matters: valibot skips an absent key whose schema has no default, and skips its rule too.
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

export const EMPTY_CHOICE = { id: null }

/** A choice of one record that may stay empty. */
export const choice = v.pipe(
  v.optional(v.nullable(v.object({ id: optionalId }, key('pilihan'))), null),
  v.transform((value) => value ?? EMPTY_CHOICE),
)

/** A choice of one record that must be made. */
export const requiredChoice = (message: string) =>
  v.pipe(
    anything,
    v.transform((value) => value ?? {}),
    v.object({ id: requiredId(message) }, key(message)),
  )

/** A choice of any number of records. */
export const choices = v.pipe(
  v.optional(
    v.nullable(
      v.pipe(
        v.array(v.object({ id: requiredId('pilihan') }, key('pilihan')), key('pilihan')),
        v.maxLength(MAX_LIST, key('pilihan')),
      ),
    ),
    null,
  ),
  v.transform((list) => list ?? []),
)

export const oneOf = <const T extends readonly string[]>(options: T, message: string) =>
  v.pipe(anything, v.transform(emptyToNull), v.nullable(v.picklist(options, key(message))))

export const requiredName = v.pipe(
  anything,
  v.transform(emptyToNull),
  v.string(key('namaPaket')),
  v.trim(),
  v.maxLength(MAX_NAME, key('namaPaketPanjang')),
)

export const jumlahJamaah = v.pipe(
  anything,
  v.check((value) => !isEmpty(value), key('jumlahJamaah')),
  v.transform((value) => (isEmpty(value) ? 1 : parseWholeNumber(value))),
  v.number(key('jumlahJamaahAngka')),
  v.minValue(1, key('jumlahJamaahAngka')),
)

export const tourLeader = v.pipe(
  anything,
  v.transform((value) => (isEmpty(value) ? 0 : parseWholeNumber(value))),
  v.number(key('tourLeader')),
  v.maxValue(MAX_LEADERS, key('tourLeaderBanyak')),
)

const requiredDate = (message: string) =>
  v.pipe(
    anything,
    v.transform(emptyToNull),
    v.string(key(message)),
    v.check((date: string) => isCalendarDate(date), key('tanggal')),
  )

const SKIPPED_HOTEL = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true as const }

const stay = (missing: string) =>
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
            (dates) => String(dates.tanggalCheckOut) > String(dates.tanggalCheckIn),
            key('checkOutAfter'),
          ),
          ['tanggalCheckOut'],
        ),
      ),
    ],
    key(missing),
  )

/** A city's hotel and dates. A hotel whose `tanpaHotel` is absent, undefined or null is wanted. */
export const hotel = (missing: string) =>
  v.pipe(
    anything,
    v.transform((value) => {
      const given: { tanpaHotel?: unknown } = typeof value === 'object' && value !== null ? value : {}
      return { ...given, tanpaHotel: given.tanpaHotel ?? false }
    }),
    stay(missing),
  )
