import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import { t } from '../../../../i18n/translate'
import type { StepState } from './useWizardSteps'

/** What the history is told of a jump from the current step. */
export const StepLinkContext = createContext<((goal: number) => StepState) | null>(null)

/** 'Ubah': a link to another step of the wizard. */
export function ChangeLink({ step }: { step: number }) {
  const stateFor = useContext(StepLinkContext)
  // A link to the address one is at would replace the step it leaves: Back, and the way out after saving, count on it.
  return (
    <Link className="change" to="." replace={false} state={stateFor?.(step)}>
      {t('wizard.change')}
    </Link>
  )
}
