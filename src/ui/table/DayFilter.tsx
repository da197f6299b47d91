import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id'
import type { CalendarDate } from '../../domain/types'
import { isCalendarDate } from '../../domain/values/dates'
import { dayFieldLocale } from '../../i18n/admin/dayField'

export type DayFilterProps = {
  label: string
  /** '' for no day. */
  value: CalendarDate | ''
  earliest?: CalendarDate | ''
  latest?: CalendarDate | ''
  onChange: (day: CalendarDate | '') => void
}

const dayOf = (date: CalendarDate | '' | undefined) => (date ? dayjs(date) : null)
const limit = (name: 'minDate' | 'maxDate', date: CalendarDate | '' | undefined) =>
  date ? { [name]: dayjs(date) } : {}

/** A day that narrows an admin's list, typed or chosen as day, month and year (docs/product.md §15.10.8). */
export function DayFilter({ label, value, earliest, latest, onChange }: DayFilterProps) {
  // A half-typed date is no day yet: the list keeps the last one.
  function choose(day: Dayjs | null) {
    if (day === null) return onChange('')
    const date = day.format('YYYY-MM-DD')
    if (isCalendarDate(date)) onChange(date)
  }
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="id" localeText={dayFieldLocale}>
      <DesktopDatePicker
        label={label}
        format="DD/MM/YYYY"
        value={dayOf(value)}
        {...limit('minDate', earliest)}
        {...limit('maxDate', latest)}
        onChange={choose}
        dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
        reduceAnimations
        slotProps={{
          textField: { size: 'small', fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
          actionBar: { actions: ['clear'] },
        }}
      />
    </LocalizationProvider>
  )
}
