import { useEffect } from 'react'
import { t } from '@/i18n/translate'

// Before the first key or tap a screen reader reads the page from its beginning: the focus must not move.
let isTouched = false
const touch = () => void (isTouched = true)
if (typeof window !== 'undefined')
  for (const kind of ['focusin', 'click', 'popstate'])
    window.addEventListener(kind, touch, { capture: true, once: true })

/** Gives the focus to a heading, without a scroll. */
export const focusHeading = (heading: HTMLElement | null | undefined) => heading?.focus({ preventScroll: true })

/**
 * Names the screen in the browser's tab and history. If the focused element disappeared with the previous screen, this
 * screen's `heading` takes the focus. A link that is still in the page keeps the focus, and so does a control that the
 * screen focuses itself.
 */
export function useScreenTitle(title: string, heading: () => HTMLElement | null): void {
  useEffect(() => {
    document.title = `${title} – ${t('app.name')}`
  }, [title])
  useEffect(() => {
    if (isTouched && document.activeElement === document.body) focusHeading(heading())
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen is mounted
  }, [])
}

/** The heading in the desktop's bar, which stands above react-admin's own screens. */
export const barTitle = () => document.getElementById('react-admin-title')
