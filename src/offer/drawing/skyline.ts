import { light as colour } from '@theme/tokens'
import { moved, type Block, type BoxElement, type DrawnElement, type Point } from './elements'
import { shape } from './shapes'

/** A mosque with domes and minarets under a crescent, drawn of outlines: the head of an offer without a photo. */

const box = (x: number, y: number, width: number, height: number, ink: string): BoxElement => ({
  kind: 'box',
  x,
  y,
  width,
  height,
  colour: ink,
  radius: 0,
})

const STEPS = 12

/** Points of a curve between two ends, drawn towards two further points (cubic Bézier). */
function curve(from: Point, toward: Point, before: Point, to: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const at = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * toward[axis] +
      3 * (1 - t) * t ** 2 * before[axis] +
      t ** 3 * to[axis]
    return [at(0), at(1)]
  })
}

/** The right half of an outline, with the left half that mirrors it. */
const mirrored = (half: readonly Point[]): Point[] => [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]

/** A dome that bulges above its foot and ends in a point. Its foot's middle is at 0, 0. */
const dome = (width: number, height: number): Point[] =>
  mirrored(curve([width / 2, 0], [width * 0.72, -height * 0.5], [width * 0.12, -height * 0.62], [0, -height]))

/** An opening with a pointed arch. Its foot's middle is at 0, 0. */
const arch = (width: number, height: number): Point[] =>
  mirrored([
    [width / 2, 0],
    ...curve([width / 2, -height * 0.55], [width / 2, -height * 0.8], [width * 0.2, -height * 0.92], [0, -height]),
  ])

/** A moon that opens to the right, around 0, 0. */
function crescent(radius: number): Point[] {
  const around = (from: number, to: number, size: number, dx: number): Point[] =>
    Array.from({ length: 2 * STEPS + 1 }, (_, step) => {
      const angle = from + ((to - from) * step) / (2 * STEPS)
      return [dx + size * Math.cos(angle), size * Math.sin(angle)]
    })
  const tip = 0.9
  const outer = around(tip, 2 * Math.PI - tip, radius, 0)
  const inset = radius * 0.42
  const [x = 0, y = 0] = outer[0] ?? []
  const inner = Math.hypot(x - inset, y)
  const turn = Math.atan2(y, x - inset)
  return [...outer, ...around(2 * Math.PI - turn, turn, inner, inset)]
}

const [WALL, SKY, GOLD] = [colour.accent, colour.accentDark, colour.star]

/** The point of a dome or a minaret: a rod with a ball. */
function finial(size: number): DrawnElement[] {
  return [box(-size * 0.06, -size, size * 0.12, size, GOLD), shape(crescent(size * 0.24), GOLD, 0, -size * 0.95)]
}

/** A tower with two galleries. Its foot's middle is at 0, 0. */
function minaret(width: number, height: number): DrawnElement[] {
  const cap = width * 1.5
  const top = -(height - cap - width * 0.9)
  return [
    box(-width / 2, top * 0.62, width, -top * 0.62, WALL),
    box(-width * 0.75, top * 0.62 - width * 0.3, width * 1.5, width * 0.3, WALL),
    box(-width * 0.36, top, width * 0.72, -top * 0.38, WALL),
    box(-width * 0.6, top - width * 0.26, width * 1.2, width * 0.26, WALL),
    shape(dome(width * 0.86, cap), WALL, 0, top - width * 0.2),
    ...moved(finial(width * 0.9), 0, top - width * 0.2 - cap),
  ]
}

/** A row of arches under small domes. Its foot's left end is at 0, 0. */
function arcade(width: number, height: number): DrawnElement[] {
  const count = Math.max(2, Math.round(width / (height * 0.62)))
  const step = width / count
  const each = Array.from({ length: count }, (_, index) => (index + 0.5) * step)
  return [
    box(0, -height, width, height, WALL),
    ...each.flatMap((x) => [
      shape(dome(step * 0.62, height * 0.42), WALL, x, -height),
      shape(arch(step * 0.5, height * 0.66), SKY, x, 0),
    ]),
  ]
}

/** The hall with its large dome and two smaller ones. Its foot's middle is at 0, 0; it is `size` high without its point. */
function hall(size: number): DrawnElement[] {
  const [width, wall, drum] = [size * 1.3, size * 0.42, size * 0.1]
  const doors = [-0.4, -0.2, 0, 0.2, 0.4]
  return [
    box(-width / 2, -wall, width, wall, WALL),
    ...[-0.34, 0.34].map((side) => shape(dome(size * 0.26, size * 0.26), WALL, side * width, -wall)),
    box(-size * 0.24, -wall - drum, size * 0.48, drum, WALL),
    shape(dome(size * 0.56, size * 0.48), WALL, 0, -wall - drum),
    ...moved(finial(size * 0.13), 0, -wall - drum - size * 0.48),
    ...doors.map((side) => {
      const high = side === 0 ? 0.32 : 0.24
      return shape(arch(size * (side === 0 ? 0.15 : 0.12), size * high), SKY, side * width, 0)
    }),
  ]
}

const STARS: readonly Point[] = [
  [0.06, 0.3],
  [0.2, 0.12],
  [0.31, 0.4],
  [0.7, 0.1],
  [0.83, 0.34],
  [0.94, 0.14],
]

/** A small star of four points around 0, 0. */
const spark = (size: number): Point[] =>
  Array.from({ length: 8 }, (_, corner) => {
    const radius = corner % 2 === 0 ? size : size * 0.3
    return [radius * Math.cos((corner * Math.PI) / 4), radius * Math.sin((corner * Math.PI) / 4)]
  })

/** A band with the mosque on its ground. Everything grows with the height. */
export function skyline(width: number, height: number): Block {
  const middle = width / 2
  const towers = [
    [0.86, 0.9],
    [1.18, 0.68],
  ] as const
  const elements: DrawnElement[] = [
    box(0, 0, width, height, SKY),
    ...STARS.map(([x, y]) => shape(spark(height * 0.018), colour.accentSoft, x * width, y * height)),
    shape(crescent(height * 0.08), GOLD, middle - height * 0.56, height * 0.24),
    ...moved(arcade(width, height * 0.2), 0, height),
    ...towers.flatMap(([side, high]) =>
      [-side, side].flatMap((x) => moved(minaret(height * 0.075, high * height), middle + x * height, height)),
    ),
    ...moved(hall(height * 0.78), middle, height),
  ]
  return { height, elements }
}
