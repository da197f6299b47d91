import { Section } from '../../../ui/layout/Section'
import type { PackageDetail } from '../../../domain/types'
import { t } from '../../../i18n/translate'
import { Facts } from '../Facts'
import { cityOrderText } from './detailHoles'

/** The first section of a detail: the package's name, its jamaah and the order of its cities. */
export const DetailHead = ({ detail }: { detail: PackageDetail }) => (
  <Section title={detail.name ?? t('app.empty')}>
    <Facts
      facts={[
        [t('field.jumlahJamaah'), t('app.people', { n: detail.jamaah })],
        [t('field.urutanKota'), cityOrderText(detail)],
        ...(detail.mitra ? [[t('profile.mitra'), detail.mitra] as const] : []),
      ]}
    />
  </Section>
)
