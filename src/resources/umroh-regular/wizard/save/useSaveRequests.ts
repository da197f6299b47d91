import { useNotify, type NotificationOptions } from 'ra-core'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/saveAdvice'
import { useRounding } from '@/resources/keptRounding'
import { unseenFailure } from '../../saveAdvice'
import { usePackageMutation } from '../../usePackageMutation'
import type { WizardDraft } from '../draft/drafts'
import { useKeepLast } from '../last/keptLast'
import { savedWords, sendSave, settle, type SavedPackage } from './requests'
import type { SaveMachine } from './saveMachine'
import type { Checked, SavePhase } from './saveState'

/** Notices after a save are long and appear on another screen, so they stay longer than usual, ms. */
const LONG_MS = 8000

type Answered = { sent: Checked; saved: SavedPackage }

/** A phase in which the machine asks for a request. */
type Decided = Extract<SavePhase, { at: 'settling' | 'sending' }>

const nameOf = (decided: Decided) =>
  (decided.at === 'settling' ? decided.priced : decided.request).checked.form.namaPaket.trim()

type SaveRequestsOptions = {
  machine: SaveMachine
  draft: WizardDraft
  /** The notice's options besides its words, if the wizard is still open. */
  noticeOf?: ((id: Id) => NotificationOptions) | undefined
  /** Runs after an acknowledged save if the wizard is still open, with the saved package. */
  onDone: (id: Id | null) => void
  /** Runs after a failed save if the wizard is still open. */
  onFailed: (phase: SavePhase) => void
}

/**
 * Sends the requests of the save machine, and gives it the answers. A notice tells a mitra who has left the wizard about a
 * failure.
 */
export function useSaveRequests({ machine, draft, noticeOf, onDone, onFailed }: SaveRequestsOptions) {
  const notify = useNotify()
  const keepLast = useKeepLast()
  const step = useRounding()
  const { run } = usePackageMutation<Decided, Answered>({
    async save(provider, decided) {
      const now =
        decided.at === 'settling'
          ? machine.send({ type: 'settled', id: await settle(provider, decided.earlier) })
          : decided
      if (now?.at !== 'sending') throw new Error(`nothing to send: ${now?.at}`)
      // The draft stores the key before the request is sent.
      draft.keep()
      const { data } = await sendSave(provider, now.request)
      return { sent: now.request.checked, saved: data }
    },
    onSaved({ sent, saved }) {
      const phase = machine.send({ type: 'acknowledged' })
      const isLeft = phase?.at === 'acknowledged' && phase.isLeft
      draft.finish()
      keepLast(sent.form)
      const { text, isOther } = savedWords(sent.totals, saved, step)
      notify(text, {
        type: isOther ? 'warning' : 'success',
        ...(isOther ? { autoHideDuration: LONG_MS } : {}),
        ...(noticeOf && !isLeft && saved.id !== null ? { ...noticeOf(saved.id), autoHideDuration: LONG_MS } : {}),
      })
    },
    onFailed(error, decided) {
      const phase = machine.send({ type: 'failed', error })
      if (phase?.at !== 'failedUnseen') return phase && onFailed(phase)
      notify(t(unseenFailure(error, draft.noteAttempt()), { name: nameOf(decided) }), {
        type: 'error',
        autoHideDuration: LONG_MS,
      })
    },
  })
  // The wizard is left in the callback of the mutation: by then the persisted answers about packages are dropped, and the
  // list begins with none of their old totals. The callback does not run for a wizard that was left before.
  return (decided: Decided) => run(decided, { onDone: ({ saved }) => onDone(saved.id) })
}
