import styled from '@emotion/styled'
import { useWatch } from 'react-hook-form'
import { formatTime } from '../../../../domain/values/dates'
import { formatRupiah } from '../../../../domain/values/money'
import { oldestPrice, priceOfForm } from '../../../../domain/package/packagePrice'
import type { PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { colour } from '../../../../../theme/tokens'
import { usePriceState } from './usePriceState'

const Bar = styled('p')({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 12,
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& strong': {
    fontSize: '1rem',
    fontWeight: 800,
    color: colour.accentDark,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The package's price so far, in a quad room: customers ask for this figure at every choice. */
export function PriceBar({ atReview }: { atReview: boolean }) {
  const form = useWatch<PackageForm>() as PackageForm
  const asOf = oldestPrice(form)
  const { kind } = usePriceState(form)
  return (
    <Bar>
      {t(atReview ? 'price.atReview' : 'price.soFar')}
      <strong>{kind === 'known' ? formatRupiah(priceOfForm(form).quad.total) : t(`price.${kind}`)}</strong>
      {asOf !== null && <small>{t('price.asOf', { time: formatTime(asOf) })}</small>}
    </Bar>
  )
}
