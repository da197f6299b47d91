import { t } from '../../../i18n/offer/offerProfile'
import { LinesField } from '../../../ui/form/typed/LinesField'
import { Section } from '../../../ui/layout/Section'
import { Fields } from './parts'

/** The lines that stand in every offer. */
export const WordFields = () => (
  <Section title={t('offerProfile.words')}>
    <Fields>
      <p className="quiet">{t('offerProfile.wordsHint')}</p>
      {(['included', 'excluded', 'terms'] as const).map((name) => (
        <LinesField key={name} name={name} label={t(`offerProfile.${name}`)} />
      ))}
    </Fields>
  </Section>
)
