/** The edges of a box on the screen, in px. */
export type Box = { top: number; bottom: number; left: number; right: number }

const STEP = 8

const overlaps = (one: Box, other: Box) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right

export const lower = (box: Box, by: number): Box => ({ ...box, top: box.top + by, bottom: box.bottom + by })

export const isFree = (box: Box, taken: readonly Box[]): boolean => !taken.some((other) => overlaps(box, other))

/** Returns how far down a box must move to cover none of the `taken` boxes; 0 where the screen has no such place. */
export function freePlace(box: Box, taken: readonly Box[], screenHeight: number): number {
  for (let down = 0; box.bottom + down <= screenHeight; down += STEP) if (isFree(lower(box, down), taken)) return down
  return 0
}
