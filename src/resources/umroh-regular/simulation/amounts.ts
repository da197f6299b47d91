import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/package/simulation'

/** An amount, or a dash where it is not known. */
export const orDash = (value: unknown): string => (value === null ? t('app.empty') : formatRupiah(value))
