import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'ra-core'
import { useState } from 'react'
import type { PartnerDataProvider } from '../data-provider/types'
import { createSaveKeys } from '../domain/package/saveKeys'
import { retryMutation } from '../domain/requestPolicy'
import type { Id } from '../domain/types'
import { useResource } from '../ui/hooks/useResource'
import { useWrite } from '../ui/hooks/useWrite'

export type SaveOptions = {
  /** Absent for a new record. */
  id?: Id | undefined
  /** Resources whose records depend on this one: their answers are read again after a save. */
  dependents?: readonly string[] | undefined
}

/** The data of a save, and the version that it replaces. */
type ToSave = { data: object; version: string | undefined }

/** Sends a content of a form once: a repetition has the same key, other contents have another one. */
export function useSave<Saved extends RaRecord>({ id, dependents = [] }: SaveOptions) {
  const resource = useResource()
  const queryClient = useQueryClient()
  const provider = useDataProvider<PartnerDataProvider>()
  const [keys] = useState(createSaveKeys)
  return useWrite<ToSave, Saved>({
    resource,
    write: async ({ data, version }) => {
      const meta = { idempotencyKey: keys.keyFor([data, version ?? null]), version }
      const answer =
        id === undefined
          ? await provider.create<Saved>(resource, { data, meta })
          : await provider.update<Saved>(resource, { id, data, meta, previousData: { id } as Saved })
      return answer.data
    },
    onWritten: () => {
      keys.forget()
      for (const name of [resource, ...dependents]) void queryClient.invalidateQueries({ queryKey: [name] })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}
