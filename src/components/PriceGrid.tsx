import styled from '@emotion/styled'
import { ROOM_TYPES, type PerRoom } from '../domain/types'
import { t } from '../i18n/translate'
import { colour, type } from '../../theme/tokens'

const GAP = 8
const WIDEST = 24

/** How wide a sign is, in digits, set as close as prices are. */
const signWidth = (sign: string) => (/\d/.test(sign) ? 0.95 : /\p{L}/u.test(sign) ? 1.05 : 0.45)
/** How wide a price is, in digits: where a font that the phone has instead of ours is wider, its digits are too. */
const widthOf = (price: string) => Math.round([...price].reduce((width, sign) => width + signWidth(sign), 0) * 2) / 2

const ONE_BELOW_THE_OTHER = { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: GAP } as const

const Grid = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${GAP}px`,
  // Its own letters are those of a price: what fits is told by the width of their digits.
  containerType: 'inline-size',
  fontWeight: 700,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  '& > div': { flex: `1 0 calc((100% - ${2 * GAP}px) / 3)`, minWidth: 0 },
  '& dt': { fontSize: '0.75rem', fontWeight: type.weight.regular, color: colour.quiet },
  '& dd': { whiteSpace: 'nowrap', letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
  '@media (min-width: 400px)': { fontSize: '0.8125rem' },
  ...Object.fromEntries(
    Array.from({ length: 2 * WIDEST }, (_, index) => (index + 1) / 2).map((width) => [
      `@container (max-width: calc(${3 * width}ch + ${2 * GAP}px))`, { [`&[data-width="${width}"] > div`]: ONE_BELOW_THE_OTHER },
    ]),
  ),
})

export type PriceGridProps = { prices: PerRoom<unknown>; format: (price: unknown) => string }

/** Double, Triple and Quad: in three columns of one width, or one below the other where the three do not fit. Prices never wrap. */
export function PriceGrid({ prices, format }: PriceGridProps) {
  return (
    <Grid data-width={Math.min(WIDEST, Math.max(...ROOM_TYPES.map((room) => widthOf(format(prices[room])))))}>
      {ROOM_TYPES.map((room) => (
        <div key={room}>
          <dt>{t(`room.${room}`)}</dt>
          <dd>{format(prices[room])}</dd>
        </div>
      ))}
    </Grid>
  )
}
