import styled from '@emotion/styled'
import { Suspense } from 'react'
import { ordersOf, type ListOrder } from '../../../domain/package/listOrder'
import { t } from '../../../i18n/translate'
import { IconButton } from '../../../ui/elements/IconButton'
import { SortIcon } from '../../../ui/elements/icons'
import { colour, radius } from '../../../../theme/tokens'
import { useLazySheet } from '../useLazySheet'
import { SortSheet } from './lazySortSheet'
import { usePackages } from './packages'

const Place = styled('span')({
  display: 'flex',
  borderRadius: radius.medium,
  border: `1px solid ${colour.lineStrong}`,
  '& > button': { width: 50, height: 'auto', minHeight: 50, borderRadius: radius.medium, color: colour.text },
  '&[data-chosen]': { borderColor: colour.accent, backgroundColor: colour.accentSoft },
})

export type SortButtonProps = { order: ListOrder; onOrder: (order: ListOrder) => void }

/** 'Urutkan', where the API says that it sorts (docs/product.md §22.4.6). */
export function SortButton({ order, onOrder }: SortButtonProps) {
  const { meta } = usePackages()
  const { subject, isAsked, open, close } = useLazySheet<readonly ListOrder[]>(SortSheet)
  const orders = ordersOf(meta?.sortBy ?? [])
  if (orders.length === 0) return null
  return (
    <Place data-chosen={order === 'newest' ? undefined : ''}>
      <IconButton label={t('list.sort')} onClick={() => open(orders)}>
        <SortIcon size={22} />
      </IconButton>
      {isAsked && (
        <Suspense>
          <SortSheet orders={subject} order={order} onOrder={onOrder} onClose={close} />
        </Suspense>
      )}
    </Place>
  )
}
