import type { UnsureSave } from '@/data-provider/types'
import { PAYLOAD_FIELDS } from '@/domain/package/packageSchema'
import { isForbidden } from '@/domain/requestPolicy'
import { t as adviceText } from '@/i18n/package/saveAdvice'
import { t } from '@/i18n/package/wizard'
import { say } from '@/i18n/translate'
import { saveAdvice } from '../../saveAdvice'
import type { SavePhase, ServerProblems } from './saveState'

export const unsureness = (error: unknown): UnsureSave['unsure'] | undefined =>
  (error as Partial<UnsureSave> | null)?.unsure

// The server would refuse the same form again, unless it only asked the app to wait.
const isFinal = (status = 0) => status >= 400 && status < 500 && ![408, 429].includes(status)

type Failed = Error & { status?: number; body?: { errors?: Record<string, string> } } & Partial<UnsureSave>

/**
 * Sorts the errors of a failed save: an error of a form field shows on that field, every other error at the foot
 * (docs/product.md §11.1.12).
 */
export function serverProblems(error: Failed): ServerProblems {
  const all = Object.entries(error.body?.errors ?? {})
  const isField = ([path]: [string, string]) => PAYLOAD_FIELDS.includes(path.split('.')[0] ?? '')
  const others = all.filter((entry) => !isField(entry)).map(([, text]) => text)
  const fields = all.filter(isField).map(([path, text]): [string, string] => [pathInForm(path), text])
  return {
    fields,
    message: others[0] ?? error.message,
    advice: saveAdvice(error),
    canRetry: fields.length === 0 && !isFinal(error.status),
  }
}

const PLAIN = ['namaPaket', 'startCity', 'jumlahJamaah', 'tipePerjalanan', 'tourLeader', 'transportasi']

// A choice shows its errors on its `id`, even if the server names the whole choice: `pesawat`, `transportasi.0`.
function pathInForm(path: string): string {
  const isRow = /^transportasi\.\d+$/.test(path)
  return isRow || (!path.includes('.') && !PLAIN.includes(path)) ? `${path}.id` : path
}

/** The message at the wizard's foot in a phase of its save; null if there is none. */
export function failureOf(phase: SavePhase): WizardFailure | null {
  switch (phase.at) {
    case 'invalid':
      return { text: 'error.422' }
    case 'offline':
      return { text: 'wizard.offline', canRetry: true }
    case 'newPrices':
      return { text: 'wizard.newPrices' }
    case 'merged':
      return { text: 'conflict.merged', isCalm: true }
    case 'tookSaved':
      return { text: 'conflict.tookSaved', isCalm: true }
    case 'unreadPrices':
      return {
        text: [t('wizard.unreadPrices'), phase.error && say(phase.error.message)].filter(Boolean).join(' '),
        canRetry: !isForbidden(phase.error),
        anyway: 'wizard.leaveToServer',
      }
    case 'mayExist':
      return { text: 'wizard.mayExist', anyway: 'wizard.saveAgain' }
    case 'refused':
    case 'unknown': {
      const { fields, message, advice, canRetry } = phase.problems
      return { text: fields.length > 0 ? message : `${say(message)} ${adviceText(advice)}`, canRetry }
    }
    default:
      return null
  }
}

/** The message after a save or a step that did not succeed, or that needs a look. */
export type WizardFailure = {
  /** An i18n key or a text. */
  text: string
  /** The same save may be tried again. */
  canRetry?: boolean
  /** The label of the button that saves anyway: at the server's prices, or a second time. */
  anyway?: 'wizard.leaveToServer' | 'wizard.saveAgain'
  /** The message reports no failure. */
  isCalm?: boolean
}
