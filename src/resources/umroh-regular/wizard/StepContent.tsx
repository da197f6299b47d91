import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ScreenBody } from '../../../components/Screen'
import { FIRST_STEP, WIZARD_STEPS, type WizardStepId } from '../../../domain/wizardSteps'
import { t } from '../../../i18n/translate'
import { colour } from '../../../../theme/tokens'
import { ExtrasStep } from './ExtrasStep'
import { HotelStep } from './HotelStep'
import { JourneyStep } from './JourneyStep'
import { ReviewStep } from './ReviewStep'
import { SummaryCard } from './SummaryCard'
import { TripStep } from './TripStep'

const STEPS: Record<WizardStepId, ReactNode> = {
  perjalanan: <JourneyStep />,
  hotelMakkah: <HotelStep city="makkah" />,
  hotelMadinah: <HotelStep city="madinah" />,
  tipePerjalanan: <TripStep />,
  tambahan: <ExtrasStep />,
  review: <ReviewStep />,
}

const Title = styled('div')({
  '& h2': { fontSize: '1.25rem', fontWeight: 800, letterSpacing: '-0.01em', lineHeight: 1.3 },
  '& p': { color: colour.quiet, marginTop: 2 },
})

/** One step: what it is about, the package so far, and its fields. */
export function StepContent({ step }: { step: number }) {
  const id = (WIZARD_STEPS[step] ?? WIZARD_STEPS[FIRST_STEP]).id
  return (
    <ScreenBody as="main" key={id}>
      <Title>
        <h2>{t(`step.${id}.title`)}</h2>
        <p>{t(`step.${id}.subtitle`)}</p>
      </Title>
      {step !== FIRST_STEP && <SummaryCard />}
      {STEPS[id]}
    </ScreenBody>
  )
}
