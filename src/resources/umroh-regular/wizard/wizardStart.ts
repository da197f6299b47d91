import { useState } from 'react'
import { useLocation } from 'react-router'
import type { PackageForm } from '@/domain/types'

/** The wishes of a screen that opens the wizard. It lies in the state of the history entry. */
export type WizardStart = {
  /** The step that the wizard begins with, if no draft is continued. */
  step?: number
  /** The writer of the draft that it continues, without asking. */
  writer?: string
  /** The form begins again with the package that somebody else has saved. */
  hasTakenSaved?: boolean
  /** Fields that the mitra chose on that screen; not saved yet. */
  changes?: Partial<PackageForm>
}

const KEY = 'wizard'

export const startOfWizard = (start: WizardStart) => ({ [KEY]: start })

/** The start that another screen asked for, as the wizard opens. Its first step replaces this state, so a reload has none. */
export function useWizardStart(): WizardStart | undefined {
  const { state } = useLocation() as { state: { [KEY]?: WizardStart } | null }
  const [start] = useState(state?.[KEY])
  return start
}
