import styled from '@emotion/styled'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { totalsPerRoom } from '@/domain/package/price/packagePrice'
import type { PackageForm } from '@/domain/types'
import { priceInRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/wizard'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { PriceGrid } from '@/ui/elements/PriceGrid'
import { colour } from '@theme/tokens'
import { useTold } from '@/resources/keptRounding'
import { datesProblem, priceAge, usePriceState } from './priceState'

const Place = styled('div')({
  flex: '1 0 100%',
  containerType: 'inline-size',
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& > p': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
  '& dd': { color: colour.accentDark },
  // With large letters the words are hidden, so that prices and footer stay in sight.
  '@container (max-width: 14em)': { '& > p > span': { ...visuallyHidden } },
})

/** The price of every room type above 'Simpan' (docs/product.md §6.1.6), as high as it is while a price is being read. */
export function ReviewPrices() {
  const id = useId()
  const form = useWatch<PackageForm>() as PackageForm
  const price = usePriceState(form)
  const totals = useTold(totalsPerRoom(form))
  const isKnown = price.kind === 'known'
  const age = isKnown ? priceAge(form, price) : datesProblem(form)
  return (
    <Place role="group" aria-labelledby={id}>
      <p>
        <span id={id}>{t('price.perJamaah')}</span>
        {price.kind !== 'known' && <strong>{t(`price.${price.kind}`)}</strong>}
        {age && <small>{age}</small>}
      </p>
      <PriceGrid prices={totals} format={(total) => priceInRupiah(isKnown ? total : null)} />
    </Place>
  )
}
