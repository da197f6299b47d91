import type { UnsureSave } from '../../data-provider/types'

type Failed = Error & { status?: number } & Partial<UnsureSave>

const ADVICE = { repeatable: 'wizard.keptOnce', once: 'wizard.keptUnsure' } as const

/** The sentence about where the form is kept and what to do after a failed save: an i18n key. */
export const saveAdvice = ({ unsure }: Partial<UnsureSave>) => (unsure ? ADVICE[unsure] : 'wizard.kept')

const UNSEEN = { repeatable: 'unseen.keptOnce', once: 'unseen.keptUnsure' } as const

/** The same sentence for a wizard that was left, with the package's name; `isKept`: its draft waits. */
export function unseenFailure({ unsure, status = 0 }: Failed, isKept: boolean) {
  if (unsure && isKept) return UNSEEN[unsure]
  if (unsure || status === 0 || status >= 500) return 'unseen.unclear'
  return isKept ? 'unseen.kept' : 'unseen.unchanged'
}
