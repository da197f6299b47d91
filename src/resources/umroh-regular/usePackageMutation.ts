import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useWrite } from '@/ui/hooks/useWrite'
import { AS_FORM, type PartnerDataProvider } from '@/data-provider/types'
import { umrohRegular } from './resource'

export type PackageMutationOptions<Input, Output> = {
  save: (provider: PartnerDataProvider, input: Input) => Promise<Output>
  /** Runs after an acknowledged save, even if the user has left the screen. */
  onSaved: (output: Output) => void
  /** Runs after a failed save, even if the user has left the screen. */
  onFailed?: (error: Error, input: Input) => void
}

// react-admin's key of one record: resource, verb, params.
const isForm = ([, verb, params]: QueryKey) =>
  verb === 'getOne' && (params as { meta?: { shape?: string } } | undefined)?.meta?.shape === AS_FORM.shape

/**
 * A mutation that changes packages. Every package query is out of date afterwards: the ones on screen are read again, the
 * others are removed, so that no old total is shown for a moment. A form that is still open keeps its query.
 */
export function usePackageMutation<Input, Output = unknown>({
  save,
  onSaved,
  onFailed,
}: PackageMutationOptions<Input, Output>) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  return useWrite<Input, Output>({
    resource: umrohRegular.name,
    write: (input) => save(provider, input),
    onWritten: (output) => {
      queryClient.removeQueries({ queryKey: [umrohRegular.name], type: 'inactive' })
      void queryClient.invalidateQueries({
        queryKey: [umrohRegular.name],
        predicate: ({ queryKey }) => !isForm(queryKey),
      })
      onSaved(output)
    },
    onFailed,
  })
}
