import styled from '@emotion/styled'
import {
  exactNeeded,
  groupOf,
  isLoss,
  leastMargin,
  mainRoom,
  priceNeeded,
  type ToldPrice,
} from '@/domain/package/price/simulation'
import { priceInRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/simulation'
import { colour, radius } from '@theme/tokens'
import { RoundedFrom } from '../price/RoundedFrom'

const Pair = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  // Side by side at 360 px, and one below the other with large letters.
  '& > div': {
    flex: '1 1 8.5em',
    padding: '10px 12px',
    borderRadius: radius.medium,
    backgroundColor: colour.accentSoft,
    containerType: 'inline-size',
  },
  '& dt': { fontSize: '0.8125rem', color: colour.quiet },
  '& dd': {
    margin: 0,
    // A price never wraps, so that the largest letters follow its tile.
    fontSize: 'min(1.125rem, 11.3cqi)',
    fontWeight: 800,
    color: colour.accentDark,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .exact': {
    fontSize: '0.75rem',
    fontWeight: 450,
    color: colour.quiet,
    letterSpacing: 0,
    whiteSpace: 'normal',
    '&:empty': { display: 'none' },
  },
  '& [data-loss]': { backgroundColor: colour.errorSoft },
  '& [data-loss] dd': { color: colour.error },
})

function marginLabel(quote: ToldPrice, jamaah: number, margin: number | null): string {
  if (isLoss(margin ?? 0)) return t('simulation.lossPerJamaah')
  return t(jamaah < groupOf(quote) ? 'simulation.marginLess' : 'field.margin')
}

/** The price that a group of `jamaah` needs, and what is left of the margin if the price stays (docs/product.md §24.1.13). */
export function KeyFigures({ quote, jamaah }: { quote: ToldPrice; jamaah: number }) {
  const room = mainRoom(quote)
  const margin = leastMargin(quote, jamaah)
  return (
    <Pair>
      <div>
        <dt>{t('simulation.becomes', { room: t(`room.${room}`) })}</dt>
        <dd>{priceInRupiah(priceNeeded(quote, jamaah)[room])}</dd>
        <dd className="exact">
          <RoundedFrom totals={exactNeeded(quote, jamaah)} room={room} step={quote.step} />
        </dd>
      </div>
      <div data-loss={isLoss(margin ?? 0) || undefined}>
        <dt>{marginLabel(quote, jamaah, margin)}</dt>
        <dd>{priceInRupiah(margin && Math.abs(margin))}</dd>
      </div>
    </Pair>
  )
}
