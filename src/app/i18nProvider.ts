import type { I18nProvider } from 'ra-core'
import { translate } from '../i18n/translate'

/** react-admin's i18n provider over our own texts. The app has one language. */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'id',
}
