import styled from '@emotion/styled'
import { ROOM_TYPES, type PerRoom } from '../domain/types'
import { t } from '../i18n/translate'
import { colour } from '../../theme/tokens'

const Grid = styled('dl')({
  // Three columns where three prices fit, whatever the font; else the last goes below. A price itself never breaks.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 10px',
  '& > div': { flex: '1 0 calc((100% - 20px) / 3)', minWidth: 'max-content' },
  '& dt': { fontSize: '0.75rem', color: colour.quiet, lineHeight: 1.4 },
  '& dd': { fontWeight: 700, fontSize: '0.75rem', lineHeight: 1.4, whiteSpace: 'nowrap', letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
  '@media (min-width: 400px)': { '& dd': { fontSize: '0.8125rem' } },
})

export type PriceGridProps = { prices: PerRoom<unknown>; format: (price: unknown) => string }

/** Double, Triple and Quad side by side. Prices never wrap. */
export function PriceGrid({ prices, format }: PriceGridProps) {
  return (
    <Grid>
      {ROOM_TYPES.map((room) => (
        <div key={room}>
          <dt>{t(`room.${room}`)}</dt>
          <dd>{format(prices[room])}</dd>
        </div>
      ))}
    </Grid>
  )
}
