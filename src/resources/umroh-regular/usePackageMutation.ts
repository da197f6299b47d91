import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRef } from 'react'
import { PACKAGES, type PartnerDataProvider } from '../../data-provider/types'
import { retryDelay } from '../../domain/requestPolicy'
import type { Id } from '../../domain/types'

type Saved = { data: { id: Id } }

export type PackageMutationOptions<Input> = {
  save: (provider: PartnerDataProvider, input: Input) => Promise<Saved>
  /** Runs for a save that was acknowledged, and for nothing else. */
  onSaved: () => void
  /** Only for what may be repeated without harm. */
  retry?: (failures: number, error: unknown) => boolean
}

/**
 * Something that changes packages. Whatever was read of them before is out of date afterwards: lists are read again,
 * details and forms forgotten, so that no old total is shown for a moment.
 */
export function usePackageMutation<Input>({ save, onSaved, retry = () => false }: PackageMutationOptions<Input>) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const busy = useRef(false)
  const { mutate, isPending, error, reset } = useMutation<Saved, Error, Input>({
    mutationFn: (input) => save(provider, input),
    retry,
    retryDelay,
    // Offline, a save fails at once and says so: paused, it would be sent later without a word.
    networkMode: 'always',
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: [PACKAGES, 'getOne'] })
      void queryClient.invalidateQueries({ queryKey: [PACKAGES] })
      onSaved()
    },
    onSettled: () => {
      busy.current = false
    },
  })
  // Two taps may come before the first is drawn as pending.
  const run = (input: Input, onError?: (error: Error) => void) => {
    if (busy.current) return
    busy.current = true
    mutate(input, onError ? { onError } : {})
  }
  return { run, isPending, error, reset }
}
