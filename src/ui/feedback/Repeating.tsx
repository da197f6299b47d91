import type { QueryKey } from '@tanstack/react-query'
import { t } from '@/i18n/translate'
import { useActiveQuery } from '../hooks/useActiveQuery'
import { AgeLine } from './DataAge'

/** Says that a reading has failed and is being repeated (docs/product.md §12.2.5). */
export const RepeatingLine = ({
  floating,
}: {
  /** At the lower edge of the viewport, instead of in the flow. */ floating?: boolean
}) => (
  <AgeLine role="status" severity="info" icon={false} data-floating={floating || undefined}>
    {t('app.repeating')}
  </AgeLine>
)

/** Shows the line while a query without data is being repeated. */
export function Repeating({ queryKey }: { /** The start of the query's key. */ queryKey: QueryKey }) {
  const state = useActiveQuery({ queryKey })
  const isRepeating = state?.fetchStatus === 'fetching' && state.fetchFailureCount > 0
  return isRepeating && !state.dataUpdatedAt && <RepeatingLine floating />
}
