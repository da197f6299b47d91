import styled from '@emotion/styled'
import { useId } from 'react'
import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { Card } from '@/ui/elements/Card'
import { type } from '@theme/tokens'
import { Totals, type TotalsProps } from '../TotalPrices'
import { detailHoles } from './detailHoles'

const Head = styled(Card)({
  '&& > h2': { fontSize: '1.25rem', lineHeight: 1.3 },
  '& .price': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 12,
    margin: '14px 0 6px',
    '& > span:first-of-type': { fontWeight: type.weight.bold },
  },
  '& dl + p': { marginTop: 4 },
})

/** A customer's first questions: the package, its days, people and prices (docs/product.md §9.1.2). */
export function DetailHead({ detail, ...prices }: { detail: PackageDetail } & TotalsProps) {
  const id = useId()
  const { name, journey, pricedAt } = detailHoles(detail)
  return (
    <Head aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {journey !== null && <p className="quiet">{journey}</p>}
      <section aria-label={t('detail.total')}>
        <p className="price">
          <span>{t('detail.total')}</span>
          <span className="quiet">{t('price.perJamaah')}</span>
        </p>
        <Totals {...prices} />
        {pricedAt !== null && <p className="quiet">{pricedAt}</p>}
      </section>
    </Head>
  )
}
