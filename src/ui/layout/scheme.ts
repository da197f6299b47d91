import type { Scheme } from '../../../theme/tokens'

const KEY = 'umroh_scheme'
const CHANGED = 'umroh-scheme'

/** What the user chose in Profil: `system` follows the phone. */
export type SchemeChoice = Scheme | 'system'

const choiceFrom = (kept: string | null | undefined): SchemeChoice =>
  kept === 'light' || kept === 'dark' ? kept : 'system'

/** The choice that the page shows. */
export const shownChoice = (): SchemeChoice => choiceFrom(document.documentElement.dataset.scheme)

function show(choice: SchemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = choice
  dispatchEvent(new Event(CHANGED))
}

/** Shows the choice that this phone keeps. Without a storage the page follows the phone. */
export function showKeptScheme() {
  try {
    show(choiceFrom(localStorage.getItem(KEY)))
  } catch {
    show('system')
  }
}

/** Shows a choice at once and keeps it on this phone. Without a storage it holds until the page closes. */
export function chooseScheme(choice: SchemeChoice) {
  show(choice)
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // The storage is blocked or full.
  }
}

/** Shows what another tab has chosen. */
export const followOtherTabs = () =>
  addEventListener('storage', ({ key }) => {
    if (key === KEY) showKeptScheme()
  })

/** Calls back when the user or the phone changes the scheme. */
export function onScheme(tell: () => void): () => void {
  const phone = matchMedia('(prefers-color-scheme: dark)')
  addEventListener(CHANGED, tell)
  phone.addEventListener('change', tell)
  return () => {
    removeEventListener(CHANGED, tell)
    phone.removeEventListener('change', tell)
  }
}

/** The scheme of the page now. */
export function shownScheme(): Scheme {
  const choice = shownChoice()
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
