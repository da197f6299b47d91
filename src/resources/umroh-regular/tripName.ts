import { t } from '../../i18n/translate'

/** A trip type as it is shown: capitalised, a dash where there is none (spec §2, list). */
export const tripName = (type: string | null): string =>
  type ? type.charAt(0).toUpperCase() + type.slice(1) : t('app.empty')
