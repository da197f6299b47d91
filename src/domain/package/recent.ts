import { isObject } from '../values/isObject'
import type { Id } from '../types'

/** A package whose detail this phone has shown. */
export type Recent = { id: Id; name: string | null }

/** The most packages that Beranda lists. */
const MOST_RECENT = 5

const isRecent = (value: unknown): value is Recent =>
  isObject(value) &&
  (typeof value.id === 'string' || typeof value.id === 'number') &&
  (typeof value.name === 'string' || value.name === null)

/** Reads the list that the phone has kept; nothing if it is of another shape. */
export function readRecent(text: string | null): Recent[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) && kept.every(isRecent) ? kept.slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}

/** The list after the server has said that a package does not exist. */
export const withoutGone = <Kept extends { id: Id }>(kept: readonly Kept[], id: Id): Kept[] =>
  kept.filter((one) => String(one.id) !== String(id))

/** The list after a package was shown: this package first, and no package twice. */
export const withShown = (kept: readonly Recent[], { id, name }: Recent): Recent[] =>
  [{ id, name }, ...withoutGone(kept, id)].slice(0, MOST_RECENT)
