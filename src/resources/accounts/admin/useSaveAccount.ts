import { useDataProvider, type RaRecord } from 'ra-core'
import { useState } from 'react'
import type { PartnerDataProvider } from '../../../data-provider/types'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import type { Id } from '../../../domain/types'
import { useWrite } from '../../../ui/hooks/useWrite'

type Refusal = Error & { status?: number; body?: { errors?: Record<string, string> } }

export type SaveAccountOptions<Saved> = {
  resource: 'users' | 'mitra'
  /** Absent for a new record. */
  record: { id: Id; version: string } | undefined
  onSaved: (saved: Saved) => void
}

/** Saves a user or a mitra, one save at a time, and tells why the server refused. */
export function useSaveAccount<Form extends object, Saved extends RaRecord>({
  resource,
  record,
  onSaved,
}: SaveAccountOptions<Saved>) {
  const provider = useDataProvider<PartnerDataProvider>()
  const [keys] = useState(createSaveKeys)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { run, isPending } = useWrite<Form, { data: Saved }>({
    resource,
    write: (data) => {
      const meta = { idempotencyKey: keys.keyFor([data, record?.version ?? null]), version: record?.version }
      return record
        ? provider.update<Saved>(resource, { id: record.id, data, meta, previousData: record })
        : provider.create<Saved>(resource, { data, meta })
    },
    onWritten: ({ data }) => onSaved(data),
  })
  const refused = refusal?.body?.errors ?? {}
  return {
    isPending,
    /** The server's messages by field. */
    refused,
    /** The message of a failed save; null if a field shows it. */
    failure: refusal && Object.keys(refused).length === 0 ? refusal.message : null,
    /** Whether somebody else has changed the record. */
    isOutdated: refusal?.status === 409,
    forgetRefusal: () => setRefusal(null),
    save: (form: Form) => run(form, { onError: setRefusal }),
  }
}
