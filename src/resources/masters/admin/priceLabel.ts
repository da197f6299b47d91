import { unitOf, type MasterField } from '../../../domain/masters/masters'
import { t } from '../../../i18n/admin/desktop'

/** The name of a master's price in its form, table and file: it says what the price counts (docs/product.md §8.5). */
export const priceLabel = (field: MasterField): string =>
  t(field === 'margin' ? 'master.amount' : `master.price.${unitOf(field)}`)
