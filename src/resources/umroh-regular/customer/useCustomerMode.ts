import { use, useSyncExternalStore } from 'react'
import { PhoneUserContext } from '@/ui/user/phoneUserContext'

const NAME = 'customer-mode'
const ON = 'on'

/**
 * 'Mode pelanggan' of the signed-in user, as this phone remembers it (docs/product.md §22.1.4). While it is on, a customer
 * is looking: no screen may draw what a customer must not see, not even hidden.
 */
export function useCustomerMode() {
  const { values } = use(PhoneUserContext)
  const isOn = useSyncExternalStore(values.subscribe, () => values.get(NAME)) === ON
  return { isOn, set: (wanted: boolean) => values.set(NAME, wanted ? ON : '') }
}
