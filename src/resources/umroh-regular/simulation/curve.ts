import { leastMargin, type ToldPrice } from '../../../domain/package/price/simulation'

const STEPS = 64
/** The usual groups, so that curves of different packages look alike. */
const USUAL = [15, 45]
/** Keeps the dots at the ends inside the picture, px. */
const EDGE = 7

export type CurveOptions = { width: number; height: number; mustShow: readonly number[] }

type Point = { jamaah: number; margin: number }

function groupsBetween(first: number, last: number): number[] {
  const step = Math.max(1, (last - first) / STEPS)
  const count = Math.floor((last - first) / step)
  const groups = Array.from({ length: count }, (_, index) => Math.round(first + index * step))
  return [...new Set([...groups, last])]
}

/** The line of the margin left over the number of jamaah: its SVG path, the height of zero, and the place of any point. */
export function curveOf(quote: ToldPrice, { width, height, mustShow }: CurveOptions) {
  const groups = [...USUAL, ...mustShow]
  const [first, last] = [Math.min(...groups), Math.max(...groups)]
  const points = groupsBetween(first, last).map((jamaah) => ({ jamaah, margin: leastMargin(quote, jamaah) ?? 0 }))
  const margins = [0, ...points.map(({ margin }) => margin)]
  const [low, high] = [Math.min(...margins), Math.max(...margins)]
  const across = (part: number, whole: number, size: number) =>
    EDGE + (whole > 0 ? part / whole : 0.5) * (size - 2 * EDGE)
  const placeOf = ({ jamaah, margin }: Point) => ({
    x: Math.round(across(jamaah - first, last - first, width) * 10) / 10,
    y: Math.round(across(high - margin, high - low, height) * 10) / 10,
  })
  const path = points
    .map(placeOf)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')
  return { path, zero: placeOf({ jamaah: first, margin: 0 }).y, placeOf }
}
