import { describe, expect, it } from 'vitest'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { totalsPerRoom } from '@/domain/package/price/packagePrice'
import type { SaveAttempt } from '@/domain/package/saveKeys'
import type { PackageForm } from '@/domain/types'
import type { ServerProblems } from '@/resources/umroh-regular/wizard/save/saveState'
import { nextSave } from '@/resources/umroh-regular/wizard/save/saveMachine'
import {
  startSave,
  type Basis,
  type Checked,
  type Save,
  type SaveEvent,
  type SavePhase,
} from '@/resources/umroh-regular/wizard/save/saveState'

const at = (price: number, namaPaket = 'Umroh'): PackageForm => ({
  ...EMPTY_PACKAGE,
  namaPaket,
  jumlahJamaah: '45',
  pesawat: { id: 1, data: { id: 1, name: 'Batik Air', price, logo: null } },
})
const FORM = at(10)
const attempt = (key: string, more: Partial<SaveAttempt> = {}): SaveAttempt => ({
  contents: '"umroh"',
  key,
  sentAt: 7,
  shown: '[10]',
  ...more,
})
const FRESH = attempt('fresh')
const checkedOf = (form: PackageForm): Checked => ({
  form,
  // The machine hands the body on as it is.
  payload: { namaPaket: form.namaPaket } as Checked['payload'],
  totals: totalsPerRoom(form),
})
const CHECKED = checkedOf(FORM)
const PRICED = { checked: CHECKED, fresh: FRESH, updateKey: 'update' }
const BASIS: Basis = { form: EMPTY_PACKAGE, version: '1' }
const SEEN: Basis = { form: FORM, version: '2' }
const LOST = Object.assign(new Error('lost'), { unsure: 'repeatable' as const })
const status = (code: number, more: object = {}) => Object.assign(new Error('no'), { status: code, ...more })
const PROBLEMS: ServerProblems = { fields: [], message: 'no', advice: 'wizard.kept', canRetry: true }

const newPackage = (phase: SavePhase, last: SaveAttempt | null = null): Save => ({
  ...startSave({ id: undefined, basis: { form: EMPTY_PACKAGE, version: undefined }, draft: null }),
  attempt: last,
  phase,
})
const opened = (phase: SavePhase, last: SaveAttempt | null = null, basis = BASIS): Save => ({
  ...startSave({ id: 9, basis, draft: null }),
  attempt: last,
  phase,
})

const create = (key = 'fresh', isRepeat = false) => ({ type: 'create' as const, checked: CHECKED, key, isRepeat })
const update = (key = 'fresh', version: string | undefined = '1') =>
  ({ type: 'update', id: 9, checked: CHECKED, key, version }) as const
const SENDING: SavePhase = { at: 'sending', request: create(), isLeft: false }
const SETTLING: SavePhase = { at: 'settling', earlier: attempt('old'), priced: PRICED, isLeft: false }

/** An example of each phase. */
const PHASES: { [At in SavePhase['at']]: Extract<SavePhase, { at: At }> } = {
  idle: { at: 'idle' },
  invalid: { at: 'invalid' },
  checking: { at: 'checking', checked: CHECKED },
  unreadPrices: { at: 'unreadPrices', error: null },
  newPrices: { at: 'newPrices' },
  offline: { at: 'offline' },
  settling: SETTLING,
  sending: SENDING,
  acknowledged: { at: 'acknowledged', isLeft: false },
  refused: { at: 'refused', problems: PROBLEMS },
  unknown: { at: 'unknown', problems: PROBLEMS },
  mayExist: { at: 'mayExist' },
  failedUnseen: { at: 'failedUnseen', error: LOST },
  conflict: { at: 'conflict', refusal: { version: '1', message: 'no', nth: 1, unanswered: [] } },
  merged: { at: 'merged' },
  tookSaved: { at: 'tookSaved' },
}

/** An example of each event. */
const EVENTS: { [Type in SaveEvent['type']]: Extract<SaveEvent, { type: Type }> } = {
  submitted: { type: 'submitted', checked: CHECKED },
  foundInvalid: { type: 'foundInvalid' },
  pricesRead: { type: 'pricesRead', today: FORM, fresh: FRESH, updateKey: 'update' },
  pricesUnread: { type: 'pricesUnread', error: null },
  leftToServer: { type: 'leftToServer', ...PRICED },
  savedAgain: { type: 'savedAgain' },
  wentOffline: { type: 'wentOffline' },
  cameOnline: { type: 'cameOnline' },
  settled: { type: 'settled', id: 5 },
  acknowledged: { type: 'acknowledged' },
  failed: { type: 'failed', error: LOST },
  steppedOn: { type: 'steppedOn' },
  conflictClosed: { type: 'conflictClosed' },
  mergeAccepted: { type: 'mergeAccepted', seen: SEEN, isPriced: true },
  left: { type: 'left' },
  declined: { type: 'declined' },
}

const RESTING = { submitted: 'checking', foundInvalid: 'invalid' } as const
const TOLD = { ...RESTING, steppedOn: 'idle' } as const

/** The phase that each event leads to; every event that is not listed is ignored. */
const TABLE: { [At in SavePhase['at']]: { [Type in SaveEvent['type']]?: SavePhase['at'] } } = {
  idle: RESTING,
  invalid: TOLD,
  unreadPrices: { ...TOLD, leftToServer: 'sending', wentOffline: 'offline' },
  newPrices: TOLD,
  refused: TOLD,
  unknown: TOLD,
  mayExist: { ...TOLD, savedAgain: 'idle' },
  merged: TOLD,
  tookSaved: TOLD,
  offline: { ...TOLD, cameOnline: 'idle' },
  checking: {
    pricesRead: 'sending',
    pricesUnread: 'unreadPrices',
    wentOffline: 'offline',
    declined: 'idle',
    left: 'idle',
  },
  settling: { settled: 'sending', failed: 'unknown', left: 'settling' },
  sending: { acknowledged: 'acknowledged', failed: 'unknown', left: 'sending' },
  conflict: { conflictClosed: 'idle', mergeAccepted: 'merged' },
  acknowledged: {},
  failedUnseen: {},
}

describe.each(Object.values(PHASES))('a save in the phase $at', (phase) => {
  it.each(Object.values(EVENTS))('follows the table on the event $type', (event) => {
    const before = newPackage(phase)
    const after = nextSave(before, event)
    const goal = TABLE[phase.at][event.type]
    // An ignored event returns the same object.
    if (goal === undefined) expect(after).toBe(before)
    else expect([after === before, after.phase.at]).toEqual([false, goal])
  })
})

const after = (save: Save, ...events: SaveEvent[]) => events.reduce(nextSave, save)
const failedWith = (error: Error): SaveEvent => ({ type: 'failed', error })

describe('a save before its request', () => {
  it('a save whose server cannot be reached sends nothing', () => {
    const { phase } = after(newPackage(PHASES.idle), EVENTS.submitted, EVENTS.wentOffline)
    expect(phase).toEqual({ at: 'offline' })
  })

  it.each<[string, PackageForm]>([
    ['a price has changed', at(11)],
    ['a choice is no longer offered', { ...FORM, pesawat: { id: null, data: null } }],
    ['a choice without a price has changed', { ...FORM, margin: { id: 4, data: null } }],
  ])('the mitra sees the new total if %s', (_, today) => {
    const save = nextSave(newPackage(PHASES.checking), { ...EVENTS.pricesRead, today })
    expect([save.phase, save.attempt]).toEqual([{ at: 'newPrices' }, null])
  })

  it('a choice’s record may change if the price stays the same', () => {
    const today: PackageForm = { ...FORM, pesawat: { id: 1, data: { id: 1, name: 'Batik', price: 10, logo: 'x' } } }
    const { phase } = nextSave(newPackage(PHASES.checking), { ...EVENTS.pricesRead, today })
    expect(phase).toEqual({ at: 'sending', request: create(), isLeft: false })
  })

  it('a save is never sent if the mitra leaves while prices are read', () => {
    const save = after(newPackage(PHASES.checking), EVENTS.left, EVENTS.pricesRead)
    expect(save.phase).toEqual({ at: 'idle' })
  })

  it('a second press changes nothing while prices are read or the save is under way', () => {
    for (const phase of [PHASES.checking, SETTLING, SENDING, PHASES.acknowledged]) {
      const save = newPackage(phase)
      expect(
        after(save, { ...EVENTS.submitted, checked: checkedOf(at(12)) }, EVENTS.foundInvalid, EVENTS.pricesRead),
      ).toEqual(phase.at === 'checking' ? expect.objectContaining({ phase: SENDING }) : save)
    }
  })

  it('the phase holds the reason why prices could not be read', () => {
    const error = status(403)
    expect(nextSave(newPackage(PHASES.checking), { type: 'pricesUnread', error }).phase).toEqual({
      at: 'unreadPrices',
      error,
    })
  })
})

describe('the request of a save', () => {
  const sent = (save: Save, event: SaveEvent = EVENTS.pricesRead) => {
    const { phase, attempt: last } = nextSave(save, event)
    return { request: phase.at === 'sending' ? phase.request : phase.at, last }
  }

  it('the request creates a new package, or updates an opened package with the version that it is based on', () => {
    expect(sent(newPackage(PHASES.checking))).toEqual({ request: create(), last: FRESH })
    expect(sent(opened(PHASES.checking))).toEqual({ request: update(), last: FRESH })
    expect(sent(opened(PHASES.checking, null, SEEN)).request).toEqual(update('fresh', '2'))
  })

  it('the request has the key of the last attempt if the contents are the same', () => {
    const last = attempt('old')
    expect(sent(newPackage(PHASES.checking, last))).toEqual({ request: create('old', true), last })
    expect(sent(opened(PHASES.checking, last))).toEqual({ request: update('old'), last })
  })

  it('the request has a new key if the contents have changed', () => {
    const last = attempt('old', { contents: '"other"' })
    expect(sent(newPackage(PHASES.checking, last))).toEqual({ request: create(), last: FRESH })
    expect(sent(opened(PHASES.checking, last))).toEqual({ request: update(), last: FRESH })
  })

  it('the request has a new key if a package returns to the contents of two saves before, so that the last save wins', () => {
    const first = attempt('first')
    const second = nextSave(opened(PHASES.checking, first), {
      ...EVENTS.pricesRead,
      fresh: attempt('second', { contents: '"other"' }),
    })
    expect(sent({ ...second, phase: PHASES.checking }, { ...EVENTS.pricesRead, fresh: attempt('third') })).toEqual({
      request: update('third'),
      last: attempt('third'),
    })
  })

  it('the request has the key of an attempt whose answer was lost if contents and prices are the same', () => {
    const last = attempt('old', { isUnsure: true })
    expect(sent(newPackage(PHASES.checking, last))).toEqual({ request: create('old', true), last })
  })

  it('a package that may exist is sent again only once the mitra has decided so, and then as a new save', () => {
    const last = attempt('old')
    const asked = nextSave(newPackage({ ...SENDING, request: create('old', true) }, last), {
      type: 'failed',
      error: status(0, { unsure: 'ask' }),
    })
    expect([asked.phase, asked.attempt]).toEqual([{ at: 'mayExist' }, { ...last, isUnsure: true }])
    expect(nextSave(asked, EVENTS.savedAgain)).toMatchObject({ phase: { at: 'idle' }, attempt: null })
  })

  it.each<[string, Partial<SaveAttempt>]>([
    ['the contents have changed', { contents: '"other"' }],
    ['the prices have changed', { shown: '[9]' }],
    ['the package of that attempt was changed', { isChanged: true }],
  ])('the request waits until an attempt with a lost answer is settled if %s', (_, more) => {
    const last = attempt('old', { isUnsure: true, ...more })
    expect(nextSave(newPackage(PHASES.checking, last), EVENTS.pricesRead).phase).toEqual({
      at: 'settling',
      earlier: last,
      priced: expect.objectContaining(PRICED),
      isLeft: false,
    })
    // An update cannot make a second package.
    expect(nextSave(opened(PHASES.checking, last), EVENTS.pricesRead).phase.at).toBe('sending')
  })

  it('the request updates the package that the earlier attempt made, and that attempt keeps its key', () => {
    const earlier = attempt('old', { isUnsure: true })
    const save = newPackage({ ...PHASES.settling, earlier }, earlier)
    expect(sent(save, { type: 'settled', id: 5 })).toEqual({
      request: { type: 'update', id: 5, checked: CHECKED, key: 'update', version: undefined },
      last: { ...earlier, isChanged: true },
    })
  })

  it('the request creates the package with a new key if the earlier attempt made none', () => {
    const earlier = attempt('old', { isUnsure: true, isChanged: true })
    const save = newPackage({ ...PHASES.settling, earlier }, earlier)
    expect(sent(save, { type: 'settled', id: null })).toEqual({ request: create(), last: FRESH })
  })

  it('the request goes on after the mitra has left the wizard', () => {
    for (const event of [EVENTS.settled, { ...EVENTS.settled, id: null }])
      expect(after(newPackage(SETTLING), EVENTS.left, event).phase).toMatchObject({ at: 'sending', isLeft: true })
  })
})

describe('the attempt that is remembered after a failure', () => {
  const last = attempt('old')
  const remembered = (phase: SavePhase, error: Error, kept = last) =>
    nextSave(newPackage(phase, kept), failedWith(error)).attempt

  it('the attempt is unsure if a create may have arrived, also where saves carry no key', () => {
    for (const error of [LOST, status(500, { unsure: 'once' })])
      expect(remembered(SENDING, error)).toEqual({ ...last, isUnsure: true })
  })

  it('the attempt stays the same if the server could not decide', () => {
    for (const error of [status(409), status(429), status(500), new Error('?')])
      expect(remembered(SENDING, error)).toEqual(last)
  })

  it.each([400, 403, 404, 422])('no attempt is remembered if a create was refused with %i', (code) => {
    expect(remembered(SENDING, status(code))).toBeNull()
  })

  it('the attempt stays the same if an update failed, or if the earlier attempt could not be settled', () => {
    const changed = attempt('old', { isUnsure: true, isChanged: true })
    for (const error of [LOST, status(422), status(409)])
      for (const phase of [{ ...SENDING, request: update() } as SavePhase, SETTLING])
        expect(remembered(phase, error, changed)).toEqual(changed)
  })

  it('the attempt is remembered too after the mitra has left the wizard', () => {
    const save = after(newPackage(SENDING, last), EVENTS.left, failedWith(LOST))
    expect(save).toMatchObject({ phase: { at: 'failedUnseen', error: LOST }, attempt: { ...last, isUnsure: true } })
  })
})

describe('a failed save', () => {
  const failed = (save: Save, error: Error) => nextSave(save, failedWith(error)).phase

  it('the phase after a rejection is refused, with the problems of the fields', () => {
    const error = status(422, { body: { errors: { namaPaket: 'Sudah dipakai', kuota: 'Habis' } } })
    expect(failed(newPackage(SENDING), error)).toEqual({
      at: 'refused',
      problems: {
        fields: [['namaPaket', 'Sudah dipakai']],
        message: 'Habis',
        advice: 'wizard.kept',
        canRetry: false,
      },
    })
  })

  it.each([0, 408, 425, 429, 500, 503])('the outcome of the save is unknown after the status %i', (code) => {
    expect(failed(newPackage(SENDING), status(code)).at).toBe('unknown')
  })

  it('each save that comes after somebody else’s save is a conflict with its own number', () => {
    const sending: SavePhase = { at: 'sending', request: update(), isLeft: false }
    const first = nextSave(opened(sending), failedWith(status(409)))
    expect(first.phase).toEqual({ at: 'conflict', refusal: { version: '1', message: 'no', nth: 1, unanswered: [] } })
    const accepted = nextSave(first, { type: 'mergeAccepted', seen: SEEN, isPriced: false })
    expect(nextSave({ ...accepted, phase: sending }, failedWith(status(409))).phase).toEqual({
      at: 'conflict',
      refusal: { version: '2', message: 'no', nth: 2, unanswered: [] },
    })
  })

  it('there is no conflict if the API gives no versions, or after another status than 409', () => {
    const sending: SavePhase = { at: 'sending', request: update(), isLeft: false }
    expect(failed(opened(sending, null, { form: FORM, version: undefined }), status(409)).at).toBe('unknown')
    expect(failed(opened(sending), status(422)).at).toBe('refused')
  })

  it('any failure after the mitra has left is failedUnseen, even a conflict', () => {
    const save = opened({ at: 'sending', request: update(), isLeft: true })
    expect(failed(save, status(409)).at).toBe('failedUnseen')
    expect(failed({ ...save, phase: { ...PHASES.settling, isLeft: true } }, LOST).at).toBe('failedUnseen')
  })
})

describe('the bodies without an answer', () => {
  const bodies = ({ unanswered }: Save) => unanswered.map(({ namaPaket }) => namaPaket)
  const sent = (save: Save) => nextSave({ ...save, phase: PHASES.checking }, EVENTS.pricesRead)
  const name = FORM.namaPaket

  it('a body is among them as soon as it is sent, because the page may be closed before the answer', () => {
    expect(bodies(sent(opened(PHASES.idle)))).toEqual([name])
    expect(bodies(nextSave(newPackage(SETTLING), EVENTS.settled))).toEqual([name])
  })

  it.each([
    [0, true],
    [429, true],
    [500, true],
    [409, false],
    [422, false],
  ])('after the status %i it stays among them: %j', (code, stays) => {
    expect(bodies(nextSave(sent(opened(PHASES.idle)), failedWith(status(code))))).toEqual(stays ? [name] : [])
  })

  it('a refused repeat takes away its own body, and not the one whose answer was lost', () => {
    const lost = nextSave(sent(opened(PHASES.idle)), failedWith(LOST))
    expect(bodies(nextSave(sent(lost), failedWith(status(409))))).toEqual([name])
  })

  it('a draft brings them back; a draft of version 1.0.0 has none', () => {
    const start = { id: 9, basis: BASIS }
    const draft = { attempt: FRESH, unanswered: [CHECKED.payload] }
    expect(bodies(startSave({ ...start, draft }))).toEqual([name])
    expect(startSave({ ...start, draft }).attempt).toEqual({ ...FRESH, isUnsure: true })
    expect(bodies(startSave({ ...start, draft: { attempt: FRESH } }))).toEqual([])
  })
})

describe('an answered conflict', () => {
  it('the next save is based on the version that the mitra saw', () => {
    const save = nextSave(opened(PHASES.conflict), EVENTS.mergeAccepted)
    expect([save.basis, save.phase]).toEqual([SEEN, { at: 'merged' }])
    const free = nextSave(opened(PHASES.conflict), { ...EVENTS.mergeAccepted, isPriced: false })
    expect([free.basis, free.phase]).toEqual([SEEN, { at: 'idle' }])
  })

  it('a closed conflict leaves the basis as it was, and ignores a second answer', () => {
    const closed = nextSave(opened(PHASES.conflict), EVENTS.conflictClosed)
    expect(closed).toMatchObject({ basis: BASIS, phase: { at: 'idle' } })
    expect(after(closed, EVENTS.mergeAccepted)).toBe(closed)
  })
})

describe('an acknowledged save', () => {
  it('the phase says whether the mitra has left the wizard', () => {
    expect(after(newPackage(SENDING), EVENTS.acknowledged).phase).toEqual({ at: 'acknowledged', isLeft: false })
    expect(after(newPackage(SENDING), EVENTS.left, EVENTS.acknowledged).phase).toEqual({
      at: 'acknowledged',
      isLeft: true,
    })
  })
})
