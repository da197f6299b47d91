import { useState, type ReactNode } from 'react'
import { t } from '@/i18n/package/detail'
import { SwitchField } from '@/ui/form/SwitchField'
import { useCustomerMode } from './useCustomerMode'

/** The switch in the header of detail and review (docs/product.md §22.1.4). */
export function CustomerSwitch() {
  const { isOn, set } = useCustomerMode()
  return <SwitchField label={t('customer.mode')} word={t('customer.on')} isOn={isOn} onChange={set} />
}

/** What Beranda tells of customers, while none of them is looking (docs/product.md §22.1.6). The switch stays where it was pressed. */
export function HiddenFromCustomer({ children }: { children: ReactNode }) {
  const { isOn } = useCustomerMode()
  const [wasOn] = useState(isOn)
  return (
    <>
      {wasOn && <CustomerSwitch />}
      {!isOn && children}
    </>
  )
}
