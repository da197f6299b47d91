import type { Draft } from '@/domain/package/draft'
import { attemptOfDraft, type SaveAttempt } from '@/domain/package/saveKeys'
import type { PackagePayload } from '@/domain/package/packageSchema'
import type { Id, PackageForm, PerRoom } from '@/domain/types'
import type { VersionRefusal } from '@/kit/conflict/NewestRecord'
import type { saveAdvice } from '../../saveAdvice'

/**
 * The saved package that the next save replaces, as the mitra opened it or last saw it in a conflict. It has a version
 * if the API gives one.
 */
export type Basis = { form: PackageForm; version: string | undefined }

/** A save that the server refused because another save came first: somebody else's, or an own one that was `unanswered`. */
export type Refusal = VersionRefusal & Pick<Save, 'unanswered'>

/** A form that breaks no rule, checked and priced once for the whole save. */
export type Checked = {
  form: PackageForm
  /** The body of the save. */
  payload: PackagePayload
  /** The totals that the mitra sees. */
  totals: PerRoom<number | null>
}

/** A request that the save sends. */
export type SaveRequest = { checked: Checked; key: string } & (
  { type: 'create'; isRepeat: boolean } | { type: 'update'; id: Id; version: string | undefined }
)

/** A form with today's prices, ready to be sent. */
export type Priced = {
  checked: Checked
  /** The attempt for this form if it was not sent before. */
  fresh: SaveAttempt
  /** The key of an update that replaces the create, if an earlier save turns out to have made the package. */
  updateKey: string
}

/** The phase of a save. `isLeft`: the mitra has left the wizard, and the request goes on. */
export type SavePhase =
  | { at: 'idle' }
  /** The form breaks one of its validation rules (docs/product.md §6.9). */
  | { at: 'invalid' }
  /** Today's prices are being read. */
  | { at: 'checking'; checked: Checked }
  /** Prices could not be read, so nothing was sent. */
  | { at: 'unreadPrices'; error: Error | null }
  /** Prices have changed: the mitra checks the new total before the form is sent. */
  | { at: 'newPrices' }
  /** There is no network, so nothing was sent. */
  | { at: 'offline' }
  /** The answer of an earlier create was lost: the app asks the server which package that create made. */
  | { at: 'settling'; earlier: SaveAttempt; priced: Priced; isLeft: boolean }
  | { at: 'sending'; request: SaveRequest; isLeft: boolean }
  | { at: 'acknowledged'; isLeft: boolean }
  /** The server rejected the save, with problems of fields or with a message. */
  | { at: 'refused'; problems: ServerProblems }
  /** The answer was lost, or the server failed while it worked: the package may be saved. */
  | { at: 'unknown'; problems: ServerProblems }
  /** The package may be saved, and this API would save it twice: nothing is repeated (docs/product.md §7.3.3). */
  | { at: 'mayExist' }
  /** The save failed after the mitra had left the wizard. */
  | { at: 'failedUnseen'; error: Error }
  | { at: 'conflict'; refusal: Refusal }
  /** The form has taken over changes of somebody else that may change its price: the mitra checks the review first. */
  | { at: 'merged' }
  /** The form was begun again with the saved package, in place of the mitra's own changes. */
  | { at: 'tookSaved' }

/** The save of one wizard: its phase, and the state that the next attempt needs. */
export type Save = {
  /** Undefined for a new package. */
  id: Id | undefined
  basis: Basis
  /** The last attempt. The next save repeats it, settles it, or replaces it. */
  attempt: SaveAttempt | null
  /** The bodies of the saves that were sent, and of which no answer says that the server refused them. */
  unanswered: readonly PackagePayload[]
  /** The number of conflicts so far. */
  refusals: number
  phase: SavePhase
}

export type SaveEvent =
  /** The mitra pressed save, and the form keeps all of its validation rules. */
  | { type: 'submitted'; checked: Checked }
  /** The mitra pressed save, and the form breaks one of its validation rules. */
  | { type: 'foundInvalid' }
  /** `today`: the form with today's prices; the same object if none has changed. */
  | ({ type: 'pricesRead'; today: PackageForm } & Pick<Priced, 'fresh' | 'updateKey'>)
  | { type: 'pricesUnread'; error: Error | null }
  /** The mitra lets the server set the prices that the app cannot read. */
  | ({ type: 'leftToServer' } & Priced)
  /** The mitra has decided to save again a package that may be saved already. */
  | { type: 'savedAgain' }
  /** The mitra does not want to change this package. */
  | { type: 'declined' }
  | { type: 'wentOffline' }
  | { type: 'cameOnline' }
  /** `id`: the package that the earlier attempt made; null if it made none, or if the server cannot tell. */
  | { type: 'settled'; id: Id | null }
  | { type: 'acknowledged' }
  | { type: 'failed'; error: Error }
  /** The mitra went to another step with the wizard's own buttons. */
  | { type: 'steppedOn' }
  | { type: 'conflictClosed' }
  /** The mitra chose to replace the version `seen`. `isPriced`: the merge may have changed the total. */
  | { type: 'mergeAccepted'; seen: Basis; isPriced: boolean }
  /** The wizard is no longer on screen. */
  | { type: 'left' }

type SaveStart = Pick<Save, 'id' | 'basis'> & { phase?: SavePhase; draft: Pick<Draft, 'attempt' | 'unanswered'> | null }

/** The save of a form that was just opened, perhaps from a draft. Its page may have been closed before an answer came. */
export const startSave = ({ draft, ...start }: SaveStart): Save => ({
  phase: { at: 'idle' },
  refusals: 0,
  attempt: attemptOfDraft(draft?.attempt ?? null),
  unanswered: draft?.unanswered ?? [],
  ...start,
})

export type ServerProblems = {
  /** Each form path with the server's message about it. */
  fields: [path: string, message: string][]
  /** The message about the save as a whole: an i18n key or the server's text. */
  message: string
  /** The i18n key of a sentence that says where the form is kept and what to do next. */
  advice: ReturnType<typeof saveAdvice>
  /** Whether the server may accept the same form at another time. */
  canRetry: boolean
}
