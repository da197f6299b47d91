import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Section } from '../../ui/layout/Section'
import { formatRupiah } from '../../domain/values/money'
import { toldTotals, type RoundingStep } from '../../domain/offer/rounding'
import { ROOM_TYPES, type PerRoom } from '../../domain/types'
import { t } from '../../i18n/translate'
import { colour } from '../../../theme/tokens'
import { RoundedFrom } from './price/RoundedFrom'

const Totals = styled('dl')({
  display: 'grid',
  // With large letters the price wraps below its room type, so that it stays on the screen.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
    padding: '10px 0',
  },
  '& > div + div': { borderTop: `1px solid ${colour.line}` },
  '& dd': {
    // A price never wraps, so that the largest letters follow the screen.
    fontSize: 'min(1.125rem, 7.5vw)',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: colour.accentDark,
  },
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

export type TotalPricesProps = {
  title: string
  totals: PerRoom<number | null>
  /** The totals are told to customers rounded up to its multiples, and stand below what is told. */
  step?: RoundingStep
  action?: ReactNode
  children?: ReactNode
}

/** The three totals per jamaah, with the largest font on the screen. */
export const TotalPrices = ({ title, totals, step = 0, action, children }: TotalPricesProps) => (
  <Section title={title} action={action}>
    <p className="quiet">{t('price.perJamaah')}</p>
    <Totals>
      {ROOM_TYPES.map((room) => (
        <div key={room}>
          <dt>{t(`room.${room}`)}</dt>
          <dd>{formatRupiah(toldTotals(totals, step)[room])}</dd>
          {step > 0 && (
            <dd className="exact">
              <RoundedFrom totals={totals} room={room} step={step} />
            </dd>
          )}
        </div>
      ))}
    </Totals>
    {children}
  </Section>
)
