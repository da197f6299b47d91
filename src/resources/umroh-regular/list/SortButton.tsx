import styled from '@emotion/styled'
import { ordersOf, type ListOrder } from '@/domain/package/listOrder'
import { t } from '@/i18n/translate'
import { useCardList } from '@/kit/cardListPages'
import { SEARCH_GAP } from '@/kit/CardListFrame'
import { IconButton } from '@/ui/elements/IconButton'
import SortIcon from '@mui/icons-material/SortRounded'
import { forcedLine } from '@/ui/layout/styles'
import { colour, radius, TOUCH } from '@theme/tokens'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { SortSheet } from './lazySheets'
import { SORT_EDGE } from './frameParts'

// The search box keeps room for the button, so that nothing moves when it appears.
export const SortPlace = styled('span')({
  display: 'flex',
  margin: `0 ${SORT_EDGE}px 0 -${SEARCH_GAP + TOUCH + SORT_EDGE}px`,
  '& > button': { borderRadius: radius.small, color: colour.text },
  '&[data-chosen] > button': { backgroundColor: colour.accentSoft, color: colour.accentDark },
  // In forced colours the line marks the choice. The ring of the focus must stay.
  '&[data-chosen] > button:not(:focus-visible)': { outline: forcedLine },
})

/** The button alone, also in the frame before React. */
export const SortIconButton = ({ onClick }: { onClick?: () => void }) => (
  <IconButton label={t('list.sort')} onClick={onClick}>
    <SortIcon fontSize="small" />
  </IconButton>
)

/** 'Urutkan', if the API says that it sorts (docs/product.md §22.4.6). */
export function SortButton({ order, onOrder }: { order: ListOrder; onOrder: (order: ListOrder) => void }) {
  const { meta } = useCardList()
  const { subject, isAsked, open, close } = useLazySheet<readonly ListOrder[]>(SortSheet)
  const orders = ordersOf(meta?.sortBy ?? [])
  if (orders.length === 0) return null
  return (
    <SortPlace data-chosen={order === 'newest' ? undefined : ''}>
      <SortIconButton onClick={() => open(orders)} />
      {isAsked && <SortSheet orders={subject} order={order} onOrder={onOrder} onClose={close} />}
    </SortPlace>
  )
}
