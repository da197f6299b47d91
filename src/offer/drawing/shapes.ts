import { light as colour } from '@theme/tokens'
import type { DrawnElement, Point, ShapeElement } from './elements'

/** The drawn signs of an offer, each inside a square of a size, as filled outlines: canvas, PDF and print paint the same. */

const STAR_POINTS = 5

/** The ten corners of a star, clockwise from its top. */
function starPoints(size: number): Point[] {
  return Array.from({ length: 2 * STAR_POINTS }, (_, corner) => {
    const radius = corner % 2 === 0 ? size / 2 : size / 4.6
    const angle = (corner * Math.PI) / STAR_POINTS - Math.PI / 2
    return [size / 2 + radius * Math.cos(angle), size / 2 + radius * Math.sin(angle)]
  })
}

export const shape = (points: readonly Point[], ink: string, x = 0, y = 0): ShapeElement => ({
  kind: 'shape',
  x,
  y,
  points,
  colour: ink,
})

/** The same outline at another size. Outlines are told in a square of one. */
const sized = (points: readonly Point[], size: number): Point[] => points.map(([x, y]) => [x * size, y * size])

/** How far a star is from the next one, in its own size. */
const STAR_STEP = 1.15

export const starsWidth = (count: number, size: number): number => count * size * STAR_STEP

export const starsAt = (count: number, size: number): DrawnElement[] =>
  Array.from({ length: count }, (_, index) => shape(starPoints(size), colour.star, index * size * STAR_STEP))

const TICK: readonly Point[] = [
  [0.06, 0.55],
  [0.19, 0.42],
  [0.38, 0.61],
  [0.81, 0.17],
  [0.94, 0.3],
  [0.38, 0.87],
]
export const tick = (size: number): ShapeElement => shape(sized(TICK, size), colour.accent)

/** An aeroplane that climbs to the right. */
const PLANE: readonly Point[] = [
  [1, 0],
  [0.94, 0.2],
  [0.72, 0.4],
  [0.86, 0.9],
  [0.77, 0.98],
  [0.54, 0.58],
  [0.34, 0.77],
  [0.36, 0.93],
  [0.29, 1],
  [0.18, 0.82],
  [0, 0.71],
  [0.07, 0.64],
  [0.23, 0.66],
  [0.42, 0.46],
  [0.02, 0.23],
  [0.1, 0.14],
  [0.6, 0.28],
  [0.8, 0.06],
]
export const plane = (size: number): ShapeElement => shape(sized(PLANE, size), colour.accent)
