import type { CalendarDate } from '../types'
import { today } from './dates'

// Jakarta has no summer time.
const OFFSET = 7 * 3_600_000

const local = (at: number) => new Date(at + OFFSET).toISOString()

/** The business's calendar day at a moment (ms since the epoch): the day in Jakarta, whatever the machine's time zone. */
export const jakartaDay = (at: number): CalendarDate => local(at).slice(0, 10)

/** The time of day in Jakarta as people write it: `14.05 WIB`. */
export const jakartaTime = (at: number): string => `${local(at).slice(11, 16).replace(':', '.')} WIB`

/** The day on which the validity of an offer is judged, on every phone: it ends with its last day in Jakarta. */
export const jakartaToday = (): CalendarDate => jakartaDay(Date.now())

/** The first day that a new offer may be valid for: neither the phone's calendar nor Jakarta's has passed it. */
export const firstValidDay = (): CalendarDate => [today(), jakartaToday()].sort()[1] ?? today()
