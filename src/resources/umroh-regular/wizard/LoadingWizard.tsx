import { LoadingCards } from '../../../ui/feedback/LoadingCards'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ScreenBody, ScreenFooter, ScreenHeader } from '../../../ui/layout/Screen'
import { FIRST_STEP, WIZARD_STEPS } from '../../../domain/package/wizardSteps'
import { t } from '../../../i18n/translate'
import { StepList } from './steps/StepList'
import { links } from '../resource'

const ALL_STEPS = [...WIZARD_STEPS.keys()]
const EXPECTED = [84, 84, 84, 84, 84]

/** The wizard while its package loads. It draws no fields and no buttons yet. */
export const LoadingWizard = () => (
  <>
    <ScreenHeader title={t('wizard.title')} backTo={links.list} backLabel={t('app.backToList')}>
      <StepList step={FIRST_STEP} shown={ALL_STEPS} />
    </ScreenHeader>
    <ScreenBody as="main">
      <LoadingCards heights={EXPECTED} />
    </ScreenBody>
    <ScreenFooter>
      <Skeleton height={52} />
    </ScreenFooter>
  </>
)
