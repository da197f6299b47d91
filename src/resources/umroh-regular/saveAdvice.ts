import type { UnsureSave } from '../../data-provider/types'

type Failed = Error & { status?: number } & Partial<UnsureSave>

const ADVICE = { repeatable: 'wizard.keptOnce', once: 'wizard.keptUnsure' } as const

/** What has become of what was typed, and what to do, after a save that failed: an i18n key. */
export const saveAdvice = ({ unsure }: Partial<UnsureSave>) => (unsure ? ADVICE[unsure] : 'wizard.kept')

const UNSEEN = { repeatable: 'unseen.keptOnce', once: 'unseen.keptUnsure' } as const

/** The same of a wizard that was left meanwhile, with the package's name; `isKept`: its draft waits. */
export function unseenFailure({ unsure, status = 0 }: Failed, isKept: boolean) {
  if (unsure && isKept) return UNSEEN[unsure]
  if (unsure || status === 0 || status >= 500) return 'unseen.unclear'
  return isKept ? 'unseen.kept' : 'unseen.unchanged'
}
