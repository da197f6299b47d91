import type { UnsureSave } from '../../data-provider/types'

const ADVICE = { repeatable: 'wizard.keptOnce', once: 'wizard.keptUnsure' } as const

/** What has become of what was typed, and what to do, after a save that failed: an i18n key. */
export const saveAdvice = ({ unsure }: Partial<UnsureSave>) => (unsure ? ADVICE[unsure] : 'wizard.kept')

const UNSEEN = { repeatable: 'unseen.keptOnce', once: 'unseen.keptUnsure' } as const

/** The same of a wizard that was left meanwhile; with the package's name. */
export const unseenFailure = ({ unsure }: Error & Partial<UnsureSave>) => (unsure ? UNSEEN[unsure] : 'unseen.kept')
