import { useEffect } from 'react'
import { t } from '../../i18n/translate'

// Until somebody has touched the page it is read from its beginning, as any page is.
let isTouched = false
const touch = () => void (isTouched = true)
if (typeof window !== 'undefined')
  for (const kind of ['focusin', 'click', 'popstate'])
    window.addEventListener(kind, touch, { capture: true, once: true })

/** Gives the focus to a heading; nothing scrolls. */
export const focusHeading = (heading: HTMLElement | null | undefined) => heading?.focus({ preventScroll: true })

/**
 * What the screen is called, for the browser's tab and history. Whoever had the focus on the screen before, and lost it with
 * that screen, goes on at this one's `heading`; a link that is still there keeps it, and so does what the screen itself focuses.
 */
export function useScreenTitle(title: string, heading: () => HTMLElement | null): void {
  useEffect(() => {
    document.title = `${title} – ${t('app.name')}`
  }, [title])
  useEffect(() => {
    if (isTouched && document.activeElement === document.body) focusHeading(heading())
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen is there
  }, [])
}

/** The heading in the desktop's bar, which stands above react-admin's own screens. */
export const barTitle = () => document.getElementById('react-admin-title')
