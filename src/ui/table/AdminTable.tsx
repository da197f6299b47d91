import styled from '@emotion/styled'
import { type RaRecord, type SortPayload, useStore } from 'ra-core'
import type { ReactElement, ReactNode } from 'react'
import { CreateButton, List, Pagination, TopToolbar, useListContext } from 'react-admin'
import { STALE_TIME } from '@/domain/requestPolicy'
import { PAGE_SIZE } from '@/domain/values/paging'
import { barTitle, useScreenTitle } from '../a11y/useScreenTitle'
import { FoundCount } from '../feedback/FoundCount'
import { TableRows } from './TableRows'
import { tablePlace } from './tablePlace'
import { SearchField } from '../form/SearchField'
import { useSearchText } from '../form/typed/useSearchText'
import DenseIcon from '@mui/icons-material/DensitySmallRounded'
import LooseIcon from '@mui/icons-material/DensityMediumRounded'
import Tooltip from '@mui/material/Tooltip'
import { t } from '@/i18n/admin/desktop'
import { IconButton } from '../elements/IconButton'

/** How close the rows of an admin's tables stand. */
type Density = 'dense' | 'loose'

/** The density that this user chose last, for every table. */
const useDensity = () => useStore<Density>('density', 'dense')

/** Switches between close and loose rows (docs/product.md §15.7.3). */
function DensityButton() {
  const [density, setDensity] = useDensity()
  const isDense = density === 'dense'
  const label = t('desktop.dense')
  return (
    <Tooltip title={label}>
      <IconButton label={label} aria-pressed={isDense} onClick={() => setDensity(isDense ? 'loose' : 'dense')}>
        {isDense ? <DenseIcon fontSize="small" /> : <LooseIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

type SearchFilterProps = {
  source: string
  label: string
  /** react-admin reads this prop of its filters. */ alwaysOn?: boolean
}

/**
 * The search box of the phone, as a text filter of react-admin's list. It asks by itself: react-admin's filters wait for
 * 500 ms, the product for 300 (docs/product.md §12.1.6).
 */
function SearchFilter({ source, label }: SearchFilterProps) {
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useSearchText(String(filterValues[source] ?? ''), (q) =>
    setFilters({ ...filterValues, [source]: q }),
  )
  return <SearchField value={text} onChange={setText} label={label} />
}

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
