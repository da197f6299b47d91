import { useStore } from 'ra-core'
import type { ListOrder } from '@/domain/package/listOrder'
import { useResource } from '@/ui/hooks/useResource'

/** The order lasts until the app is loaded again: the first request of the list names none (docs/product.md §5.3.1). */
export function useOrder(): [ListOrder, (order: ListOrder) => void] {
  const [order, setOrder] = useStore<ListOrder>(`${useResource()}.order`, 'newest')
  return [
    order,
    (wanted) => {
      setOrder(wanted)
      window.scrollTo(0, 0)
    },
  ]
}
