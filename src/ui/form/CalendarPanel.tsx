import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id'
import { toCalendarDate } from '../../domain/values/dates'
import type { CalendarDate } from '../../domain/types'
import { pickersLocale } from '../../i18n/pickersLocale'

export type CalendarPanelProps = {
  value: CalendarDate | null
  /** Where to open while nothing is chosen. */
  openAt?: CalendarDate | null | undefined
  isDisabled: (date: CalendarDate) => boolean
  onChoose: (date: CalendarDate) => void
}

// From the parts, as local midnight: parsing the text would read it as UTC.
function toDayjs(date: CalendarDate): Dayjs {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return dayjs(new Date(year, month - 1, day))
}
const YEARS_AHEAD = 5
// The years to choose from begin with this one, or with that of an old quote.
const earliest = (value: CalendarDate | null) => {
  const start = dayjs().startOf('year')
  const chosen = value ? toDayjs(value).startOf('year') : start
  return chosen.isBefore(start) ? chosen : start
}
const orNull = (date: CalendarDate | null | undefined) => (date ? toDayjs(date) : null)

/** MUI's calendar for one date. Default export: it is loaded when the first date sheet opens. */
export default function CalendarPanel({ value, openAt, isDisabled, onChoose }: CalendarPanelProps) {
  const reference = orNull(value ?? openAt)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="id" localeText={pickersLocale}>
      <DateCalendar
        value={orNull(value)}
        {...(reference ? { referenceDate: reference } : {})}
        onChange={(date: Dayjs | null, state) => {
          if (date && state === 'finish') onChoose(toCalendarDate(date.toDate()))
        }}
        shouldDisableDate={(date: Dayjs) => isDisabled(toCalendarDate(date.toDate()))}
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
