import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MasterField } from '../../domain/masters'
import type { Choice, MasterRecord, PackageForm } from '../../domain/types'
import { useMasterOptions } from './useMasterOptions'

const isSame = (a: MasterRecord | null, b: MasterRecord) => JSON.stringify(a) === JSON.stringify(b)

/** A choice with today's record; one that is no longer offered keeps what it was saved with. */
function refreshed(choice: Choice<MasterRecord>, options: readonly MasterRecord[]): Choice<MasterRecord> {
  const record = options.find(({ id }) => String(id) === String(choice.id))
  return record && !isSame(choice.data, record) ? { id: choice.id, data: record } : choice
}

/**
 * What is chosen takes its price of today: the one the package will be saved with. When editing (`eager`) the list is read
 * at once (spec §7); otherwise it was read for the choice, and is read again where that was an old one.
 */
export function MasterRefresh({ field, eager }: { field: MasterField; eager: boolean }) {
  const { setValue } = useFormContext<PackageForm>()
  const value = useWatch<PackageForm, MasterField>({ name: field })
  const isChosen = Array.isArray(value) ? value.length > 0 : value.id !== null
  const { options, asOf } = useMasterOptions(field, eager || isChosen)
  useEffect(() => {
    // Old prices are taken by who chooses them, not by themselves.
    if (options.length === 0 || asOf !== null) return
    const fresh = Array.isArray(value) ? value.map((choice) => refreshed(choice, options)) : refreshed(value, options)
    if (JSON.stringify(fresh) !== JSON.stringify(value)) setValue(field, fresh)
  }, [field, options, asOf, value, setValue])
  return null
}
