import { isSameSight, type Sight } from './sight'

/** A press counts only if what it hits has stood there for this long, in ms (docs/product.md §14.6.1). */
export const GRACE_MS = 350

/** How long after a press its place is looked at, in ms. A slow screen may come seconds later. */
export const WATCH_MS = 4000

/** Two presses of one finger at one place are no further apart, in px. */
const SAME_PLACE_PX = 32

type Press = { x: number; y: number; at: number; seen: Sight; changedAt: number }

type World = {
  /** What a person sees at a place. */
  sightAt: (x: number, y: number) => Sight
  /** ms since any fixed moment. */
  now: () => number
}

/**
 * Tells presses that a person meant from those that fell on something that has just come under the finger: a sheet, its
 * backdrop, a new screen, the page below a sheet that went.
 */
export function pressJudge({ sightAt, now }: World) {
  let last: Press | null = null

  /** Looks whether the place of the last press shows something else now. False when there is no more reason to look. */
  function look(): boolean {
    if (last && now() - last.at > WATCH_MS) last = null
    if (!last) return false
    const seen = sightAt(last.x, last.y)
    if (!isSameSight(seen, last.seen)) Object.assign(last, { seen, changedAt: now() })
    return true
  }

  /** Notes a press that counts. */
  function note(x: number, y: number): void {
    last = { x, y, at: now(), seen: sightAt(x, y), changedAt: -Infinity }
  }

  /** Whether a press that begins at this place counts. A press that counts is noted. */
  function press(x: number, y: number): boolean {
    look()
    if (last && Math.hypot(x - last.x, y - last.y) <= SAME_PLACE_PX && now() - last.changedAt < GRACE_MS) return false
    note(x, y)
    return true
  }

  /** Whether a press that ends on this control began on it, or the place still shows what it began on. */
  function isMeant({ control, isControl, look: looks }: Sight): boolean {
    const began = last?.seen
    if (!last || !began?.control || !control) return true
    if (began.control.contains(control) || control.contains(began.control)) return true
    // React may draw the same button anew.
    if (!began.control.isConnected && isControl && looks === began.look) return true
    return isSameSight(sightAt(last.x, last.y), began)
  }

  /** The finger scrolls or zooms: it pressed nothing. */
  function forget(): void {
    last = null
  }

  return { look, note, press, isMeant, forget }
}
