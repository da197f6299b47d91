import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { Batch, PartnerDataProvider, UndoneCount } from '@/data-provider/types'
import { say } from '@/i18n/translate'
import { useFeature } from '@/ui/layout/features'

export type UndoState =
  | { at: 'undoing' }
  | { at: 'undone'; count: UndoneCount }
  /** `leavesChanged` is what a press would ask for next: a refused undoing can leave alone what somebody changed since. */
  | { at: 'refused' | 'failed'; batch: string; leavesChanged: boolean; text: string }

export const lastBatchKey = (resource: string) => ['lastBatch', resource]

/** The last write of many records of a master, also of another tab or user. Null until it is known, and where there is none. */
export function useLastBatch(resource: string): Batch | null {
  const provider = useDataProvider<PartnerDataProvider>()
  const { data, isFetching } = useQuery<Batch | null>({
    queryKey: lastBatchKey(resource),
    queryFn: ({ signal }) => provider.newestBatch(resource, signal),
    enabled: useFeature('batches'),
    gcTime: 0,
  })
  return isFetching ? null : (data ?? null)
}

/** Undoes a write of many records of a master; the state is null before the first press. */
export function useUndo(resource: string) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const [state, setState] = useState<UndoState | null>(null)

  async function undo(batch: string, leavesChanged = false): Promise<void> {
    setState({ at: 'undoing' })
    try {
      const count = await provider.undoBatch(resource, batch, leavesChanged)
      setState({ at: 'undone', count })
    } catch (error) {
      const { status, message } = error as Error & { status?: number }
      const isRefused = status === 409 && !leavesChanged
      setState({
        at: isRefused ? 'refused' : 'failed',
        batch,
        leavesChanged: leavesChanged || isRefused,
        text: say(message),
      })
    }
    for (const queryKey of [[resource], lastBatchKey(resource)]) void queryClient.invalidateQueries({ queryKey })
  }
  return { state, undo: (batch: string, leavesChanged?: boolean) => void undo(batch, leavesChanged) }
}
