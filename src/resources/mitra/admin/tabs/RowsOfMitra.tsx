import Card from '@mui/material/Card'
import { PAGE_SIZE } from '@/domain/values/paging'
import { ListBase, useListContext, type RaRecord, type SortPayload } from 'ra-core'
import type { ReactNode } from 'react'
import { Pagination } from 'react-admin'
import { STALE_TIME } from '@/domain/requestPolicy'
import { Notice } from '@/ui/feedback/Notice'
import { TableRows } from '@/ui/table/TableRows'

type RowsProps = {
  /** The notice where the mitra has none. */
  empty: string
  failedTitle: string
  /** react-admin's table. */
  children: ReactNode
}

export type RowsOfMitraProps = RowsProps & { resource: string; filter: object; sort: SortPayload }

/** The records of another resource that belong to a mitra: react-admin's list without a place in the address. */
export const RowsOfMitra = <Row extends RaRecord>({ resource, filter, sort, ...rows }: RowsOfMitraProps) => (
  <ListBase<Row>
    resource={resource}
    filter={filter}
    sort={sort}
    perPage={PAGE_SIZE}
    queryOptions={{ staleTime: STALE_TIME.packages, onError: () => undefined }}
    disableAuthentication
    disableSyncWithLocation
    storeKey={false}
    exporter={false}
  >
    <Rows {...rows} />
  </ListBase>
)

function Rows({ empty, failedTitle, children }: RowsProps) {
  const { data, isPending, total, perPage } = useListContext()
  return (
    <Card>
      {data?.length === 0 ? <Notice title={empty} /> : <TableRows failedTitle={failedTitle}>{children}</TableRows>}
      {!isPending && (total ?? 0) > perPage && <Pagination />}
    </Card>
  )
}
