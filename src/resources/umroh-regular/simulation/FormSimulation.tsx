import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { quoteOfForm } from '../../../domain/package/price/simulation'
import type { PackageForm } from '../../../domain/types'
import { SimulationButton } from './SimulationButton'
import { changesOf } from './simulationChoice'

/** 'Simulasi' at the wizard's review: 'Pakai di wizard' changes the open form. */
export function FormSimulation({ form }: { form: PackageForm }) {
  const { setValue } = useFormContext<PackageForm>()
  const quote = useMemo(() => quoteOfForm(form), [form])
  return (
    <SimulationButton
      quote={quote}
      onUse={(choice) => {
        const { jumlahJamaah, margin } = changesOf(choice)
        if (jumlahJamaah) setValue('jumlahJamaah', jumlahJamaah, { shouldDirty: true, shouldValidate: true })
        if (margin) setValue('margin', margin, { shouldDirty: true, shouldValidate: true })
      }}
    />
  )
}
