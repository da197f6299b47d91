import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useLayoutKind } from '../../../../ui/layout/layoutKind'
import { ScreenBody } from '../../../../ui/layout/Screen'
import type { PackageForm } from '../../../../domain/types'
import { FIRST_STEP, stepId, type WizardStepId } from '../../../../domain/package/wizardSteps'
import { WizardKeptPrices } from '../form/KeptPrices'
import { WizardCautions } from '../form/WizardCautions'
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

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '&[data-beside]': { position: 'sticky', top: 'calc(var(--head, 0px) + 8px)' },
})

/** The shown step; on the desktop summary and price stand beside its fields. */
export function StepContent({ step, isSaving }: { step: number; isSaving: boolean }) {
  const isDesktop = useLayoutKind() === 'desktop'
  return (
    <ScreenBody as="main" data-beside>
      {/* A save that is under way would miss anything typed now. */}
      <div style={{ display: 'contents' }} inert={isSaving}>
        <Step key={step} step={step} />
        {isDesktop && <Beside />}
      </div>
    </ScreenBody>
  )
}

/** One step: its title, a summary of the package, and its fields. */
function Step({ step }: { step: number }) {
  const id = stepId(step)
  const isDesktop = useLayoutKind() === 'desktop'
  return (
    <Stack>
      <StepTitle step={step} />
      <WizardKeptPrices />
      <WizardCautions step={id} />
      {step !== FIRST_STEP && !isDesktop && <SummaryCard />}
      {STEPS[id]}
    </Stack>
  )
}

/** The package so far and its price. On the phone the price bar and the review show the price. */
function Beside() {
  const form = useWatch<PackageForm>() as PackageForm
  return (
    <Stack data-beside>
      <SummaryCard />
      <PriceBlock form={form} />
    </Stack>
  )
}
