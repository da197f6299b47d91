import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useLayoutKind } from '../../../../ui/layout/layoutKind'
import { ScreenBody } from '../../../../ui/layout/Screen'
import type { PackageForm } from '../../../../domain/types'
import { FIRST_STEP, LAST_STEP, WIZARD_STEPS, type WizardStepId } from '../../../../domain/package/wizardSteps'
import { ExtrasStep } from './ExtrasStep'
import { HotelStep } from './HotelStep'
import { JourneyStep } from './JourneyStep'
import { PriceBlock } from './PriceBlock'
import { ReviewStep } from './ReviewStep'
import { StepTitle } from './StepTitle'
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

const Stack = styled('div')({ display: 'grid', gap: 16 })

/** One step: what it is about, the package so far, and its fields; on the desktop the package and its price beside them. */
export function StepContent({ step, isSaving }: { step: number; isSaving: boolean }) {
  const id = (WIZARD_STEPS[step] ?? WIZARD_STEPS[FIRST_STEP]).id
  const isDesktop = useLayoutKind() === 'desktop'
  return (
    <ScreenBody as="main" key={id} data-beside>
      {/* What is typed while a save is on its way would be in none. */}
      <div style={{ display: 'contents' }} inert={isSaving}>
        <Stack>
          <StepTitle step={step} />
          {step !== FIRST_STEP && !isDesktop && <SummaryCard />}
          {STEPS[id]}
        </Stack>
        {isDesktop && <Beside isReview={step === LAST_STEP} />}
      </div>
    </ScreenBody>
  )
}

function Beside({ isReview }: { isReview: boolean }) {
  const form = useWatch<PackageForm>() as PackageForm
  return (
    <Stack>
      <SummaryCard />
      {/* The review has its own. */}
      {!isReview && <PriceBlock form={form} />}
    </Stack>
  )
}
