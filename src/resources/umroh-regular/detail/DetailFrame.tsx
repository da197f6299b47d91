import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/layout/Button'
import { LoadingCards } from '../../../ui/feedback/LoadingCards'
import { ScreenBody, ScreenFooter, ScreenHeader } from '../../../ui/layout/Screen'
import { t } from '../../../i18n/translate'
import { links } from '../resource'

/** Header and footer around a package's detail. */
export function DetailFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <>
      <ScreenHeader title={t('detail.title')} backTo={links.list} backLabel={t('app.backToList')} action={action} />
      {children}
      <ScreenFooter>
        <ButtonLink to={links.list} variant="outlined" size="large">
          {t('detail.backToList')}
        </ButtonLink>
      </ScreenFooter>
    </>
  )
}

const EXPECTED = [130, 104, 264, 264]

/** The detail while its package loads. */
export const LoadingDetail = () => (
  <ScreenBody as="main">
    <LoadingCards heights={EXPECTED} />
  </ScreenBody>
)
