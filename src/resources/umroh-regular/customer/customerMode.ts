import type { PackageRow } from '@/domain/types'

/** The name under which the phone keeps whether 'Mode pelanggan' is on. */
export const CUSTOMER_MODE = 'customer-mode'
export const ON = 'on'

/** A row without what tells of the customer it is for, while another one is looking (docs/product.md §22.1.6). */
export const withoutCustomer = ({ progress: _, ...row }: PackageRow): PackageRow => row
