import type { CalendarDate } from '../types'
import { jakartaDay, nightsBetween } from '../values/dates'
import { CURRENCIES, type Currency, type DayKurs } from './currency'
import type { DatedKurs, KursRecord } from './kurs'

/** A rate that is older than so many days may no longer be true. */
const OLD_AFTER_DAYS = 7

/** How many days ago a rate began to count, and whether that is long ago. */
export function kursAge({ validFrom }: Pick<KursRecord, 'validFrom'>, today: CalendarDate) {
  const days = Math.max(0, nightsBetween(validFrom, today))
  return { days, isOld: days > OLD_AFTER_DAYS }
}

export type KursState = 'inForce' | 'ahead' | 'replaced' | 'past'

/**
 * The state of each rate, by its id. Each currency has a history of its own. The API sends the latest day first, and within a day the
 * newest entry, which replaces the others. The entries before the rate in force are ahead.
 */
export const kursStates = (histories: readonly KursRecord[]): Map<KursRecord['id'], KursState> =>
  new Map(CURRENCIES.flatMap((one) => statesIn(histories.filter(({ currency }) => currency === one))))

function statesIn(history: readonly KursRecord[]): [KursRecord['id'], KursState][] {
  const inForce = history.findIndex((row) => row.inForce)
  return history.map((row, at) => {
    if (row.inForce) return [row.id, 'inForce']
    if (history[at - 1]?.validFrom === row.validFrom) return [row.id, 'replaced']
    return [row.id, inForce < 0 || at < inForce ? 'ahead' : 'past']
  })
}

type Entered = DatedKurs & { currency: Currency; createdAt: number }

/**
 * The rates that counted at some time of the last 7 days, one each. A rate counts until the day of the next one begins, or until the
 * next one is entered. `history` has the order of {@link kursStates}.
 */
export const recentRates = (history: readonly Entered[], today: CalendarDate): DayKurs[] => {
  const past = history.filter(({ validFrom }) => validFrom <= today)
  return past.flatMap((rate, at) => {
    const next = past.slice(0, at).findLast(({ currency }) => currency === rate.currency)
    const [, ended = today] = next ? [next.validFrom, jakartaDay(next.createdAt)].sort() : []
    return kursAge({ validFrom: ended }, today).isOld ? [] : [{ [rate.currency]: rate }]
  })
}
