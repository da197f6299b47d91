import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, type NotificationOptions } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { hasNetwork } from '@/ui/hooks/network'
import { useIsOnline } from '@/ui/hooks/useIsOnline'
import type { PartnerDataProvider } from '@/data-provider/types'
import { HOTEL_FIELDS, MASTER_FIELDS } from '@/domain/masters/masters'
import { isPriced, type Merge } from '@/domain/package/mergePackage'
import { differingFields } from '@/domain/package/packageContents'
import { totalsPerRoom } from '@/domain/package/price/packagePrice'
import { firstStepOf, LAST_STEP } from '@/domain/package/wizardSteps'
import { CITIES, type Id, type PackageForm } from '@/domain/types'
import { checkForm, problemsOf, isOnlyUnread } from '../form/packageResolver'
import type { WizardDraft } from '../draft/drafts'
import { failureOf } from './failures'
import { attemptsOf, reachesServer } from './requests'
import type { SaveMachine } from './saveMachine'
import type { Basis, Checked, SavePhase } from './saveState'
import { atTodaysPrices } from './todaysPrices'
import { useSaveRequests } from './useSaveRequests'

const PRICED_FIELDS = [...MASTER_FIELDS, ...CITIES.map((city) => HOTEL_FIELDS[city])]

/** `checking`: prices are being read, and nothing was sent yet. `saving`: the save is under way or acknowledged. */
export type Busy = 'checking' | 'saving' | null

function busyWith({ at }: SavePhase): Busy {
  if (at === 'checking') return 'checking'
  return ['settling', 'sending', 'acknowledged'].includes(at) ? 'saving' : null
}

const always = () => Promise.resolve(true)
const nowhere = () => undefined

export type SavingOptions = {
  form: UseFormReturn<PackageForm>
  machine: SaveMachine
  draft: WizardDraft
  /** Absent: the form has no steps. */
  goTo?: (step: number) => void
  focusProblem?: () => void
  /** Runs after an acknowledged save if the wizard is still open, with the saved package. */
  onDone: (id: Id | null) => void
  /** Asks whether the package may be changed; by default it may. */
  mayChange?: () => Promise<boolean>
  /** The notice's options besides its words, if the wizard is still open. */
  noticeOf?: (id: Id) => NotificationOptions
}

/**
 * Carries out the decisions of the save machine: it reads prices, sends the form, and leads to the step and field of
 * each problem.
 */
export function useSaving({
  form,
  machine,
  draft,
  goTo = nowhere,
  focusProblem = nowhere,
  onDone,
  noticeOf,
  mayChange = always,
}: SavingOptions) {
  const queryClient = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const { phase, refusals } = useSyncExternalStore(machine.subscribe, machine.get)
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) machine.send({ type: 'cameOnline' })
  }, [machine, isOnline, phase.at])

  /** Opens the first step that holds a problem, and focuses the field. */
  function showProblems(fields: readonly string[]) {
    const first = firstStepOf(fields, form.getValues())
    if (first !== undefined) goTo(first)
    focusProblem()
  }

  function onFailed(failed: SavePhase) {
    // From here on, the attempt in the draft records whether its answer was lost.
    draft.keep()
    if (failed.at !== 'refused' && failed.at !== 'unknown') return
    const { fields } = failed.problems
    for (const [path, text] of fields) form.setError(path as FieldPath<PackageForm>, { type: 'server', message: text })
    showProblems(fields.map(([path]) => path))
  }

  const sendAsDecided = useSaveRequests({ machine, draft, noticeOf, onDone, onFailed })

  /** Checks the form once, and tells its problems. Null if it cannot be saved. */
  function check(): Checked | null {
    const values = structuredClone(form.getValues())
    const found = checkForm(values)
    if (found.payload && isOnlyUnread(queryClient, found)) {
      form.clearErrors()
      return { form: values, payload: found.payload, totals: totalsPerRoom(values) }
    }
    if (machine.send({ type: 'foundInvalid' })) {
      // react-hook-form shows only the problems that it finds itself.
      void form.trigger().then(() => showProblems(problemsOf(found).map(({ path }) => path.split('.')[0] ?? path)))
    }
    return null
  }

  const attemptsFor = (checked: Checked) => attemptsOf(machine.get(), checked, draft.writer)

  function sendDecided(reached: SavePhase | null) {
    if (reached?.at === 'settling' || reached?.at === 'sending') sendAsDecided(reached)
  }

  /** Today's prices stand in the form together with the message about them. Its fields tell which choices are gone. */
  function showPrices(today: PackageForm) {
    const before = form.getValues()
    const gone = differingFields(before, today)
    for (const field of PRICED_FIELDS)
      if (before[field] !== today[field] && !gone.includes(field)) form.setValue(field, today[field])
  }

  /**
   * The server computes with today's prices. With old prices the form would show another total than the server saves.
   */
  async function save() {
    const checked = check()
    if (!checked || machine.send({ type: 'submitted', checked })?.at !== 'checking') return
    if (!(await reachesServer(provider))) return void machine.send({ type: 'wentOffline' })
    if (!(await mayChange())) return void machine.send({ type: 'declined' })
    const read = await atTodaysPrices(queryClient, provider, checked.form)
    if (!hasNetwork()) return void machine.send({ type: 'wentOffline' })
    if (!read.form) return void machine.send({ type: 'pricesUnread', error: read.error })
    const reached = machine.send({ type: 'pricesRead', today: read.form, ...attemptsFor(checked) })
    if (reached?.at === 'newPrices') showPrices(read.form)
    sendDecided(reached)
  }

  /**
   * Saves although the package may be saved already, or although prices could not be read: the server then sets them, and
   * its totals are shown after the save.
   */
  async function saveAnyway() {
    if (machine.send({ type: 'savedAgain' })) return save()
    const checked = check()
    if (!checked) return
    if (!(await reachesServer(provider))) return void machine.send({ type: 'wentOffline' })
    if (!(await mayChange())) return
    sendDecided(machine.send({ type: 'leftToServer', checked, ...attemptsFor(checked) }))
  }

  /**
   * The saved quote must cost what the review showed, so the mitra checks a total that may have changed before it is
   * sent.
   */
  function saveMerged({ form: merged, brought, taken }: Merge, seen: Basis) {
    const reached = machine.send({ type: 'mergeAccepted', seen, isPriced: isPriced(taken) })
    if (!reached) return
    for (const field of Object.keys(brought) as (keyof PackageForm)[]) form.setValue(field, merged[field])
    if (reached.at === 'merged') goTo(LAST_STEP)
    else void save()
  }

  return {
    save: () => void save(),
    saveAnyway: () => void saveAnyway(),
    saveMerged,
    closeConflict: () => void machine.send({ type: 'conflictClosed' }),
    /** The server has not answered yet. */
    isPending: phase.at === 'settling' || phase.at === 'sending',
    /** The present work of a save. While it does anything, the form cannot be changed. */
    busy: busyWith(phase),
    refusal: phase.at === 'conflict' ? phase.refusal : null,
    /** Another save of this package came first: somebody else's, or an own one whose answer was lost. */
    hasConflicted: refusals > 0,
    failure: failureOf(phase),
    forgetFailure: () => void machine.send({ type: 'steppedOn' }),
  }
}
