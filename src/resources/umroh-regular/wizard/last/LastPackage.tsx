import styled from '@emotion/styled'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { createContext, use, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type PartnerDataProvider, hasNoList } from '@/data-provider/types'
import {
  chosenOf,
  filledFields,
  servicesOfSkipped,
  takeServices,
  type LastPackage,
  type ServiceStep,
  type StepField,
  type TakenServices,
  type ListOfService,
  type ServiceField,
} from '@/domain/package/lastPackage'
import { isSecret, type PackageField } from '@/domain/package/packageFields'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import type { PackageForm, MasterRecord } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { Button } from '@/ui/elements/Button'
import { Undo } from '@/ui/feedback/Undo'
import { colour } from '@theme/tokens'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { useEarlierServices } from './earlierServices'
import { MASTERS } from '@/domain/masters/masters'
import { wholeListQuery } from '@/resources/custom-data/pickers'

/** Reads a list once. If that fails, the phone's copy stands in, and its prices say from when they are. */
async function readList(
  client: QueryClient,
  provider: PartnerDataProvider,
  field: ServiceField,
): Promise<readonly MasterRecord[] | undefined> {
  const query = wholeListQuery<MasterRecord>(provider, { resource: MASTERS[field].resource })
  try {
    // TanStack Query would hold the request back if the browser denies the network.
    const list = await client.fetchQuery({ ...query, retry: 0, networkMode: 'always' })
    return hasNoList(list) ? undefined : list.data
  } catch {
    const kept = client.getQueryState(query.queryKey)
    return kept?.data?.data.map((record) => ({ ...record, asOf: kept.dataUpdatedAt }))
  }
}

/** The records that the masters of these fields offer now. */
async function offeredNow(
  client: QueryClient,
  provider: PartnerDataProvider,
  fields: readonly ServiceField[],
): Promise<ListOfService> {
  const lists = new Map(
    await Promise.all(fields.map(async (field) => [field, await readList(client, provider, field)] as const)),
  )
  return (field) => lists.get(field)
}

const labelOf = (field: PackageField) => t(`field.${field === 'startCity' ? 'urutanKota' : field}`)

function takenInWords(name: string, count: number, fields: readonly string[]): string {
  if (count === 0) return t('last.nothing', { name })
  return fields.length === 0 ? t('last.unnamed', { name }) : t('last.taken', { name, fields: fields.join(', ') })
}

/** Says which choices were taken, which are missing, and which to look at. A customer hears nothing of a secret field. */
function inWords({ name }: LastPackage, services: TakenServices, form: PackageForm, isForCustomer: boolean): string {
  const { taken, gone, unread } = services
  const isTold = (field: PackageField) => !isForCustomer || !isSecret(field)
  const told = taken.filter(isTold).map(labelOf)
  const missing = gone
    .filter(({ field }) => isTold(field))
    .map(({ field, name: record }) => (record ? `${labelOf(field)} (${record})` : labelOf(field)))
  const unknown = unread.filter(isTold).map(labelOf)
  const skipped = servicesOfSkipped(services, form)
  return [
    takenInWords(name, taken.length, told),
    ...(missing.length > 0 ? [t('last.gone', { choices: missing.join(', ') })] : []),
    ...(unknown.length > 0 ? [t('last.unread', { fields: unknown.join(', ') })] : []),
    ...(skipped.length > 0 ? [t('last.skipped', { choices: skipped.join(', ') })] : []),
  ].join(' ')
}

/** What was taken, on the step that says it. */
type Outcome = { words: string; before: Partial<PackageForm>; at: number; from: number }

type Taking = {
  outcome: Outcome | null
  take: (last: LastPackage, services: TakenServices) => void
  undo: () => void
}

export const TakingContext = createContext<Taking | null>(null)

/** Fills the form with the services of an earlier package, goes to the review, and brings back the choices before it. */
export function useTaking(form: UseFormReturn<PackageForm>, step: number, goTo: (step: number) => void): Taking {
  const { isOn: isForCustomer } = useCustomerMode()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [shown, setShown] = useState(step)
  if (shown !== step) {
    setShown(step)
    // Later choices would be lost with an `undo` of earlier ones.
    if (outcome?.at !== step) setOutcome(null)
  }

  function fill(values: Partial<PackageForm>) {
    for (const [field, value] of Object.entries(values) as [PackageField, PackageForm[PackageField]][])
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
  }

  return {
    outcome,
    take(last, services) {
      const values = form.getValues()
      const before = Object.fromEntries(services.taken.map((field) => [field, values[field]]))
      const at = services.taken.length > 0 ? LAST_STEP : step
      fill(services.changes)
      setOutcome({ words: inWords(last, services, values, isForCustomer), before, at, from: step })
      goTo(at)
    },
    undo() {
      if (!outcome) return
      fill(outcome.before)
      setOutcome(null)
      goTo(outcome.from)
    },
  }
}

/** Says on the step what was taken. The live region stands there before its words. */
export function TakenNote() {
  const { outcome, undo } = use(TakingContext) ?? {}
  const mayUndo = outcome && Object.keys(outcome.before).length > 0
  return <Undo text={outcome?.words ?? null} label={t('app.undo')} onUndo={(mayUndo && undo) || null} />
}

const Offer = styled(Button)({
  justifyContent: 'start',
  textAlign: 'start',
  '& strong, & small': { display: 'block', overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.875rem', fontWeight: 400, lineHeight: 1.4, color: colour.quiet },
})

function choiceInWords({ tripType, tourLeader, choices }: LastPackage, field: StepField): string {
  if (field === 'tipePerjalanan') return tripType ? t(`trip.${tripType}`) : ''
  if (field === 'tourLeader') return `${tourLeader} ${labelOf(field)}`
  const names = (choices[field] ?? []).map(({ name }) => name).join(', ')
  return field === 'margin' ? `${labelOf(field)} ${names}`.trim() : names || labelOf(field)
}

/**
 * 'Seperti …': the services of an earlier package in one tap (docs/product.md §6.13). It is there if nothing was chosen on
 * the step when the step was opened.
 */
export function LastPackageOffer({ step }: { step: ServiceStep }) {
  const { last, steps } = useEarlierServices()
  return last && steps.includes(step) ? <TakeServices last={last} steps={steps} /> : null
}

function TakeServices({ last, steps }: { last: LastPackage; steps: readonly ServiceStep[] }) {
  const client = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const taking = use(TakingContext)
  const { isOn: isForCustomer } = useCustomerMode()
  // The answer of a step that was left changes nothing.
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => takeServices(last, steps, await offeredNow(client, provider, chosenOf(last, steps))),
  })
  const told = filledFields(last, steps).filter((field) => !isForCustomer || !isSecret(field))
  return (
    <Offer
      variant="outlined"
      disabled={isPending}
      onClick={() => mutate(undefined, { onSuccess: (services) => taking?.take(last, services) })}
    >
      <strong>{t('last.like', { name: last.name })}</strong>
      <small>{told.map((field) => choiceInWords(last, field)).join(' · ')}</small>
    </Offer>
  )
}
