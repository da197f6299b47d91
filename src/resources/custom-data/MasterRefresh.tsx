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
 * When editing, a master's list is read at once (spec §7) and what is chosen takes its price of today: the one the
 * package will be saved with.
 */
export function MasterRefresh({ field }: { field: MasterField }) {
  const { setValue } = useFormContext<PackageForm>()
  const value = useWatch<PackageForm, MasterField>({ name: field })
  const { options } = useMasterOptions(field, true)
  useEffect(() => {
    if (options.length === 0) return
    const fresh = Array.isArray(value) ? value.map((choice) => refreshed(choice, options)) : refreshed(value, options)
    if (JSON.stringify(fresh) !== JSON.stringify(value)) setValue(field, fresh)
  }, [field, options, value, setValue])
  return null
}
