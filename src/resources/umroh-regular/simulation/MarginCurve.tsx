import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { groupOf, leastMargin, type ToldPrice } from '../../../domain/package/price/simulation'
import { formatAmount } from '../../../domain/values/money'
import { t } from '../../../i18n/package/simulation'
import { colour } from '../../../../theme/tokens'
import { curveOf } from './curve'

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
  ].map((each) => ({ ...each, margin: leastMargin(quote, each.jamaah) ?? 0 }))
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
