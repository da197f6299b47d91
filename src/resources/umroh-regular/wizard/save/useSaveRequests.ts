import { useNotify } from 'ra-core'
import { retryMutation } from '../../../../domain/requestPolicy'
import { t } from '../../../../i18n/translate'
import { unseenFailure } from '../../saveAdvice'
import { usePackageMutation } from '../../usePackageMutation'
import type { WizardDraft } from '../draft/useDraft'
import type { SavePhase } from './saveState'
import { sendSave } from './saveRequests'
import { settle } from './settleSave'
import type { SaveMachine } from './useSaveMachine'

/** A notice of two sentences that interrupts something else stays long enough to be read, ms. */
const LONG_MS = 8000

export type SaveRequestsOptions = {
  machine: SaveMachine
  draft: WizardDraft
  /** The save was acknowledged, and the wizard still stands. */
  onDone: () => void
  /** The save failed, and the wizard still stands. */
  onFailed: (phase: SavePhase) => void
}

/**
 * Sends what the save machine says, and tells it the answers. A POST is never repeated by itself, as the first may have
 * arrived; a PUT may be. A mitra who has left the wizard is told of a failure by a notice.
 */
export function useSaveRequests({ machine, draft, onDone, onFailed }: SaveRequestsOptions) {
  const notify = useNotify()
  const { id } = machine.get()
  const { run } = usePackageMutation<string>({
    async save(provider) {
      const { phase } = machine.get()
      if (phase.at === 'settling') machine.send({ type: 'settled', id: await settle(provider, phase.earlier) })
      const { phase: now } = machine.get()
      if (now.at !== 'sending') throw new Error(`nothing to send: ${now.at}`)
      // The draft holds the key before anything is sent with it.
      draft.keep()
      return sendSave(provider, now.request)
    },
    onSaved() {
      const phase = machine.send({ type: 'acknowledged' })
      draft.finish()
      notify('wizard.saved', { type: 'success' })
      if (phase?.at === 'acknowledged' && !phase.isLeft) onDone()
    },
    onFailed(error, namaPaket) {
      const phase = machine.send({ type: 'failed', error })
      if (phase?.at !== 'failedUnseen') return phase && onFailed(phase)
      notify(t(unseenFailure(error, draft.noteAttempt()), { name: namaPaket.trim() }), {
        type: 'error',
        autoHideDuration: LONG_MS,
      })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
  return run
}
