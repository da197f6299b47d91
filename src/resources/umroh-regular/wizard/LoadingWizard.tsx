import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { ScreenBody, ScreenFooter, ScreenHeader } from '../../../ui/layout/Screen'
import { FIRST_STEP, WIZARD_STEPS } from '../../../domain/package/wizardSteps'
import { t } from '../../../i18n/translate'
import { LoadingStep } from './LoadingStep'
import { StepList } from './steps/StepList'
import { links } from '../resource'

const ALL_STEPS = [...WIZARD_STEPS.keys()]

/** The wizard while its package loads, in the shape of its first step: no field can be filled yet. */
export const LoadingWizard = ({ children }: { children?: ReactNode }) => (
  <>
    <ScreenHeader title={t('wizard.title')} backTo={links.list} backLabel={t('app.backToList')}>
      <StepList step={FIRST_STEP} shown={ALL_STEPS} />
    </ScreenHeader>
    <ScreenBody as="main" data-beside>
      <LoadingStep />
      {children}
    </ScreenBody>
    <ScreenFooter>
      <Skeleton height={52} />
    </ScreenFooter>
  </>
)
