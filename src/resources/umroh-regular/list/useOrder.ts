import { useStore } from 'ra-core'
import type { ListOrder } from '../../../domain/package/listOrder'
import { umrohRegular } from '../resource'

/** The order lasts until the app is loaded again: the first request of the list names none (docs/product.md §5.3.1). */
export function useOrder(): [ListOrder, (order: ListOrder) => void] {
  const [order, setOrder] = useStore<ListOrder>(`${umrohRegular.name}.order`, 'newest')
  return [
    order,
    (wanted) => {
      setOrder(wanted)
      window.scrollTo(0, 0)
    },
  ]
}
