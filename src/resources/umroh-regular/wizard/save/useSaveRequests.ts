import { useNotify } from 'ra-core'
import { retryMutation } from '../../../../domain/requestPolicy'
import type { PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { unseenFailure } from '../../saveAdvice'
import { usePackageMutation } from '../../usePackageMutation'
import type { WizardDraft } from '../draft/useDraft'
import type { SavePhase } from './saveState'
import { savedWords } from './savedWords'
import { sendSave, type SavedPackage } from './saveRequests'
import { settle } from './settleSave'
import type { SaveMachine } from './useSaveMachine'

/** These notices are long and appear on another screen, so they stay longer than usual, ms. */
const LONG_MS = 8000

type Answered = { shown: PackageForm; saved: SavedPackage }

export type SaveRequestsOptions = {
  machine: SaveMachine
  draft: WizardDraft
  /** Runs after an acknowledged save if the wizard is still open. */
  onDone: () => void
  /** Runs after a failed save if the wizard is still open. */
  onFailed: (phase: SavePhase) => void
}

/**
 * Sends the requests of the save machine, and gives it the answers. A POST is never retried by itself, because the
 * first may have arrived; a PUT may be. A notice tells a mitra who has left the wizard about a failure.
 */
export function useSaveRequests({ machine, draft, onDone, onFailed }: SaveRequestsOptions) {
  const notify = useNotify()
  const { id } = machine.get()
  const { run } = usePackageMutation<string, Answered>({
    async save(provider) {
      const { phase } = machine.get()
      if (phase.at === 'settling') machine.send({ type: 'settled', id: await settle(provider, phase.earlier) })
      const { phase: now } = machine.get()
      if (now.at !== 'sending') throw new Error(`nothing to send: ${now.at}`)
      // The draft stores the key before the request is sent.
      draft.keep()
      const { data } = await sendSave(provider, now.request)
      return { shown: now.request.form, saved: data }
    },
    onSaved({ shown, saved }) {
      machine.send({ type: 'acknowledged' })
      draft.finish()
      const { text, isOther } = savedWords(shown, saved)
      notify(text, isOther ? { type: 'warning', autoHideDuration: LONG_MS } : { type: 'success' })
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
  // The wizard is left in the callback of the mutation: by then the persisted answers about packages are dropped, and the
  // list begins with none of their old totals. The callback does not run for a wizard that was left before.
  return (namaPaket: string) => run(namaPaket, { onDone })
}
