import styled from '@emotion/styled'
import { ROOM_TYPES, type PerRoom } from '../domain/types'
import { t } from '../i18n/translate'
import { colour } from '../../theme/tokens'

/** Letters of a price of which three do not fit side by side on a narrow phone: each then has a line of its own. */
const LONG = 'Rp. 99.999.999'.length

const Grid = styled('dl')({
  // Three columns where three prices fit, whatever the font; else the last goes below. A price itself never breaks.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 10px',
  '& > div': { flex: '1 0 calc((100% - 20px) / 3)', minWidth: 'max-content' },
  '& dt': { fontSize: '0.75rem', color: colour.quiet, lineHeight: 1.4 },
  '& dd': { fontWeight: 700, fontSize: '0.75rem', lineHeight: 1.4, whiteSpace: 'nowrap', letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 399px)': { '&[data-long] > div': { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }, '&[data-long]': { gap: 2 } },
  '@media (min-width: 400px)': { '& dd': { fontSize: '0.8125rem' } },
})

export type PriceGridProps = { prices: PerRoom<unknown>; format: (price: unknown) => string }

/** Double, Triple and Quad side by side. Prices never wrap. */
export function PriceGrid({ prices, format }: PriceGridProps) {
  return (
    <Grid data-long={ROOM_TYPES.some((room) => format(prices[room]).length > LONG) || undefined}>
      {ROOM_TYPES.map((room) => (
        <div key={room}>
          <dt>{t(`room.${room}`)}</dt>
          <dd>{format(prices[room])}</dd>
        </div>
      ))}
    </Grid>
  )
}
