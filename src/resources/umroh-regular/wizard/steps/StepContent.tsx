import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { useWatch, useController } from 'react-hook-form'
import { colour } from '@theme/tokens'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { ScreenBody } from '@/ui/layout/Screen'
import type { PackageForm, City, TripType } from '@/domain/types'
import { FIRST_STEP, stepId, type WizardStepId } from '@/domain/package/wizardSteps'
import { t } from '@/i18n/package/wizard'
import { pastCheckIn, staysOfForm } from '@/domain/package/stayDates'
import { today } from '@/domain/values/dates'
import { HOTEL_FIELDS, TRIP_FIELDS } from '@/domain/masters/masters'
import { ToggleField } from '@/ui/form/ToggleField'
import { MasterPicker } from '@/resources/custom-data/pickers'
import { HotelPicker } from '@/resources/hotel/pickers'
import { useRounding } from '@/resources/keptRounding'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { PastCheckIn, StayCaution } from '../../dates/DateCautions'
import { Fields } from '../form/Fields'
import { WithoutHotelField } from '../form/WithoutHotelField'
import { useEarlierServices } from '../last/earlierServices'
import { LastPackageOffer, TakenNote } from '../last/LastPackage'
import { WizardKeptPrices } from '../form/PriceRefreshes'
import { ExtrasStep } from './ExtrasStep'
import { JourneyStep } from './JourneyStep'
import { PriceBlock } from './PriceBlock'
import { ReviewStep } from './ReviewStep'
import { StayFields } from './StayFields'
import { SummaryCard } from './SummaryCard'

const TYPES: readonly TripType[] = ['private', 'group']

/** Step 3: private or group, and the services of that type. The form keeps the other type's choices, but does not price or send them. */
export function TripStep() {
  const { field, fieldState } = useController<PackageForm, 'tipePerjalanan'>({ name: 'tipePerjalanan' })
  return (
    <Fields>
      <ToggleField
        label={t('field.tipePerjalanan')}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        options={TYPES.map((value) => ({ value, label: t(`trip.${value}`) }))}
      />
      {/* Nothing stands below it, so nothing moves when the server has answered. */}
      {field.value === null && <LastPackageOffer step="tipePerjalanan" />}
      {field.value && TRIP_FIELDS[field.value].map((name) => <MasterPicker key={name} field={name} />)}
    </Fields>
  )
}

// A tick box has room around its words already.
const CloseToEdges = styled('div')({ marginBlock: -10 })

/** Steps 1 and 2: the dates in a city and the hotel there. */
function HotelStep({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const { isOn: isForCustomer } = useCustomerMode()
  const step = useRounding()
  // Read ahead, so that the next steps can offer them as they open.
  useEarlierServices()
  const [startCity, isWithout] = useWatch<PackageForm, ['startCity', `${typeof field}.tanpaHotel`]>({
    name: ['startCity', `${field}.tanpaHotel`],
  })
  return (
    <Fields>
      {(startCity !== city || isWithout) && (
        <CloseToEdges>
          <WithoutHotelField city={city} label={t('field.tanpaHotel')} />
        </CloseToEdges>
      )}
      {!isWithout && (
        <>
          <StayFields city={city} />
          <HotelPicker city={city} isForCustomer={isForCustomer} step={step} />
        </>
      )}
    </Fields>
  )
}

/** The steps that show the dates of the stays. */
const SHOWS_STAYS: readonly WizardStepId[] = ['hotelMakkah', 'hotelMadinah', 'review']

/** Warnings about the dates of the form: on every step a check-in that has passed, beside the dates odd stays. */
function WizardCautions({ step }: { step: WizardStepId }) {
  const [startCity, hotelMakkah, hotelMadinah] = useWatch<PackageForm, ['startCity', 'hotelMakkah', 'hotelMadinah']>({
    name: ['startCity', 'hotelMakkah', 'hotelMadinah'],
  })
  const hotels = { hotelMakkah, hotelMadinah }
  return (
    <>
      <PastCheckIn date={pastCheckIn(hotels, today())} />
      {SHOWS_STAYS.includes(step) && <StayCaution startCity={startCity} stays={staysOfForm(hotels)} />}
    </>
  )
}

const Title = styled('div')({
  '& h2': { fontSize: '1.25rem', fontWeight: 800, letterSpacing: '-0.01em', lineHeight: 1.3 },
  '& p': { color: colour.quiet, marginTop: 2 },
})

/** The title of a step; the first and the last step say what to do there. The others keep the room for their fields. */
function StepTitle({ step }: { step: number }) {
  const id = stepId(step)
  return (
    <Title>
      <h2 tabIndex={-1}>{t(`step.${id}.title`)}</h2>
      {(id === 'perjalanan' || id === 'review') && <p>{t(`step.${id}.subtitle`)}</p>}
    </Title>
  )
}

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
  // An empty live region adds no gap.
  '& > [role=status]:empty': { position: 'absolute' },
  '&[data-beside]': { position: 'sticky', top: 'calc(var(--head, 0px) + 8px)' },
})

/** The shown step; on the desktop summary and price stand beside its fields. */
export function StepContent({ step, isSaving }: { step: number; isSaving: boolean }) {
  const isDesktop = useLayoutKind() === 'desktop'
  return (
    <ScreenBody as="main" data-beside>
      {/* A save that is under way would miss anything typed now. */}
      <div style={{ display: 'contents' }} inert={isSaving}>
        <Step step={step} withSummary={!isDesktop && step !== FIRST_STEP} />
        {isDesktop && <Beside />}
      </div>
    </ScreenBody>
  )
}

/** One step: its title, a summary of the package, and its fields. */
function Step({ step, withSummary }: { step: number; withSummary: boolean }) {
  const id = stepId(step)
  return (
    <Stack>
      <Fragment key={`head ${step}`}>
        <StepTitle step={step} />
        <WizardKeptPrices />
        <WizardCautions step={id} />
      </Fragment>
      <TakenNote />
      <Fragment key={`fields ${step}`}>
        {withSummary && <SummaryCard />}
        {STEPS[id]}
      </Fragment>
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
