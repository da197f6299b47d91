import type { QueryKey } from '@tanstack/react-query'
import { t } from '../../i18n/translate'
import { useActiveQuery } from '../hooks/useActiveQuery'
import { AgeLine } from './DataAge'

/** Says that a query without data has failed and is being repeated (docs/product.md §12.2.5). */
export function Repeating({ queryKey }: { /** The start of the query's key. */ queryKey: QueryKey }) {
  const state = useActiveQuery({ queryKey })
  const isRepeating = state?.fetchStatus === 'fetching' && state.fetchFailureCount > 0
  if (!isRepeating || state.dataUpdatedAt) return null
  return (
    <AgeLine role="status" data-floating>
      {t('app.repeating')}
    </AgeLine>
  )
}
