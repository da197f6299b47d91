import styled from '@emotion/styled'
import type { RaRecord, SortPayload } from 'ra-core'
import type { ReactElement, ReactNode } from 'react'
import { CreateButton, List, Pagination, TopToolbar, useListContext } from 'react-admin'
import { STALE_TIME } from '@/domain/requestPolicy'
import { PAGE_SIZE } from '@/domain/values/paging'
import { barTitle, useScreenTitle } from '../a11y/useScreenTitle'
import { FoundCount } from '../feedback/FoundCount'
import { SearchFilter } from './SearchFilter'
import { DensityButton, useDensity } from './density'
import { TableRows } from './TableRows'
import { tablePlace } from './tablePlace'

const NEW_RECORD = (
  <TopToolbar>
    <CreateButton />
  </TopToolbar>
)

const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export type AdminTableProps = {
  title: string
  sort: SortPayload
  /** The label of the search box. Without it: no search. */
  searchLabel?: string
  /** Further filters, as react-admin's elements with a `source`. */
  filters?: readonly ReactElement[]
  /** A filter that the user does not see. */
  filter?: object
  /** Buttons above the table. By default the one that leads to a new record. */
  actions?: ReactElement
  /** By default that of lists that a colleague may change at any time. */
  staleTime?: number
  /** Says a number of found rows in words, for a table that is searched. */
  foundInWords?: (n: number) => string
  failedTitle: string
  /** Stands above the table and its buttons. */
  above?: ReactNode
  /** react-admin's table. */
  children: ReactNode
}

/** An admin's list on the desktop: react-admin's list with our search, and with words for a failure or no network. */
export function AdminTable<Row extends RaRecord>(props: AdminTableProps) {
  const { title, searchLabel, filters = [], foundInWords, failedTitle, above, children, ...list } = props
  const { staleTime = STALE_TIME.packages, ...rest } = list
  useScreenTitle(title, barTitle)
  const [density] = useDensity()
  const search = searchLabel === undefined ? [] : [<SearchFilter key="q" source="q" alwaysOn label={searchLabel} />]
  return (
    <main data-density={density}>
      {above}
      <List<Row>
        actions={NEW_RECORD}
        {...rest}
        exporter={false}
        title={title}
        perPage={PAGE_SIZE}
        filters={[...search, ...filters]}
        // The screen shows a failure itself.
        queryOptions={{ staleTime, onError: () => undefined }}
        disableAuthentication
        empty={false}
        offline={false}
        pagination={<Foot />}
        sx={tablePlace}
      >
        {foundInWords && <Found inWords={foundInWords} />}
        <TableRows failedTitle={failedTitle}>{children}</TableRows>
      </List>
    </main>
  )
}

function Found({ inWords }: { inWords: (n: number) => string }) {
  const found = useListContext()
  return <FoundCount q={String(found.filterValues.q ?? '')} found={found} inWords={inWords} />
}

/** The choice of a page and of the rows' density; nothing while the table has no rows. */
function Foot() {
  const { data, isPending } = useListContext()
  if (!data && !isPending) return null
  return (
    <Line>
      <DensityButton />
      <Pagination />
    </Line>
  )
}
