import type { CalendarDate } from '../types'

// Jakarta has no summer time.
const OFFSET = 7 * 3_600_000

const local = (at: number) => new Date(at + OFFSET).toISOString()

/** The business's calendar day at a moment (ms since the epoch): the day in Jakarta, whatever the machine's time zone. */
export const jakartaDay = (at: number): CalendarDate => local(at).slice(0, 10)

/** The time of day in Jakarta as people write it: `14.05 WIB`. */
export const jakartaTime = (at: number): string => `${local(at).slice(11, 16).replace(':', '.')} WIB`
