import styled from '@emotion/styled'
import { useId } from 'react'
import {
  groupOf,
  isLoss,
  marginLeft,
  priceNeeded,
  tiersOf,
  toldRooms,
  type ToldPrice,
} from '@/domain/package/price/simulation'
import { formatAmount, priceAmount } from '@/domain/values/money'
import { t } from '@/i18n/package/simulation'
import { colour } from '@theme/tokens'

const Box = styled('div')({
  // With large letters the table is wider than a phone.
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.75rem', lineHeight: 1.4 },
  '& th, & td': {
    padding: '8px 0 8px 12px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& thead th': { color: colour.quiet, fontWeight: 600 },
  '& tbody tr': { borderTop: `1px solid ${colour.line}` },
  '& tbody th': { fontSize: '0.875rem', fontWeight: 700 },
  '& td': { fontWeight: 700, letterSpacing: '-0.02em' },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 450, color: colour.quiet },
  '& small[data-loss]': { color: colour.error, fontWeight: 600 },
  '& tr[data-own]': { backgroundColor: colour.accentSoft },
})

/** The price needed and the margin left for the usual group sizes (docs/product.md §24.1.5). */
export function TierTable({ quote }: { quote: ToldPrice }) {
  const id = useId()
  const rooms = toldRooms(quote)
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('simulation.tierTitle')}</h3>
      <p className="quiet">{t('simulation.tiers')}</p>
      <Box tabIndex={0} role="group" aria-labelledby={id}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('simulation.jamaah')}</th>
              {rooms.map((room) => (
                <th key={room} scope="col">
                  {t(`room.${room}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tiersOf(quote).map((jamaah) => (
              <Tier key={jamaah} quote={quote} jamaah={jamaah} />
            ))}
          </tbody>
        </table>
      </Box>
    </section>
  )
}

function Tier({ quote, jamaah }: { quote: ToldPrice; jamaah: number }) {
  const [needed, left] = [priceNeeded(quote, jamaah), marginLeft(quote, jamaah)]
  const isOwn = jamaah === groupOf(quote)
  return (
    <tr data-own={isOwn || undefined}>
      <th scope="row">
        {formatAmount(jamaah)}
        {isOwn && <small>{t('simulation.own')}</small>}
      </th>
      {toldRooms(quote).map((room) => (
        <td key={room}>
          {priceAmount(needed[room])}
          <small data-loss={isLoss(left[room] ?? 0) || undefined}>{priceAmount(left[room])}</small>
        </td>
      ))}
    </tr>
  )
}
