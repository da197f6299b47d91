import { addressInApp } from '@/domain/values/urls'
import { placeOfEntry } from '../hooks/browserHistory'

// The path of each entry of the history that this page has shown, by the entry's place.
const trail: string[] = []

/** Notes the screen that is shown now, so that a later link to it can go back to it. */
export function notePlace(): void {
  trail[placeOfEntry() ?? 0] = addressInApp(window.location).pathname
}

/**
 * Returns how many entries lie between here and the nearest earlier entry of this path: -1 for the entry just before.
 * Null if none is known, as after a reload.
 */
export function stepsBackTo(path: string): number | null {
  const here = placeOfEntry() ?? 0
  const found = trail.slice(0, here).lastIndexOf(path)
  return found < 0 ? null : found - here
}
