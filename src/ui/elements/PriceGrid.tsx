import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { ROOM_TYPES, type PerRoom } from '@/domain/types'
import { t } from '@/i18n/translate'
import { colour, type } from '@theme/tokens'
import { PRICE_FONT, PRICE_GAP, widthOfThree } from './priceWidth'

// When three prices fit side by side (`--three`), each column takes a third of the width; otherwise each takes a line.
// The difference is multiplied, so that it is larger than any line.
const Grid = styled('dl')({
  ...PRICE_FONT,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${PRICE_GAP}px`,
  containerType: 'inline-size',
  lineHeight: 1.4,
  '& > div': {
    flex: `1 0 clamp((100% - ${2 * PRICE_GAP}px) / 3, (var(--three) - 100%) * 999, 100%)`,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: PRICE_GAP,
  },
  // The font is that of a price, because `--three` is measured in its digits.
  '& dt': { minWidth: 'clamp(0px, (100cqi - var(--three)) * 999, 100%)' },
  '& dt > span': { fontSize: '0.75rem', fontWeight: type.weight.regular, color: colour.quiet },
  '& dd': { whiteSpace: 'nowrap', letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' },
})

/** Double, Triple and Quad in three equal columns, or one below the other when they do not fit. Prices never wrap. */
export function PriceGrid({ prices, format }: { prices: PerRoom<unknown>; format: (price: unknown) => string }) {
  const width = widthOfThree(ROOM_TYPES.map((room) => format(prices[room])))
  return (
    <Grid style={{ '--three': width } as CSSProperties}>
      {ROOM_TYPES.map((room) => (
        <div key={room}>
          <dt>
            <span>{t(`room.${room}`)}</span>
          </dt>
          <dd>{format(prices[room])}</dd>
        </div>
      ))}
    </Grid>
  )
}
