import { useFormState, useWatch } from 'react-hook-form'
import type { PackageForm } from '../../../../domain/types'
import { stepOfField, visibleSteps } from '../../../../domain/package/wizardSteps'
import { StepList } from './StepList'

/** The steps of this package in their order: the current step, the steps that are done, and the steps that hold a problem. */
export function Stepper({ step }: { step: number }) {
  const [startCity, withoutMakkah, withoutMadinah] = useWatch<
    PackageForm,
    ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel']
  >({
    name: ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel'],
  })
  const { errors } = useFormState<PackageForm>()
  const wrong = Object.keys(errors).map(stepOfField)
  return (
    <StepList
      step={step}
      wrong={wrong}
      shown={visibleSteps(
        { startCity, hotelMakkah: { tanpaHotel: withoutMakkah }, hotelMadinah: { tanpaHotel: withoutMadinah } },
        step,
      )}
    />
  )
}
