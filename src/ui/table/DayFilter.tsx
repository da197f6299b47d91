import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id'
import { useState, type FocusEvent } from 'react'
import type { CalendarDate } from '@/domain/types'
import { formatDate, isCalendarDate } from '@/domain/values/dates'
import { dayFieldLocale } from '@/i18n/admin/dayField'
import { t } from '@/i18n/typedDay'
import { useTypedKeys } from './useTypedKeys'

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
const isBegun = (group: Element) => group.querySelector('[role=spinbutton][aria-valuenow]') !== null

/** A day that narrows an admin's list, typed or chosen as day, month and year (docs/product.md §15.10.8). */
export function DayFilter({ label, value, earliest = '', latest = '', onChange }: DayFilterProps) {
  // The field's own day: a half-typed date is no day of the list yet, and the field would forget what it may not show.
  const [own, setOwn] = useState({ of: value, day: dayOf(value) })
  const [problem, setProblem] = useState('')
  if (own.of !== value) setOwn({ of: value, day: dayOf(value) })

  function choose(day: Dayjs | null) {
    setOwn({ of: value, day })
    setProblem('')
    if (day === null) return onChange('')
    const date = day.format('YYYY-MM-DD')
    if (isCalendarDate(date)) onChange(date)
  }
  const typing = useTypedKeys({
    onDay: (date) => choose(dayjs(date)),
    onUnreadable: () => setProblem(t('typedDay.unreadable')),
  })
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    typing.end()
    const isDay = own.day !== null && isCalendarDate(own.day.format('YYYY-MM-DD'))
    if (!isDay && isBegun(currentTarget)) setProblem(t('typedDay.unfinished'))
  }
  const outside =
    value && earliest && value < earliest
      ? t('typedDay.earliest', { date: formatDate(earliest) })
      : value && latest && value > latest
        ? t('typedDay.latest', { date: formatDate(latest) })
        : ''
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="id" localeText={dayFieldLocale}>
      <div onKeyDownCapture={typing.onKeyDown} onPasteCapture={typing.onPaste} onBlur={leave}>
        <DesktopDatePicker
          label={label}
          format="DD/MM/YYYY"
          value={own.day}
          {...limit('minDate', earliest)}
          {...limit('maxDate', latest)}
          onChange={choose}
          dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
          reduceAnimations
          slotProps={{
            textField: {
              size: 'small',
              fullWidth: true,
              helperText: problem || outside,
              ...(problem ? { error: true } : {}),
              slotProps: { inputLabel: { shrink: true } },
            },
            actionBar: { actions: ['clear'] },
          }}
        />
      </div>
    </LocalizationProvider>
  )
}
