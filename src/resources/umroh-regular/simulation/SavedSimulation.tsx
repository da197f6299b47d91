import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { savedQuote } from '@/domain/package/price/simulation'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import type { PackageDetail } from '@/domain/types'
import { useRounding } from '@/resources/keptRounding'
import { useMay } from '../detail/useMay'
import { links } from '../resource'
import { startOfWizard } from '../wizard/wizardStart'
import { SimulationButton } from './SimulationButton'
import { changesOf } from './simulationChoice'

/** 'Simulasi' of a saved package: from its saved figures, so that it needs no network. */
export function SavedSimulation({ detail }: { detail: PackageDetail }) {
  const navigate = useNavigate()
  const mayEdit = useMay('edit', detail)
  const step = useRounding(detail)
  const quote = useMemo(() => savedQuote(detail, step), [detail, step])
  return (
    <SimulationButton
      quote={quote}
      onUse={
        mayEdit
          ? (choice) =>
              navigate(links.edit(detail.id), {
                state: startOfWizard({ step: LAST_STEP, changes: changesOf(choice) }),
              })
          : undefined
      }
    />
  )
}
