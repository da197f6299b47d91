import { isForbidden } from '../../../../domain/requestPolicy'
import { say } from '../../../../i18n/translate'
import { t } from '../../../../i18n/package/wizard'
import type { WizardFailure } from './SaveFailure'
import type { SavePhase } from './saveState'

/** The message at the wizard's foot in a phase of its save; null if there is none. */
export function failureOf(phase: SavePhase): WizardFailure | null {
  switch (phase.at) {
    case 'invalid':
      return { text: 'wizard.invalid' }
    case 'offline':
      return { text: 'wizard.offline', canRetry: true }
    case 'newPrices':
      return { text: 'wizard.newPrices', showsTotal: true }
    case 'merged':
      return { text: 'conflict.merged', isCalm: true, showsTotal: true }
    case 'tookSaved':
      return { text: 'conflict.tookSaved', isCalm: true, showsTotal: true }
    case 'unreadPrices':
      return {
        text: [t('wizard.unreadPrices'), phase.error && say(phase.error.message)].filter(Boolean).join(' '),
        canRetry: !isForbidden(phase.error),
        canLeaveToServer: true,
      }
    case 'refused':
    case 'unknown': {
      const { fields, message, advice, canRetry } = phase.problems
      return { text: fields.length > 0 ? message : `${say(message)} ${t(advice)}`, canRetry }
    }
    default:
      return null
  }
}
