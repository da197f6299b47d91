import type { ReactNode } from 'react'
import { t } from '@/i18n/package/compare'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { ScreenBody, ScreenHeader } from '@/ui/layout/Screen'
import { links } from '../resource'

/** Header and footer around the comparison. */
export const CompareFrame = ({ footer, children }: { footer?: ReactNode; children: ReactNode }) => (
  <>
    <ScreenHeader title={t('compare.title')} backTo={links.list} backLabel={t('app.backToList')} />
    <ScreenBody as="main">{children}</ScreenBody>
    {footer}
  </>
)

const EXPECTED = [148, 520]

/** The comparison while its packages load. */
export const LoadingComparison = () => <LoadingCards heights={EXPECTED} />
