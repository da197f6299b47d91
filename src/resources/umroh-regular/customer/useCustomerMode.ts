import { use, useSyncExternalStore } from 'react'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'
import { CUSTOMER_MODE, ON } from './customerMode'

/**
 * 'Mode pelanggan' of the signed-in user, as this phone remembers it (docs/product.md §22.1.4). While it is on, a customer
 * is looking: no screen may draw what a customer must not see, not even hidden.
 */
export function useCustomerMode() {
  const { values } = use(PhoneUserContext)
  const isOn = useSyncExternalStore(values.subscribe, () => values.get(CUSTOMER_MODE)) === ON
  return { isOn, set: (wanted: boolean) => values.set(CUSTOMER_MODE, wanted ? ON : '') }
}
