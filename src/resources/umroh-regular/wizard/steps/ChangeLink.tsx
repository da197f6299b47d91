import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import { t } from '@/i18n/package/wizard'
import type { StepState } from './useWizardSteps'

/** The history state for a jump from the current step. */
export const StepLinkContext = createContext<((goal: number) => StepState) | null>(null)

/** 'Ubah': a link to another step of the wizard. */
export function ChangeLink({ step }: { step: number }) {
  const stateFor = useContext(StepLinkContext)
  // A link to the current address would replace the history entry of this step, which Back and the exit after saving need.
  return (
    <Link className="change" to="." replace={false} state={stateFor?.(step)}>
      {t('wizard.change')}
    </Link>
  )
}
