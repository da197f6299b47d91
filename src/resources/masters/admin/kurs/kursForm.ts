import type { DatedKurs } from '../../../../domain/kurs/kurs'
import { kursProblems } from '../../../../domain/kurs/kursSchema'
import type { CalendarDate } from '../../../../domain/types'
import { today } from '../../../../domain/values/dates'
import { parseRupiah, parseTyped } from '../../../../domain/values/typedNumbers'
import type { FormKind } from '../masterForm'

/** A new rate while the admin types it. */
export type TypedKurs = { rupiahPerSar: string; buffer: string; validFrom: CalendarDate }

export const emptyKurs = (): TypedKurs => ({ rupiahPerSar: '', buffer: '', validFrom: today() })

// A text that is no number stays text, so that the schema reports it.
export const readKurs = ({ rupiahPerSar, buffer, validFrom }: TypedKurs) =>
  ({
    rupiahPerSar: parseRupiah(rupiahPerSar) ?? rupiahPerSar,
    buffer: buffer.trim() === '' ? 0 : (parseTyped(buffer, 'percent') ?? buffer),
    validFrom,
  }) as DatedKurs

export const kursKind: FormKind<TypedKurs> = {
  read: readKurs,
  problems: (typed) => kursProblems(readKurs(typed), today()),
}
