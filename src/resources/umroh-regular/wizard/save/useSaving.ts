import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { hasNetwork } from '../../../../ui/hooks/network'
import { useIsOnline } from '../../../../ui/hooks/useIsOnline'
import type { PartnerDataProvider } from '../../../../data-provider/types'
import { isPriced, type Merge } from '../../../../domain/package/mergePackage'
import type { PackageForm } from '../../../../domain/types'
import { LAST_STEP } from '../../../../domain/package/wizardSteps'
import { isOnlyUnread } from '../form/isOnlyUnread'
import { atTodaysPrices } from './atTodaysPrices'
import { failureOf } from './failureOf'
import { firstStepOf } from './firstStepOf'
import type { Basis, SavePhase } from './saveState'
import { reachesServer } from './reachesServer'
import { attemptsOf } from './saveRequests'
import type { WizardDraft } from '../draft/useDraft'
import type { SaveMachine } from './useSaveMachine'
import { useSaveRequests } from './useSaveRequests'

/** `checking`: prices are being read, and nothing was sent yet. `saving`: the save is under way or acknowledged. */
export type Busy = 'checking' | 'saving' | null

function busyWith({ at }: SavePhase): Busy {
  if (at === 'checking') return 'checking'
  return ['settling', 'sending', 'acknowledged'].includes(at) ? 'saving' : null
}

export type SavingOptions = {
  form: UseFormReturn<PackageForm>
  machine: SaveMachine
  draft: WizardDraft
  goTo: (step: number) => void
  focusProblem: () => void
  /** Runs after an acknowledged save if the wizard is still open. */
  onDone: () => void
}

/**
 * Carries out the decisions of the save machine: it reads prices, sends the form, and leads to the step and field of
 * each problem.
 */
export function useSaving({ form, machine, draft, goTo, focusProblem, onDone }: SavingOptions) {
  const queryClient = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const { phase } = useSyncExternalStore(machine.subscribe, machine.get)
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

  const sendAsDecided = useSaveRequests({ machine, draft, onDone, onFailed })

  /**
   * The server computes with today's prices. With old prices the form would show another total than the server saves.
   */
  async function saveAtTodaysPrices(values: PackageForm) {
    if (!(await reachesServer(provider))) return void machine.send({ type: 'wentOffline' })
    const today = await atTodaysPrices(queryClient, values)
    const reached = !hasNetwork()
      ? machine.send({ type: 'wentOffline' })
      : today.form
        ? machine.send({ type: 'pricesRead', form: today.form, ...attemptsOf(machine.get(), values, draft.writer) })
        : machine.send({ type: 'pricesUnread', error: today.error })
    sendOnce(reached, values)
  }

  function sendOnce(reached: SavePhase | null, { namaPaket }: PackageForm) {
    if (reached?.at === 'settling' || reached?.at === 'sending') sendAsDecided(namaPaket)
  }

  const whenValid = (go: (values: PackageForm) => unknown) =>
    form.handleSubmit(go, (errors) => {
      const values = structuredClone(form.getValues())
      if (isOnlyUnread(queryClient, values)) return go(values)
      if (machine.send({ type: 'foundInvalid' })) showProblems(Object.keys(errors))
    })

  const save = whenValid((values) => {
    const reached = machine.send({ type: 'submitted', form: values })
    return reached?.at === 'checking' ? saveAtTodaysPrices(values) : undefined
  })

  /** Saves although prices could not be read: the server sets them, and its totals are shown after the save. */
  const saveAtServerPrices = whenValid(async (values) =>
    (await reachesServer(provider))
      ? sendOnce(
          machine.send({ type: 'leftToServer', form: values, ...attemptsOf(machine.get(), values, draft.writer) }),
          values,
        )
      : machine.send({ type: 'wentOffline' }),
  )

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
    saveAtServerPrices: () => void saveAtServerPrices(),
    saveMerged,
    closeConflict: () => void machine.send({ type: 'conflictClosed' }),
    /** The server has not answered yet. */
    isPending: phase.at === 'settling' || phase.at === 'sending',
    /** The present work of a save. While it does anything, the form cannot be changed. */
    busy: busyWith(phase),
    refusal: phase.at === 'conflict' ? phase.refusal : null,
    failure: failureOf(phase),
    forgetFailure: () => void machine.send({ type: 'steppedOn' }),
  }
}
