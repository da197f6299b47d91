import { useEffect, useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '@/domain/values/paging'

/**
 * The text of a search box whose search stands elsewhere, such as in the address. `show` gets the text once the user pauses
 * (docs/product.md §12.1.6). A search that something else changes replaces the text.
 */
export function useSearchText(shown: string, show: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(shown)
  const [{ seen, sent }, note] = useState({ seen: shown, sent: shown })
  if (shown !== seen) {
    note({ seen: shown, sent: shown })
    if (shown !== sent) setText(shown)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (q: string) => {
    note((before) => ({ ...before, sent: q }))
    latest.current(q)
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(search, SEARCH_DEBOUNCE_MS, typed.trim())
  }
  return [text, type]
}
