import { useFormState, useWatch } from 'react-hook-form'
import { openableSteps, stepOfField, visibleSteps } from '@/domain/package/wizardSteps'
import type { PackageForm } from '@/domain/types'
import { StepList } from './StepList'

export type StepperProps = {
  step: number
  /** The steps that the mitra has come to. */
  reached: readonly number[]
  /** Opens a step that is tapped; absent while the form cannot be left. */
  onOpen: ((step: number) => void) | undefined
}

/** The steps of this package in their order: the current step, the steps that are done, and the steps that hold a problem. */
export function Stepper({ step, reached, onOpen }: StepperProps) {
  const [startCity, withoutMakkah, withoutMadinah] = useWatch<
    PackageForm,
    ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel']
  >({
    name: ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel'],
  })
  const { errors } = useFormState<PackageForm>()
  const conditions = {
    startCity,
    hotelMakkah: { tanpaHotel: withoutMakkah },
    hotelMadinah: { tanpaHotel: withoutMadinah },
  }
  const shown = visibleSteps(conditions, step)
  return (
    <StepList
      step={step}
      shown={shown}
      wrong={Object.keys(errors).map(stepOfField)}
      openable={openableSteps(shown, reached)}
      {...(onOpen ? { onOpen } : {})}
    />
  )
}
