import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { groupOf, leastMargin, type ToldPrice } from '@/domain/package/price/simulation'
import { formatAmount } from '@/domain/values/money'
import { t } from '@/i18n/package/simulation'
import { colour } from '@theme/tokens'

const STEPS = 64
/** The usual groups, so that curves of different packages look alike. */
const USUAL = [15, 45]
/** Keeps the dots at the ends inside the picture, px. */
const EDGE = 7

type CurveOptions = { width: number; height: number; mustShow: readonly number[] }

type Point = { jamaah: number; margin: number }

function groupsBetween(first: number, last: number): number[] {
  const step = Math.max(1, (last - first) / STEPS)
  const count = Math.floor((last - first) / step)
  const groups = Array.from({ length: count }, (_, index) => Math.round(first + index * step))
  return [...new Set([...groups, last])]
}

/** A group with the margin that is left there; nothing for one that is smaller than the first tier of a price. */
function withMargin<T extends { jamaah: number }>(quote: ToldPrice, group: T): (T & Point)[] {
  const margin = leastMargin(quote, group.jamaah)
  return margin === null ? [] : [{ ...group, margin }]
}

/** The line of the margin left over the number of jamaah: its SVG path, the height of zero, and the place of any point. */
function curveOf(quote: ToldPrice, { width, height, mustShow }: CurveOptions) {
  const groups = [...USUAL, ...mustShow]
  const [first, last] = [Math.min(...groups), Math.max(...groups)]
  const points = groupsBetween(first, last).flatMap((jamaah) => withMargin(quote, { jamaah }))
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

const WIDTH = 328
const HEIGHT = 128

const Figure = styled('div')({
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  '& .legend': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', marginTop: 8, fontSize: '0.8125rem' },
  '& .legend span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .legend span::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 5,
    border: '2px solid var(--dot)',
    backgroundColor: 'var(--dot)',
  },
  '& .legend span[data-hollow]::before': { backgroundColor: colour.surface },
})

type Dot = { jamaah: number; margin: number; text: string; fill: string; stroke: string }

const dot = (fill: string) => ({ '--dot': fill }) as CSSProperties

export type MarginCurveProps = {
  quote: ToldPrice
  jamaah: number
  even: number | null
  /** The sentence that says what the curve shows. */
  label: string
}

/** The margin left over the number of jamaah (docs/product.md §24.1.6). */
export function MarginCurve({ quote, jamaah, even, label }: MarginCurveProps) {
  const own = groupOf(quote)
  const { path, zero, placeOf } = curveOf(quote, { width: WIDTH, height: HEIGHT, mustShow: [own, jamaah, even ?? own] })
  const dots: Dot[] = [
    ...(even === null
      ? []
      : [
          {
            jamaah: even,
            text: t('simulation.curve.even', { n: formatAmount(even) }),
            fill: colour.surface,
            stroke: colour.accent,
          },
        ]),
    {
      jamaah: own,
      text: t('simulation.curve.own', { n: formatAmount(own) }),
      fill: colour.accent,
      stroke: colour.accent,
    },
    { jamaah, text: t('simulation.curve.only', { n: formatAmount(jamaah) }), fill: colour.star, stroke: colour.star },
  ].flatMap((each) => withMargin(quote, each))
  return (
    <Figure>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <line x1={0} x2={WIDTH} y1={zero} y2={zero} stroke={colour.lineStrong} strokeDasharray="4 4" />
        <text x={WIDTH} y={zero - 5} textAnchor="end" fontSize={11} fill={colour.quiet}>
          {t('simulation.curve.zero')}
        </text>
        <path d={path} fill="none" stroke={colour.accent} strokeWidth={2} strokeLinejoin="round" />
        {dots.map(({ text, fill, stroke, ...at }) => {
          const { x, y } = placeOf(at)
          return <circle key={text} cx={x} cy={y} r={5} fill={fill} stroke={stroke} strokeWidth={2} />
        })}
      </svg>
      <div className="legend">
        {dots.map(({ text, fill, stroke }) => (
          <span key={text} style={dot(stroke)} data-hollow={fill !== stroke || undefined}>
            {text}
          </span>
        ))}
      </div>
    </Figure>
  )
}
