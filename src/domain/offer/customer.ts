import { searchable } from '../text/search'
import { formatWhatsapp, receivedWhatsapp } from './whatsapp'

/** The customer of an offer or of a package's last share. */
export type Customer = {
  customerName: string | null
  /** Digits from the country code on. */
  customerPhone: string | null
}

const spelled = (name: string | null) => searchable(name ?? '') || name?.trim() || null

/** Whether two shares of one package name the same customer: by the number, or by the name however it is spelled (docs/product.md §36.1.1). */
export function isSameCustomer(one: Customer, other: Customer): boolean {
  const [name, otherName] = [spelled(one.customerName), spelled(other.customerName)]
  const hasNumber = one.customerPhone !== null && one.customerPhone === other.customerPhone
  return hasNumber || (name !== null && name === otherName)
}

/** A customer as form fields take one: a number that cannot be read, and whatever is not known, is an empty text. */
export const customerFields = ({ customerName, customerPhone }: Customer) => ({
  customerName: customerName ?? '',
  customerPhone: customerPhone !== null && receivedWhatsapp(customerPhone) ? formatWhatsapp(customerPhone) : '',
})
