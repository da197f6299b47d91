import { t } from '@/i18n/translate'

/** A trip type as it is shown: with a capital letter, or a dash if there is none (docs/product.md §5.2.1). */
export const tripName = (type: string | null): string =>
  type ? type.charAt(0).toUpperCase() + type.slice(1) : t('app.empty')
