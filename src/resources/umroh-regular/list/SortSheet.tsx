import styled from '@emotion/styled'
import type { ListOrder } from '@/domain/package/listOrder'
import { t } from '@/i18n/package/listOrder'
import { Button } from '@/ui/elements/Button'
import CheckIcon from '@mui/icons-material/CheckRounded'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import { useKept } from '@/ui/hooks/useKept'
import { colour, space } from '@theme/tokens'

const Body = styled('div')({
  display: 'grid',
  gap: 8,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& > button': { justifyContent: 'space-between', textAlign: 'left' },
  '& > [aria-pressed=true]': { borderColor: colour.accent, color: colour.accentDark },
})

export type SortSheetProps = {
  /** The orders to choose from; null while the sheet is closed. */
  orders: readonly ListOrder[] | null
  order: ListOrder
  onOrder: (order: ListOrder) => void
  onClose: () => void
}

/** The orders of the list: each button sorts at once. */
export function SortSheet({ orders, order, onOrder, onClose }: SortSheetProps) {
  const shown = useKept(orders)
  const choose = (chosen: ListOrder) => {
    onOrder(chosen)
    onClose()
  }
  return (
    <BottomSheet open={orders !== null} onClose={onClose} title={t('order.title')}>
      <Body>
        {shown?.map((each) => (
          <Button
            key={each}
            variant="outlined"
            size="large"
            aria-pressed={each === order}
            endIcon={each === order && <CheckIcon />}
            onClick={() => choose(each)}
          >
            {t(`order.${each}`)}
          </Button>
        ))}
      </Body>
    </BottomSheet>
  )
}
