import { useEffect, useState } from 'react'
import { differingFields } from '@/domain/package/packageContents'
import { totalsPerRoom } from '@/domain/package/price/packagePrice'
import { repeatOrNew, unsureBefore } from '@/domain/package/saveKeys'
import { isConflict, isRefused } from '@/domain/requestPolicy'
import type { PackageForm } from '@/domain/types'
import type { Checked, Priced, Save, SaveEvent, SavePhase, SaveRequest } from './saveState'
import { serverProblems, unsureness } from './failures'

type PhaseName = SavePhase['at']
type EventName = SaveEvent['type']
type PhaseAt<Name extends PhaseName> = Extract<SavePhase, { at: Name }>
type EventOf<Name extends EventName> = Extract<SaveEvent, { type: Name }>
type Step<At extends PhaseName, Type extends EventName> = (save: Save, event: EventOf<Type>, phase: PhaseAt<At>) => Save
type Steps<At extends PhaseName> = { [Type in EventName]?: Step<At, Type> }

const to = (save: Save, phase: SavePhase): Save => ({ ...save, phase })

// The contents count too: a choice that is no longer offered may disappear without a change of price.
const costsTheSame = ({ form, totals }: Checked, today: PackageForm) =>
  today === form ||
  (differingFields(form, today).length === 0 && JSON.stringify(totals) === JSON.stringify(totalsPerRoom(today)))

const sending = (save: Save, request: SaveRequest, isLeft = false): Save => ({
  ...save,
  unanswered: [...save.unanswered, request.checked.payload],
  phase: { at: 'sending', request, isLeft },
})

/** Sends the form. If its contents equal the last attempt's, it is sent with that attempt's key. */
function sendPriced(save: Save, { checked, fresh }: Priced, isLeft = false): Save {
  const attempt = repeatOrNew(save.attempt, fresh)
  const { id, basis } = save
  const { key } = attempt
  const request: SaveRequest =
    id === undefined
      ? { type: 'create', checked, key, isRepeat: attempt === save.attempt }
      : { type: 'update', id, checked, key, version: basis.version }
  return sending({ ...save, attempt }, request, isLeft)
}

/** Sends the form. If an earlier create may have made the package, that create is settled first. */
function settleOrSend(save: Save, priced: Priced): Save {
  const earlier = save.id === undefined ? unsureBefore(save.attempt, priced.fresh) : null
  return earlier ? to(save, { at: 'settling', earlier, priced, isLeft: false }) : sendPriced(save, priced)
}

/** Whether this answer says that the server has not saved. */
const isUndone = (error: Error) => isRefused(error) || isConflict(error)

/**
 * The attempt to remember after a failure. Only a create can make a second package. If its answer was lost, the attempt is
 * marked as unsure, and the next save repeats it or settles it.
 */
function attemptAfter({ id, attempt }: Save, phase: PhaseAt<'sending' | 'settling'>, error: Error) {
  if (attempt === null || id !== undefined || phase.at === 'settling' || phase.request.type === 'update') return attempt
  if (unsureness(error)) return { ...attempt, isUnsure: true }
  return isRefused(error) ? null : attempt
}

function fail(save: Save, { error }: EventOf<'failed'>, phase: PhaseAt<'sending' | 'settling'>): Save {
  const unanswered = phase.at === 'sending' && isUndone(error) ? save.unanswered.slice(0, -1) : save.unanswered
  const failed = { ...save, unanswered, attempt: attemptAfter(save, phase, error) }
  if (phase.isLeft) return to(failed, { at: 'failedUnseen', error })
  if (unsureness(error) === 'ask') return to(failed, { at: 'mayExist' })
  const { version } = save.basis
  // Without versions nobody can tell two saved packages apart, so there is no choice.
  if (version !== undefined && isConflict(error)) {
    const nth = save.refusals + 1
    const refusal = { version, message: error.message, nth, unanswered }
    return to({ ...failed, refusals: nth }, { at: 'conflict', refusal })
  }
  return to(failed, { at: isRefused(error) ? 'refused' : 'unknown', problems: serverProblems(error) })
}

/** In these phases no request is under way, so the mitra may press save. */
const resting = {
  submitted: (save, { checked }) => to(save, { at: 'checking', checked }),
  foundInvalid: (save) => to(save, { at: 'invalid' }),
} satisfies Steps<PhaseName>

/** In these phases the wizard's foot shows a message until the mitra goes to another step. */
const told = { ...resting, steppedOn: (save) => to(save, { at: 'idle' }) } satisfies Steps<PhaseName>

/** Every transition of a save. An event that is not listed under a phase is ignored there. */
const TRANSITIONS: { [At in PhaseName]: Steps<At> } = {
  idle: resting,
  invalid: told,
  unreadPrices: { ...told, leftToServer: settleOrSend, wentOffline: (save) => to(save, { at: 'offline' }) },
  newPrices: told,
  refused: told,
  unknown: told,
  mayExist: { ...told, savedAgain: (save) => to({ ...save, attempt: null }, { at: 'idle' }) },
  merged: told,
  tookSaved: told,
  offline: { ...told, cameOnline: (save) => to(save, { at: 'idle' }) },
  checking: {
    pricesRead(save, { today, fresh, updateKey }, { checked }) {
      const isSame = costsTheSame(checked, today)
      return isSame ? settleOrSend(save, { checked, fresh, updateKey }) : to(save, { at: 'newPrices' })
    },
    pricesUnread: (save, { error }) => to(save, { at: 'unreadPrices', error }),
    wentOffline: (save) => to(save, { at: 'offline' }),
    declined: (save) => to(save, { at: 'idle' }),
    // No request was sent yet, and none is sent after the mitra has left.
    left: (save) => to(save, { at: 'idle' }),
  },
  settling: {
    settled(save, { id }, { earlier, priced, isLeft }) {
      if (id === null) return sendPriced({ ...save, attempt: null }, priced, isLeft)
      // The attempt keeps its key, so that a repeat leads to the same package.
      const changed = { ...save, attempt: { ...earlier, isChanged: true } }
      const { checked, updateKey: key } = priced
      return sending(changed, { type: 'update', id, checked, key, version: save.basis.version }, isLeft)
    },
    failed: fail,
    left: (save, _, phase) => to(save, { ...phase, isLeft: true }),
  },
  sending: {
    acknowledged: (save, _, { isLeft }) => to(save, { at: 'acknowledged', isLeft }),
    failed: fail,
    left: (save, _, phase) => to(save, { ...phase, isLeft: true }),
  },
  conflict: {
    conflictClosed: (save) => to(save, { at: 'idle' }),
    mergeAccepted: (save, { seen, isPriced }) => to({ ...save, basis: seen }, { at: isPriced ? 'merged' : 'idle' }),
  },
  acknowledged: {},
  failedUnseen: {},
}

/** The save after an event; the same object if the event is ignored. */
export function nextSave(save: Save, event: SaveEvent): Save {
  const { phase } = save
  // TypeScript cannot see that the step found by both names takes exactly this phase and this event.
  const step = TRANSITIONS[phase.at][event.type] as Step<PhaseName, EventName> | undefined
  return step ? step(save, event, phase) : save
}

/** Holds a save and its listeners. It outlives its wizard: an answer may come after the mitra has left. */
function createSaveMachine(start: Save) {
  let save = start
  const listeners = new Set<() => void>()
  return {
    get: () => save,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns the phase after the event, or null if the event was ignored. */
    send(event: SaveEvent): SavePhase | null {
      const next = nextSave(save, event)
      if (next === save) return null
      save = next
      for (const listener of listeners) listener()
      return save.phase
    },
  }
}

export type SaveMachine = ReturnType<typeof createSaveMachine>

/** The save machine of a wizard. It receives `left` when the wizard leaves the screen. */
export function useSaveMachine(start: () => Save): SaveMachine {
  const [machine] = useState(() => createSaveMachine(start()))
  useEffect(() => () => void machine.send({ type: 'left' }), [machine])
  return machine
}
