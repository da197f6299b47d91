import type { StarElement } from './elements'

const POINTS = 5

/** The ten corners of a star, clockwise from its top. */
export function starCorners({ x, y, size }: StarElement): (readonly [number, number])[] {
  return Array.from({ length: 2 * POINTS }, (_, corner) => {
    const radius = corner % 2 === 0 ? size / 2 : size / 4.6
    const angle = (corner * Math.PI) / POINTS - Math.PI / 2
    return [x + size / 2 + radius * Math.cos(angle), y + size / 2 + radius * Math.sin(angle)]
  })
}
