import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/id'
import type { CalendarDate } from '@/domain/types'
import { formatDate, isCalendarDate } from '@/domain/values/dates'
import { dayFieldLocale } from '@/i18n/admin/dayField'
import { t } from '@/i18n/typedDay'
import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { readTypedDate } from '@/domain/text/typedDate'

type Ways = { onDay: (date: CalendarDate) => void; onUnreadable: () => void }

const SIGN = /^[^\p{L}\p{Nd}]$/u
/** A day that nothing more can follow: a year of four digits, not its beginning. */
const HAS_YEAR = /\d{4}/

/**
 * Lets MUI's field of day, month and year take what people type and paste: signs between the parts lead on, and a whole day
 * counts in every usual writing, also with the year in front.
 */
function useTypedKeys({ onDay, onUnreadable }: Ways) {
  const typed = useRef('')
  /** The part of the field that the last digit or letter went to: MUI may have gone on to the next by itself. */
  const last = useRef<Element | null>(null)
  const end = () => {
    const date = typed.current && readTypedDate(typed.current)
    typed.current = ''
    if (date) onDay(date)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Enter') return end()
    if (key.length !== 1) {
      if (event.isTrusted && key !== 'Shift') typed.current = ''
      return
    }
    typed.current += key
    const isSign = SIGN.test(key)
    const date = /[^\d]/.test(typed.current) && HAS_YEAR.test(typed.current) ? readTypedDate(typed.current) : null
    if (!isSign && !date) {
      last.current = target as Element
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (date) return onDay(date)
    if (last.current === target)
      target.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    last.current = null
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    typed.current = ''
    const date = readTypedDate(event.clipboardData.getData('text'))
    if (date) onDay(date)
    else onUnreadable()
  }

  return { onKeyDown, onPaste, end }
}

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
