/** The part of react-router's own `history.state` that this app reads: `usr` is the app's state, `idx` the entry's place. */
type RouterEntry = { usr?: unknown; idx?: number } | null

/** The state that the app gave an entry of the browser's history; by default the entry that is current now. */
export const stateOfEntry = (entry: unknown = window.history.state): unknown => (entry as RouterEntry)?.usr

/** Gives the current entry a state without a navigation. */
export function keepInEntry(state: unknown): void {
  const entry = window.history.state as RouterEntry
  window.history.replaceState({ ...entry, usr: state }, '')
}

/** The place of an entry among the entries of this app; null if the router did not write it. */
export const placeOfEntry = (entry: unknown = window.history.state): number | null =>
  (entry as RouterEntry)?.idx ?? null
