import type { ReactNode } from 'react'
import styled from '@emotion/styled'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import { ScreenBody, ScreenFooter, ScreenHeader } from '@/ui/layout/Screen'
import { FIRST_STEP, WIZARD_STEPS } from '@/domain/package/wizardSteps'
import { t } from '@/i18n/translate'
import { Card } from '@/ui/elements/Card'
import { StepList } from './steps/StepList'
import { links } from '../resource'

const Place = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 16,
  // Below 400 px the text under the title takes two lines (74 px with it), from 400 px on one (50 px). The clamp is shorter
  // than a media query.
  '& .title': {
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    minHeight: 'clamp(50px, 39600px - 9900vw, 74px)',
  },
  '& .fields': { display: 'grid', gap: 20 },
  '& .field': { display: 'grid', gap: 6 },
  '& .boxes': { height: 88, display: 'grid', alignContent: 'space-evenly' },
  '& > .ring': { position: 'absolute', top: 180, left: 'calc(50% - 20px)' },
})

const Field = ({ height = 52 }: { height?: number }) => (
  <div className="field">
    <Skeleton width="34%" height={20} />
    <Skeleton height={height} />
  </div>
)

/** The outlines of the first step's title and fields, under a spinner. */
const LoadingStep = () => (
  <Place role="progressbar" aria-label={t('app.loading')}>
    <div className="title">
      <Skeleton width="56%" height={24} />
      <Skeleton width="88%" height={16} />
    </div>
    <Card component="div">
      <div className="fields">
        <Field />
        <div className="boxes">
          <Skeleton width="36%" height={20} />
          <Skeleton width="40%" height={20} />
        </div>
        <Field height={48} />
        <Field />
        <Field />
      </div>
    </Card>
    <CircularProgress className="ring" role="presentation" aria-hidden="true" />
  </Place>
)

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
      <Skeleton height={52} style={{ flex: 1 }} />
    </ScreenFooter>
  </>
)
