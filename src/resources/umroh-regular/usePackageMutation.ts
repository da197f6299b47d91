import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useWrite } from '../../ui/hooks/useWrite'
import { AS_FORM, PACKAGES, type PartnerDataProvider } from '../../data-provider/types'

export type PackageMutationOptions<Input> = {
  save: (provider: PartnerDataProvider, input: Input) => Promise<unknown>
  /** Once it was acknowledged, wherever the mitra is by then. */
  onSaved: () => void
  /** It failed, and its screen was left. */
  onFailedUnseen?: (error: Error, input: Input) => void
  /** Only for what may be repeated without harm. */
  retry?: (failures: number, error: unknown) => boolean
}

// react-admin's key of one record: resource, verb, params.
const isForm = ([, verb, params]: QueryKey) =>
  verb === 'getOne' && (params as { meta?: { shape?: string } } | undefined)?.meta?.shape === AS_FORM.shape

/**
 * Something that changes packages. Whatever was read of them before is out of date afterwards: a list or detail on screen is read
 * again, everything else forgotten (but for a form that is still open), so that no old total is shown for a moment.
 */
export function usePackageMutation<Input>({ save, onSaved, onFailedUnseen, retry }: PackageMutationOptions<Input>) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  return useWrite<Input>({
    resource: PACKAGES,
    write: (input) => save(provider, input),
    onWritten: () => {
      queryClient.removeQueries({ queryKey: [PACKAGES], type: 'inactive' })
      void queryClient.invalidateQueries({ queryKey: [PACKAGES], predicate: ({ queryKey }) => !isForm(queryKey) })
      onSaved()
    },
    onFailedUnseen,
    ...(retry ? { retry } : {}),
  })
}
