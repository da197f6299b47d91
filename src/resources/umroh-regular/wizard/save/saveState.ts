import type { SaveAttempt } from '../../../../domain/package/saveKeys'
import type { Id, PackageForm } from '../../../../domain/types'
import type { ServerProblems } from './serverProblems'

/** The package that a form's saves are based on: as it was opened or last seen, with its version where the API gives one. */
export type Basis = { form: PackageForm; version: string | undefined }

/** A save that the server refused because somebody else saved the package first; a new object each time. */
export type Refusal = {
  /** The version that the refused save was based on. */
  version: string
  /** The server's own words, or an i18n key. */
  message: string
  /** The number of this refusal in this wizard: the saved package is read anew for each. */
  nth: number
}

/** A request that the save sends. */
export type SaveRequest =
  | { type: 'create'; form: PackageForm; key: string }
  | { type: 'update'; id: Id; form: PackageForm; key: string; version: string | undefined }

/** A form with today's prices, ready to be sent. */
export type Priced = {
  form: PackageForm
  /** The attempt that this form makes where it is a new save. */
  fresh: SaveAttempt
  /** The key of the update, where an earlier save of this form turns out to have made the package. */
  updateKey: string
}

/** `isLeft`: the mitra has left the wizard, and the request goes on without it. */
export type SavePhase =
  | { at: 'idle' }
  /** The form breaks one of its validation rules (spec §5). */
  | { at: 'invalid' }
  /** Today's prices are being read. */
  | { at: 'checking'; form: PackageForm }
  | { at: 'unreadPrices'; error: Error | null }
  /** Prices have changed: the mitra looks at the new total before anything is sent. */
  | { at: 'newPrices' }
  | { at: 'offline' }
  /** The answer of an earlier attempt was lost: the server is asked which package it made. */
  | { at: 'settling'; earlier: SaveAttempt; priced: Priced; isLeft: boolean }
  | { at: 'sending'; request: SaveRequest; isLeft: boolean }
  | { at: 'acknowledged'; isLeft: boolean }
  /** The server looked at the save and did not take it: problems of fields, or words. */
  | { at: 'refused'; problems: ServerProblems }
  /** The answer was lost, or the server could not decide: the save may have arrived. */
  | { at: 'unknown'; problems: ServerProblems }
  | { at: 'failedUnseen'; error: Error }
  | { at: 'conflict'; refusal: Refusal }
  /** Somebody else's changes came into the form and may change its price: the mitra looks at the review first. */
  | { at: 'merged' }

/** The save of one wizard: its phase, and what it remembers from one attempt to the next. */
export type Save = {
  /** Undefined: a new package. */
  id: Id | undefined
  basis: Basis
  /** The last attempt that may still matter to the next one. */
  attempt: SaveAttempt | null
  /** How many conflicts there were. */
  refusals: number
  phase: SavePhase
}

export type SaveEvent =
  /** The mitra pressed save, and the form keeps all of its validation rules. */
  | { type: 'submitted'; form: PackageForm; isOnline: boolean }
  /** The mitra pressed save, and the form breaks one of its validation rules. */
  | { type: 'foundInvalid' }
  | ({ type: 'pricesRead' } & Priced)
  | { type: 'pricesUnread'; error: Error | null }
  | { type: 'wentOffline' }
  | { type: 'cameOnline' }
  /** `id`: the package that the earlier attempt made; null where it made none, or where nobody can know. */
  | { type: 'settled'; id: Id | null }
  | { type: 'acknowledged' }
  | { type: 'failed'; error: Error }
  /** The mitra went to another step with the wizard's own buttons. */
  | { type: 'steppedOn' }
  | { type: 'conflictClosed' }
  /** The mitra chose to go on over the version that was `seen`; `isPriced`: the total may have changed by it. */
  | { type: 'mergeAccepted'; seen: Basis; isPriced: boolean }
  /** The wizard is no longer on screen. */
  | { type: 'left' }

export const startSave = (start: Pick<Save, 'id' | 'basis' | 'attempt'>): Save => ({
  ...start,
  refusals: 0,
  phase: { at: 'idle' },
})
