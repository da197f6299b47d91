import { t } from '@/i18n/package/detail'
import { SwitchField } from '@/ui/form/SwitchField'
import { useCustomerMode } from './useCustomerMode'

/** The switch in the header of detail and review. */
export function CustomerSwitch() {
  const { isOn, set } = useCustomerMode()
  return <SwitchField label={t('customer.mode')} word={t('customer.on')} isOn={isOn} onChange={set} />
}
