import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { readTypedDate } from '@/domain/text/typedDate'
import type { CalendarDate } from '@/domain/types'

type Ways = { onDay: (date: CalendarDate) => void; onUnreadable: () => void }

const SIGN = /^[^\p{L}\p{Nd}]$/u
/** A day that nothing more can follow: a year of four digits, not its beginning. */
const HAS_YEAR = /\d{4}/

/**
 * Lets MUI's field of day, month and year take what people type and paste: signs between the parts lead on, and a whole day
 * counts in every usual writing, also with the year in front.
 */
export function useTypedKeys({ onDay, onUnreadable }: Ways) {
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
