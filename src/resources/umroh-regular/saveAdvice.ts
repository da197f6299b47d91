import type { UnsureSave } from '../../data-provider/types'

type Failed = Error & { status?: number } & Partial<UnsureSave>

const ADVICE = { repeatable: 'wizard.keptOnce', once: 'wizard.keptUnsure' } as const

/** The i18n key of a sentence that says where the form is kept and what to do after a failed save. */
export const saveAdvice = ({ unsure }: Partial<UnsureSave>) => (unsure ? ADVICE[unsure] : 'wizard.kept')

const UNSEEN = { repeatable: 'unseen.keptOnce', once: 'unseen.keptUnsure' } as const

/** The same sentence, with the package's name, for a mitra who has left the wizard. `isKept`: the draft is stored. */
export function unseenFailure({ unsure, status = 0 }: Failed, isKept: boolean) {
  if (unsure && isKept) return UNSEEN[unsure]
  if (unsure || status === 0 || status >= 500) return 'unseen.unclear'
  return isKept ? 'unseen.kept' : 'unseen.unchanged'
}
