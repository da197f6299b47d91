import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { readTypedDate } from '@/domain/text/typedDate'
import type { CalendarDate } from '@/domain/types'
import { t } from '@/i18n/typedDay'
import { TextField } from './TextField'

export type TypedDayProps = {
  /** What was typed or pasted on the button that opened the calendar. */
  start: string
  isDisabled: (date: CalendarDate) => boolean
  onChoose: (date: CalendarDate) => void
}

const focus = (field: HTMLInputElement | null) => field?.focus()

/** A day that is typed above the calendar of a desktop, in every usual writing (docs/product.md §36.5). */
export function TypedDay({ start, isDisabled, onChoose }: TypedDayProps) {
  const [typed, setTyped] = useState(start)
  const [error, setError] = useState<string>()
  const take = (text: string) => {
    const date = readTypedDate(text)
    setTyped(text)
    if (date && !isDisabled(date)) onChoose(date)
    else setError(t(date ? 'typedDay.notOffered' : 'typedDay.unreadable'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form behind the sheet must not be sent.
    event.preventDefault()
    take(typed)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    take(event.clipboardData.getData('text').trim())
  }
  return (
    <div style={{ padding: '0 16px 8px' }}>
      <TextField
        label={t('typedDay.label')}
        hint={t('typedDay.hint')}
        error={error}
        value={typed}
        autoComplete="off"
        ref={focus}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
    </div>
  )
}
