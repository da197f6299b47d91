import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useAuthProvider, useListContext, useStore } from 'ra-core'
import { useEffect } from 'react'
import type { Id, PackageRow } from '@/domain/types'
import { t } from '@/i18n/admin/packageTable'
import { t as statusText } from '@/i18n/offer/status'
import { Button } from '@/ui/elements/Button'
import { useResource } from '@/ui/hooks/useResource'
import { useFeature } from '@/ui/layout/features'
import type { Bulk } from './BulkDialog'
import { ExportSelected } from './ExportPackages'

/** The rows of every list that was read, also by 'Pilih semua'. */
const rowsRead = (client: QueryClient, resource: string): PackageRow[] =>
  client
    .getQueriesData<{ data?: PackageRow[] }>({ queryKey: [resource, 'getList'] })
    .flatMap(([, answer]) => answer?.data ?? [])

/** The selected rows, also those of other pages. react-admin keeps only their ids. */
function useSelectedRows(): PackageRow[] {
  const resource = useResource()
  const client = useQueryClient()
  const { data = [], selectedIds = [] } = useListContext<PackageRow>()
  const [kept, keep] = useStore<PackageRow[]>(`${resource}.selectedRows`, [])
  const known = new Map<Id, PackageRow>([...kept, ...rowsRead(client, resource), ...data].map((row) => [row.id, row]))
  const rows = selectedIds.flatMap((id) => known.get(id) ?? [])
  const isKept = rows.length === kept.length && rows.every((row, at) => row === kept[at])
  useEffect(() => {
    if (!isKept) keep(rows)
  })
  return rows
}

/** The rows that the user may edit; none while that is not known. */
function useEditable(rows: readonly PackageRow[]): PackageRow[] {
  const resource = useResource()
  const auth = useAuthProvider()
  const { data } = useQuery({
    queryKey: ['auth', 'mayEdit', resource, rows.map(({ id, mitraId }) => [id, mitraId])],
    queryFn: async () => {
      const may = await Promise.all(rows.map((record) => auth?.canAccess?.({ resource, action: 'edit', record })))
      return rows.filter((_, at) => may[at]).map(({ id }) => id)
    },
    enabled: rows.length > 0,
  })
  return rows.filter(({ id }) => data?.includes(id))
}

/** The buttons for the selected packages (docs/product.md §15.7.5). */
export function BulkActions({ onAsk }: { onAsk: (bulk: Bulk) => void }) {
  const hasStatus = useFeature('status')
  const rows = useSelectedRows()
  const editable = useEditable(rows)
  const ask = (kind: Bulk['kind']) => onAsk({ kind, rows: editable, others: rows.length - editable.length })
  return (
    <>
      <ExportSelected rows={rows} />
      {editable.length > 0 && (
        <Button variant="outlined" onClick={() => ask('copy')}>
          {t('list.duplicate')}
        </Button>
      )}
      {hasStatus && editable.length > 0 && (
        <Button variant="outlined" onClick={() => ask('lose')}>
          {statusText('progress.lose')}
        </Button>
      )}
    </>
  )
}
