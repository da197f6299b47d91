import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PartnerDataProvider } from '@/data-provider/types'
import {
  hasServices,
  isUntouched,
  chosenOf,
  takeServices,
  type LastPackage,
  type ServiceStep,
  type TakenServices,
} from '@/domain/package/lastPackage'
import { isSecret, type PackageField } from '@/domain/package/packageFields'
import type { PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { Button } from '@/ui/elements/Button'
import { Undo } from '@/ui/feedback/Undo'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { useLastPackage } from './keptLast'
import { offeredNow } from './offeredNow'

const labelOf = (field: PackageField) => t(`field.${field === 'startCity' ? 'urutanKota' : field}`)

function takenInWords(name: string, count: number, fields: readonly string[]): string {
  if (count === 0) return t('last.nothing', { name })
  return fields.length === 0 ? t('last.unnamed', { name }) : t('last.taken', { name, fields: fields.join(', ') })
}

/** Says which choices were taken and which are missing. A customer hears nothing of a secret field. */
function inWords({ name }: LastPackage, { taken, gone, unread }: TakenServices, isForCustomer: boolean): string {
  const isTold = (field: PackageField) => !isForCustomer || !isSecret(field)
  const told = taken.filter(isTold).map(labelOf)
  const missing = gone
    .filter(({ field }) => isTold(field))
    .map(({ field, name: record }) => (record ? `${labelOf(field)} (${record})` : labelOf(field)))
  const unknown = unread.filter(isTold).map(labelOf)
  return [
    takenInWords(name, taken.length, told),
    ...(missing.length > 0 ? [t('last.gone', { choices: missing.join(', ') })] : []),
    ...(unknown.length > 0 ? [t('last.unread', { fields: unknown.join(', ') })] : []),
  ].join(' ')
}

type Outcome = { words: string; before: Partial<PackageForm> }

/** Fills a step with the services of the package that was saved last, and brings back the earlier choices. */
function useServicesOf(last: LastPackage, step: ServiceStep) {
  const client = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const { getValues, setValue } = useFormContext<PackageForm>()
  const { isOn: isForCustomer } = useCustomerMode()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => takeServices(last, step, await offeredNow(client, provider, chosenOf(last, step))),
  })

  function fill(values: Partial<PackageForm>) {
    for (const [field, value] of Object.entries(values) as [PackageField, PackageForm[PackageField]][])
      setValue(field, value, { shouldDirty: true, shouldValidate: true })
  }

  function apply(services: TakenServices) {
    const form = getValues()
    const before = Object.fromEntries(services.taken.map((field) => [field, form[field]]))
    fill(services.changes)
    setOutcome({ words: inWords(last, services, isForCustomer), before })
  }

  return {
    isReading: isPending,
    outcome,
    // The answer of a step that was left changes nothing.
    take: () => mutate(undefined, { onSuccess: apply }),
    undo() {
      if (outcome) fill(outcome.before)
      setOutcome(null)
    },
  }
}

/**
 * 'Pakai seperti paket terakhir' (docs/product.md §6.13). It is there if nothing was chosen on the step when the step was
 * opened.
 */
export function LastPackageOffer({ step }: { step: ServiceStep }) {
  const { getValues } = useFormContext<PackageForm>()
  const last = useLastPackage()
  const [isWanted] = useState(() => isUntouched(getValues(), step))
  return last && isWanted && hasServices(last, step) ? <TakeServices last={last} step={step} /> : null
}

function TakeServices({ last, step }: { last: LastPackage; step: ServiceStep }) {
  const { isReading, outcome, take, undo } = useServicesOf(last, step)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} style={{ display: 'grid', gap: 8 }}>
      <Button variant="outlined" disabled={isReading} onClick={take}>
        {t('last.use')}
      </Button>
      <Undo
        text={outcome?.words ?? null}
        label={t('last.undo')}
        onUndo={
          outcome && Object.keys(outcome.before).length > 0
            ? () => {
                // The button goes, so the focus moves to the other one.
                place.current?.querySelector('button')?.focus()
                undo()
              }
            : null
        }
      />
    </div>
  )
}
