import { t } from '../../../i18n/offer/offerProfile'
import { TypedField } from '../../../ui/form/typed/TypedField'
import { Section } from '../../../ui/layout/Section'
import { Fields } from './parts'

/** The fields of the business that makes the offers, and for how long they are valid. */
export const BusinessFields = () => (
  <Section title={t('offerProfile.about')}>
    <Fields>
      <TypedField name="business" label={t('offerProfile.business')} required maxLength={200} />
      <div>
        <TypedField name="whatsapp" label={t('offerProfile.whatsapp')} type="tel" inputMode="tel" maxLength={500} />
        <p className="hint">{t('offerProfile.whatsappHint')}</p>
      </div>
      <div>
        <TypedField name="validDays" label={t('offerProfile.validDays')} inputMode="numeric" maxLength={4} required />
        <p className="hint">{t('offerProfile.validDaysHint')}</p>
      </div>
    </Fields>
  </Section>
)
