import type { UnsureSave } from '@/data-provider/types'
import { t } from '@/i18n/package/saveAdvice'
import { say } from '@/i18n/translate'

type Failed = Error & { status?: number } & Partial<UnsureSave>

const ADVICE = { repeatable: 'wizard.keptOnce', once: 'wizard.keptUnsure', ask: 'wizard.mayExist' } as const

/** The i18n key of a sentence that says where the form is kept and what to do after a failed save. */
export const saveAdvice = ({ unsure }: Partial<UnsureSave>) => (unsure ? ADVICE[unsure] : 'wizard.kept')

type Refused = Error & { body?: { errors?: Record<string, string> } } & Partial<UnsureSave>

const wordsOf = (error: Refused): string => say(error.body?.errors?.namaPaket ?? error.message)

/** The text after a failed copy; when the answer was lost, it says that a copy may exist. */
export function failureInWords(error: Refused): string {
  if (error.unsure === 'ask') return t(saveAdvice(error))
  return error.unsure ? `${wordsOf(error)} ${t(saveAdvice(error))}` : wordsOf(error)
}

/** The same for one of many packages, where nothing was typed: only a repetition that could save twice needs a word more. */
export const failureOfOne = (error: Refused): string =>
  error.unsure && error.unsure !== 'repeatable' ? failureInWords(error) : wordsOf(error)

const UNSEEN = { repeatable: 'unseen.keptOnce', once: 'unseen.keptUnsure', ask: 'unseen.keptUnsure' } as const

/** The same sentence, with the package's name, for a mitra who has left the wizard. `isKept`: the draft is stored. */
export function unseenFailure({ unsure, status = 0 }: Failed, isKept: boolean) {
  if (unsure && isKept) return UNSEEN[unsure]
  if (unsure || status === 0 || status >= 500) return 'unseen.unclear'
  return isKept ? 'unseen.kept' : 'unseen.unchanged'
}
