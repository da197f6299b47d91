import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useIsOnline } from '../../../../ui/hooks/useIsOnline'
import { isPriced, type Merge } from '../../../../domain/package/mergePackage'
import { differingFields } from '../../../../domain/package/packageContents'
import { totalsOf } from '../../../../domain/package/packagePrice'
import { isForbidden } from '../../../../domain/requestPolicy'
import type { Id, PackageForm } from '../../../../domain/types'
import { LAST_STEP, stepOfField, stepOrder, WIZARD_STEPS } from '../../../../domain/package/wizardSteps'
import { say, t } from '../../../../i18n/translate'
import { atTodaysPrices } from './atTodaysPrices'
import type { Conflict } from './conflict/useConflict'
import { serverProblems } from './serverProblems'
import type { WizardDraft } from '../draft/useDraft'
import { useSavePackage } from './useSavePackage'
import type { WizardFailure } from '../WizardFooter'

export type SavingOptions = {
  form: UseFormReturn<PackageForm>
  /** Absent: a new package. */
  id: Id | undefined
  conflict: Conflict
  draft: WizardDraft
  goTo: (step: number) => void
  focusProblem: () => void
  /** Acknowledged, and the wizard still stands. */
  onDone: () => void
}

const OFFLINE: WizardFailure = { text: 'wizard.offline', canRetry: true }

const unreadPrices = (error: Error | null): WizardFailure => ({
  text: [t('wizard.unreadPrices'), error && say(error.message)].filter(Boolean).join(' '),
  canRetry: !isForbidden(error),
})

// A choice that is no longer offered is another contents, though it costs nothing.
const costsTheSame = (a: PackageForm, b: PackageForm) =>
  differingFields(a, b).length === 0 && JSON.stringify(totalsOf(a)) === JSON.stringify(totalsOf(b))

/** The wizard's save: what must hold before it is sent, and where its failure leads to. */
export function useSaving({ form, id, conflict, draft, goTo, focusProblem, onDone }: SavingOptions) {
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const [failure, setFailure] = useState<WizardFailure | null>(null)
  const [isChecking, setChecking] = useState(false)
  const { run, isPending, isWritten } = useSavePackage({ id, basis: conflict.basis, draft })

  /** To the first step of the way that holds a problem, and to the field itself. */
  function showProblems(fields: readonly string[]) {
    const steps = fields.map(stepOfField).filter((owner) => owner !== undefined)
    const order = [...stepOrder(form.getValues()), ...WIZARD_STEPS.keys()]
    const first = order.find((candidate) => steps.includes(candidate))
    if (first !== undefined) goTo(first)
    focusProblem()
  }

  function onFailed(error: Error) {
    // With what is known of the save by now.
    draft.keep()
    if (conflict.asks(error)) return
    const { fields, message, advice, canRetry } = serverProblems(error)
    for (const [path, text] of fields) form.setError(path as FieldPath<PackageForm>, { type: 'server', message: text })
    setFailure({ text: fields.length > 0 ? message : `${say(message)} ${t(advice)}`, canRetry })
    showProblems(fields.map(([path]) => path))
  }

  /** The server takes today's prices: at others it would save another total than the one on screen. */
  async function saveAtTodaysPrices(values: PackageForm) {
    setChecking(true)
    const today = await atTodaysPrices(queryClient, values)
    setChecking(false)
    if (!navigator.onLine) setFailure(OFFLINE)
    else if (!today.form) setFailure(unreadPrices(today.error))
    else if (costsTheSame(values, today.form)) run(today.form, { onDone, onError: onFailed })
    else setFailure({ text: 'wizard.newPrices', showsTotal: true })
  }

  const save = form.handleSubmit(
    (values) => {
      setFailure(null)
      if (navigator.onLine) return saveAtTodaysPrices(values)
      setFailure(OFFLINE)
    },
    (errors) => {
      setFailure({ text: 'wizard.invalid' })
      showProblems(Object.keys(errors))
    },
  )

  /** The saved quote costs what the review has shown: where that may be something else now, it is looked at first. */
  function saveMerged({ form: merged, brought, taken }: Merge) {
    for (const field of Object.keys(brought) as (keyof PackageForm)[]) form.setValue(field, merged[field])
    if (!isPriced(taken)) return void save()
    setFailure({ text: 'conflict.merged', isCalm: true, showsTotal: true })
    goTo(LAST_STEP)
  }

  return {
    save: () => void save(),
    saveMerged,
    /** No answer yet. */
    isPending,
    /** About to be sent, on its way, or acknowledged: the form stands still. */
    isSaving: isChecking || isPending || isWritten,
    failure: failure === OFFLINE && isOnline ? null : failure,
    forgetFailure: () => setFailure(null),
  }
}
