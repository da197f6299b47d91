import type { CalendarDate } from '../../domain/types'

// Jakarta has no summer time.
const JAKARTA = 7 * 3_600_000

/** The business's calendar day at a moment (ms since the epoch): the day in Jakarta, whatever the server's time zone. */
export const businessDay = (at: number): CalendarDate => new Date(at + JAKARTA).toISOString().slice(0, 10)
