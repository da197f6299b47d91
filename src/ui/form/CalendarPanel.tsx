import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
// The theme may style the calendar (theme/baseTheme.ts).
import type {} from '@mui/x-date-pickers/themeAugmentation'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id'
import type { CalendarDate } from '../../domain/types'
import { pickersLocale } from '../../i18n/pickersLocale'

export type CalendarPanelProps = {
  value: CalendarDate | null
  /** The date whose month is shown while none is chosen. */
  openAt?: CalendarDate | null | undefined
  isDisabled: (date: CalendarDate) => boolean
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
const orNull = (date: CalendarDate | null | undefined) => (date ? dayjs(date) : null)

/** MUI's calendar for one date. Default export: the phone loads it when the first date sheet opens. */
export default function CalendarPanel({ value, openAt, isDisabled, onChoose }: CalendarPanelProps) {
  const reference = orNull(value ?? openAt)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="id" localeText={pickersLocale}>
      <DateCalendar
        value={orNull(value)}
        {...(reference ? { referenceDate: reference } : {})}
        onChange={(date: Dayjs | null, state) => {
          if (date && state === 'finish') onChoose(toCalendarDate(date))
        }}
        shouldDisableDate={(date: Dayjs) => isDisabled(toCalendarDate(date))}
        minDate={earliest(value)}
        maxDate={dayjs().add(YEARS_AHEAD, 'year').endOf('year')}
        dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
        views={['year', 'day']}
        openTo="day"
        reduceAnimations
      />
    </LocalizationProvider>
  )
}
