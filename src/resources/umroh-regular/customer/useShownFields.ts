import { isSecret, type PackageField } from '../../../domain/package/packageFields'
import { useCustomerMode } from './useCustomerMode'

/** Leaves out the fields that a customer must not see, while 'Mode pelanggan' is on. */
export function useShownFields() {
  const { isOn } = useCustomerMode()
  return (fields: readonly PackageField[]) => (isOn ? fields.filter((field) => !isSecret(field)) : fields)
}
