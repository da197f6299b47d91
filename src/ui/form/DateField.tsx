import { useCallback, useState } from 'react'
import { formatDate } from '@/domain/values/dates'
import type { CalendarDate } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { BottomSheet } from '../sheet/BottomSheet'
import { FieldButton } from './FieldButton'
import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { useLayoutKind } from '../layout/layoutKind'
import { LazyCalendar } from './calendar/LazyCalendar'

export type DateFieldProps = {
  label: string
  value: CalendarDate | null
  onChange: (date: CalendarDate) => void
  /** Days that cannot be chosen. */
  isDisabled: (date: CalendarDate) => boolean
  openAt?: CalendarDate | null
  /** The check-in of a stay whose check-out is chosen here. */
  checkIn?: CalendarDate | null
  /** The value cannot stay: the calendar opens at `openAt` and not at the value. */
  isStale?: boolean
  /** Each time that this number changes, the calendar opens by itself. */
  opening?: number
  disabled?: boolean
  required?: boolean
  hint?: string
  error?: string | undefined
  isOneLine?: boolean
}

/**
 * The shared date picker (docs/product.md §6.11): a calendar in a bottom sheet that closes on a choice. On the desktop a day
 * is typed too, on the button or in the sheet.
 */
export function DateField({
  label,
  value,
  onChange,
  isDisabled,
  openAt,
  checkIn,
  isStale = false,
  opening = 0,
  disabled = false,
  required,
  hint,
  error,
  isOneLine = false,
}: DateFieldProps) {
  const isDesktop = useLayoutKind() === 'desktop'
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(opening)
  if (opening !== opened) {
    setOpened(opening)
    setOpen(true)
  }
  const close = useCallback(() => setOpen(false), [])
  const openWith = (text: string) => {
    setTyped(text)
    setOpen(true)
  }
  return (
    <>
      <FieldButton
        label={label}
        error={error}
        hint={hint}
        disabled={disabled}
        required={required}
        isOneLine={isOneLine}
        icon={<CalendarIcon />}
        onClick={() => openWith('')}
        onType={isDesktop ? openWith : undefined}
      >
        {value ? formatDate(value) : t('date.choose')}
      </FieldButton>
      <BottomSheet open={open} onClose={close} title={label}>
        <LazyCalendar
          value={isStale ? null : value}
          openAt={openAt}
          checkIn={checkIn}
          isDisabled={isDisabled}
          typed={isDesktop ? typed : null}
          onChoose={(date) => {
            onChange(date)
            close()
          }}
        />
      </BottomSheet>
    </>
  )
}
