/**
 * The object that the router writes into `history.state`: `usr` is the app's own state, `key` names the entry, `idx` is its
 * place among the entries of this app. Entries that an older version of the app made by react-router have the same form.
 */
export type HistoryEntry = { usr?: unknown; key?: string; idx?: number } | null

/** The state that the app gave an entry of the browser's history; by default the entry that is current now. */
export const stateOfEntry = (entry: unknown = window.history.state): unknown => (entry as HistoryEntry)?.usr

/** Gives the current entry a state without a navigation. */
export function keepInEntry(state: unknown): void {
  const entry = window.history.state as HistoryEntry
  window.history.replaceState({ ...entry, usr: state }, '')
}

/** The place of an entry among the entries of this app; null if the router did not write it. */
export const placeOfEntry = (entry: unknown = window.history.state): number | null =>
  (entry as HistoryEntry)?.idx ?? null

/** The key of the present entry. The entry that the app was opened on has none, and is called `default`. */
export const keyOfEntry = (): string => (window.history.state as HistoryEntry)?.key ?? 'default'
