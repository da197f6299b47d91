import { useWatch } from 'react-hook-form'
import { pastCheckIn, staysOfForm } from '../../../../domain/package/stayDates'
import type { WizardStepId } from '../../../../domain/package/wizardSteps'
import type { PackageForm } from '../../../../domain/types'
import { today } from '../../../../domain/values/dates'
import { PastCheckIn, StayCaution } from '../../dates/DateCautions'

/** The steps that show the dates of the stays. */
const SHOWS_STAYS: readonly WizardStepId[] = ['hotelMakkah', 'hotelMadinah', 'review']

/** Warnings about the dates of the form: on every step a check-in that has passed, beside the dates odd stays. */
export function WizardCautions({ step }: { step: WizardStepId }) {
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
