import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Section } from '@/ui/layout/Section'
import { priceInRupiah } from '@/domain/values/money'
import { toldTotals, type RoundingStep } from '@/domain/offer/rounding'
import { ROOM_TYPES, type PerRoom } from '@/domain/types'
import { t } from '@/i18n/translate'
import { colour, type } from '@theme/tokens'
import { RoundedFrom } from './price/RoundedFrom'

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  containerType: 'inline-size',
  // With large letters the price wraps below its room type, so that it stays on the screen.
  '& > div': {
    flex: '1 1 100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
    padding: '8px 0',
    borderTop: `1px solid ${colour.line}`,
  },
  '& dt': { fontWeight: type.weight.medium },
  '& dd': {
    // A price never wraps, so that the largest letters follow the screen.
    fontSize: 'min(1.375rem, 7.5vw)',
    lineHeight: 1.3,
    fontWeight: type.weight.heavy,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: colour.accentDark,
  },
  '@container (max-width: 12em)': { '& > div': { display: 'block' } },
  // Three prices of nine digits stand side by side in any typeface.
  '@container (min-width: 44em)': { '& > div': { flex: '1 1 0', display: 'block' } },
  '& .exact': {
    whiteSpace: 'normal',
    flex: '1 0 100%',
    fontSize: '0.8125rem',
    fontWeight: 450,
    letterSpacing: 0,
    color: colour.quiet,
  },
  '& .exact:empty': { display: 'none' },
})

export type TotalsProps = {
  totals: PerRoom<number | null>
  /** Customers are told the totals rounded up to its multiples. */
  step?: RoundingStep
  /** A customer is looking: the page leaves out the exact totals. */
  isForCustomer?: boolean
}

/** The told price of each room type, in a column, or side by side if large letters have room. */
export const Totals = ({ totals, step = 0, isForCustomer = false }: TotalsProps) => (
  <List>
    {ROOM_TYPES.map((room) => (
      <div key={room}>
        <dt>{t(`room.${room}`)}</dt>
        <dd>{priceInRupiah(toldTotals(totals, step)[room])}</dd>
        {step > 0 && !isForCustomer && (
          <dd className="exact">
            <RoundedFrom totals={totals} room={room} step={step} />
          </dd>
        )}
      </div>
    ))}
  </List>
)

export type TotalPricesProps = TotalsProps & {
  title: string
  action?: ReactNode
  children?: ReactNode
}

/** The three totals per jamaah as a section of their own. */
export const TotalPrices = ({ title, action, children, ...prices }: TotalPricesProps) => (
  <Section title={title} action={action}>
    <p className="quiet">{t('price.perJamaah')}</p>
    <Totals {...prices} />
    {children}
  </Section>
)
