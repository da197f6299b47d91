import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import { t } from '../../../i18n/translate'
import type { StepState } from './useWizardSteps'

/** What the history is told of a jump from the current step. */
export const StepLinkContext = createContext<((goal: number) => StepState) | null>(null)

/** 'Ubah': a link to another step of the wizard. */
export function ChangeLink({ step }: { step: number }) {
  const stateFor = useContext(StepLinkContext)
  return (
    <Link className="change" to="." state={stateFor?.(step)}>
      {t('wizard.change')}
    </Link>
  )
}
