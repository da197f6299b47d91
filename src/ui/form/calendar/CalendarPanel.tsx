import styled from '@emotion/styled'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
// The theme may style the calendar (theme/baseTheme.ts).
import type {} from '@mui/x-date-pickers/themeAugmentation'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id'
import { use, useMemo, useState, type SyntheticEvent } from 'react'
import type { CalendarDate } from '@/domain/types'
import { addMonths, formatDate, isMonth, nightsBetween, today } from '@/domain/values/dates'
import { isRamadhan } from '@/domain/values/hijri'
import { pickersLocale } from '@/i18n/pickersLocale'
import { t } from '@/i18n/package/wizard'
import { PhoneUserContext } from '../../user/phoneUserContext'
import { CALENDAR_LINE, colour, space } from '@theme/tokens'
import { CalendarHeader } from './CalendarHeader'
import { TypedDay } from '../TypedDay'

export type CalendarPanelProps = {
  value: CalendarDate | null
  /** The date whose month is shown while none is chosen. Without it the calendar begins at the month of the last choice. */
  openAt?: CalendarDate | null | undefined
  /** The check-in of a stay whose check-out is chosen here: the calendar marks it and counts the nights. */
  checkIn?: CalendarDate | null | undefined
  isDisabled: (date: CalendarDate) => boolean
  /** What was typed so far; null where no day is typed. */
  typed?: string | null
  onChoose: (date: CalendarDate) => void
}

const toCalendarDate = (day: Dayjs): CalendarDate => day.format('YYYY-MM-DD')
const YEARS_AHEAD = 5
// The user chooses among years from this one on, or from the year of an old quote.
const earliest = (value: CalendarDate | null) => {
  const start = dayjs().startOf('year')
  const chosen = value ? dayjs(value).startOf('year') : start
  return chosen.isBefore(start) ? chosen : start
}
const orNull = (date: CalendarDate | null) => (date ? dayjs(date) : null)

const Nights = styled('p')({
  // Two lines from the beginning: a day must not move under the finger that points at it.
  minHeight: 2 * CALENDAR_LINE,
  padding: `0 ${space.gutter}px`,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  textAlign: 'center',
  color: colour.quiet,
  '& strong': { display: 'block', minHeight: '1.4em', fontWeight: 700, color: colour.accentDark },
})

/** The packages' resource says when this text goes (docs/offline.md). */
const LAST_MONTH = 'calendar-month'
/** Quotes are made for journeys that begin in two months or later. */
const MONTHS_AHEAD = 2

/** The month of the day that was chosen last, unless it has passed. */
function usualMonth(last: string | null): string {
  const now = today().slice(0, 7)
  return isMonth(last) && last >= now ? last : addMonths(now, MONTHS_AHEAD)
}

/** What the calendar marks of a day; the theme draws it. */
const marksOf = (day: CalendarDate, checkIn: CalendarDate | null, end: CalendarDate | null) => ({
  'data-day': day,
  'data-ramadhan': isRamadhan(day) || undefined,
  'data-stay': day === checkIn ? 'checkIn' : checkIn && end && checkIn < day && day < end ? 'night' : undefined,
})

/** MUI's calendar for one date. Default export: the phone loads it when the first date sheet opens. */
export default function CalendarPanel({
  value,
  openAt,
  checkIn = null,
  isDisabled,
  typed = null,
  onChoose,
}: CalendarPanelProps) {
  const { values } = use(PhoneUserContext)
  const [opening] = useState(() => value ?? openAt ?? `${usualMonth(values.get(LAST_MONTH))}-01`)
  // Each day that is pointed at draws the calendar again, which would begin anew at another `referenceDate`.
  const limits = useMemo(
    () => ({
      referenceDate: dayjs(opening),
      minDate: earliest(value),
      maxDate: dayjs().add(YEARS_AHEAD, 'year').endOf('year'),
    }),
    [opening, value],
  )
  const [pointed, setPointed] = useState<CalendarDate | null>(null)
  const end = pointed ?? value
  const choose = (date: CalendarDate) => {
    if (!openAt) values.set(LAST_MONTH, date.slice(0, 7))
    onChoose(date)
  }
  const nights = checkIn && end ? nightsBetween(checkIn, end) : 0
  // A mouse or the keyboard that stands on a day counts the nights up to it.
  const point = ({ target }: SyntheticEvent) =>
    checkIn && setPointed((target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day ?? null)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="id" localeText={pickersLocale}>
      {typed !== null && (
        <TypedDay
          start={typed}
          isDisabled={(date) =>
            isDisabled(date) || date < toCalendarDate(limits.minDate) || date > toCalendarDate(limits.maxDate)
          }
          onChoose={choose}
        />
      )}
      <div onPointerOver={point} onFocus={point}>
        <DateCalendar
          value={orNull(value)}
          {...limits}
          onChange={(date: Dayjs | null, state) => {
            if (date && state === 'finish') choose(toCalendarDate(date))
          }}
          shouldDisableDate={(date: Dayjs) => isDisabled(toCalendarDate(date))}
          dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
          views={['year', 'month', 'day']}
          openTo="day"
          reduceAnimations
          slots={{ calendarHeader: CalendarHeader }}
          slotProps={{ day: ({ day }) => marksOf(toCalendarDate(day), checkIn, end) }}
        />
      </div>
      {checkIn && (
        <Nights role="status">
          {t('date.checkInOn', { date: formatDate(checkIn) })}{' '}
          <strong>{nights > 0 && t('detail.nights', { n: nights })}</strong>
        </Nights>
      )}
    </LocalizationProvider>
  )
}
