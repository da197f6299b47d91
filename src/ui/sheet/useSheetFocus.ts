import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { coverWith, isFocusLost, isTopSheet } from './openSheets'

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** How often the sheet checks for a lost focus: a removed or disabled control tells nobody that it had the focus. */
const LOOK_MS = 50

/** Moves the focus to the first or the last control of the sheet that takes it, or else to the sheet. */
function focusEdge(sheet: HTMLElement, edge: 'first' | 'last'): void {
  const controls = [...sheet.querySelectorAll<HTMLElement>(TABBABLE)].filter(({ tabIndex }) => tabIndex >= 0)
  if (edge === 'last') controls.reverse()
  const isTaken = controls.some((control) => {
    control.focus()
    return document.activeElement === control
  })
  if (!isTaken) sheet.focus()
}

type Elements = { rootRef: RefObject<HTMLElement | null>; sheetRef: RefObject<HTMLElement | null> }

/**
 * An open sheet has the focus: it takes it, keeps it inside, and gives it back to the control that had it. The returned
 * handlers belong to the sheet's root, and to the empty elements before and after the sheet that Tab reaches.
 */
export function useSheetFocus(open: boolean, { rootRef, sheetRef }: Elements) {
  const before = useRef<Element | null>(null)

  useEffect(() => {
    const [root, sheet] = [rootRef.current, sheetRef.current]
    if (!open || !root || !sheet) return
    // The focus moves first: a browser takes it from an element that becomes inert, and then nobody knows who had it.
    if (!sheet.contains(document.activeElement)) sheet.focus()
    const uncover = coverWith(root)
    const timer = setInterval(() => {
      if (isTopSheet(root) && isFocusLost()) sheet.focus()
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      uncover()
      if (before.current instanceof HTMLElement) before.current.focus()
      before.current = null
    }
  }, [open, rootRef, sheetRef])

  return {
    noteFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current ??= relatedTarget
    },
    /** Shift+Tab from the first control reaches it, and Tab from the browser's own bars. */
    focusStart: ({ relatedTarget }: FocusEvent) => {
      const sheet = sheetRef.current
      if (sheet) focusEdge(sheet, sheet.contains(relatedTarget) ? 'last' : 'first')
    },
    /** Tab from the last control reaches it, and Shift+Tab from the browser's own bars. */
    focusEnd: ({ relatedTarget }: FocusEvent) => {
      const sheet = sheetRef.current
      if (sheet) focusEdge(sheet, sheet.contains(relatedTarget) ? 'first' : 'last')
    },
  }
}
