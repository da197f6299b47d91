import { CreateButton, DataTable, List, Pagination, TopToolbar, useCanAccess, useListContext } from 'react-admin'
import { FoundCount } from '../../../ui/feedback/FoundCount'
import { barTitle, useScreenTitle } from '../../../ui/a11y/useScreenTitle'
import { MuiTheme } from '../../../ui/sheet/MuiTheme'
import { SearchFilter } from '../../../ui/table/SearchFilter'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Stars } from '../../../ui/layout/Stars'
import { BesideRows, TableRows } from '../../../ui/table/TableRows'
import { tablePlace } from '../../../ui/table/tablePlace'
import type { HotelMaster } from '../../../data-provider/types'
import { addDays, today } from '../../../domain/values/dates'
import { masterOfResource, type MasterField } from '../../../domain/masters/masters'
import { formatRupiah, formatSar } from '../../../domain/values/money'
import { STALE_TIME, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import { ROOM_TYPES, type HotelRecord, type MasterRecord } from '../../../domain/types'
import { t } from '../../../i18n/desktop'
import { HistoryLink } from '../../audit'
import { masterName } from '../../custom-data/pickers'
import { masterTitle } from '../masterTitle'
import { masterLinks } from '../defineMaster'

const PAGE_SIZE = 25
const filters = [<SearchFilter key="q" source="q" alwaysOn label={t('desktop.searchMaster')} />]
const queryOptions = { staleTime: STALE_TIME.general, retry: retryQuery, retryDelay, onError: () => undefined }
const noWrap = () => ({ whiteSpace: 'nowrap' })

/** The actions that the user may take on a master's records; null until the permissions are known. */
function useMay(resource: string) {
  const { canAccess: create } = useCanAccess({ resource, action: 'create' })
  const { canAccess: edit } = useCanAccess({ resource, action: 'edit' })
  const { canAccess: remove } = useCanAccess({ resource, action: 'delete' })
  return create === undefined || edit === undefined || remove === undefined
    ? null
    : { create, edit, change: create || edit || remove }
}

const Found = () => (
  <FoundCount q={String(useListContext().filterValues.q ?? '')} inWords={(n) => t('master.found', { n })} />
)

/** A master's records in react-admin's table, with buttons for the permitted actions. Default export: only the desktop loads it. */
export default function MasterTablePage({ resource }: { resource: string }) {
  const may = useMay(resource)
  return may ? <MasterTable key={resource} resource={resource} may={may} /> : <Spinner />
}

function MasterTable({
  resource,
  may,
}: {
  resource: string
  may: { create: boolean; edit: boolean; change: boolean }
}) {
  const field = masterOfResource(resource)
  useScreenTitle(masterTitle(resource), barTitle)
  // The API shows a hotel's rates to users who may change them; other users see the price of a stay tonight.
  const stay = field || may.change ? {} : { date_check_in: today(), date_check_out: addDays(today(), 1) }
  return (
    <MuiTheme>
      <main>
        <List
          resource={resource}
          filter={stay}
          title={masterTitle(resource)}
          sort={{ field: field ? 'price' : 'name', order: 'ASC' }}
          perPage={PAGE_SIZE}
          filters={filters}
          actions={
            <TopToolbar>
              <HistoryLink resource={resource} />
              {may.create && <CreateButton to={masterLinks(resource).create} />}
            </TopToolbar>
          }
          queryOptions={queryOptions}
          disableAuthentication
          empty={false}
          exporter={false}
          offline={false}
          pagination={
            <BesideRows>
              <Pagination />
            </BesideRows>
          }
          sx={tablePlace}
        >
          <Found />
          <TableRows failedTitle={t('master.failedTitle')}>
            <DataTable rowClick={may.edit ? (id) => masterLinks(resource).edit(id) : false} bulkActionButtons={false}>
              {field ? masterColumns(field) : [...hotelColumns(), ...(may.change ? rateColumns() : tonightColumns())]}
            </DataTable>
          </TableRows>
        </List>
      </main>
    </MuiTheme>
  )
}

const masterColumns = (field: MasterField) => [
  <DataTable.Col<MasterRecord>
    key="name"
    source={field === 'margin' ? 'price' : 'name'}
    label={t('master.name')}
    render={(record) => masterName(field, record)}
  />,
  ...(field === 'margin'
    ? []
    : [
        <DataTable.Col<MasterRecord>
          key="price"
          source="price"
          align="right"
          label={t('master.price')}
          cellSx={noWrap}
          render={({ price }) => formatRupiah(price)}
        />,
      ]),
]

const hotelColumns = () => [
  <DataTable.Col<HotelMaster> key="name" source="name" label={t('master.name')} />,
  <DataTable.Col<HotelMaster>
    key="stars"
    source="stars"
    label={t('master.stars')}
    render={({ stars }) => (stars > 0 ? <Stars count={stars} /> : t('app.empty'))}
  />,
  <DataTable.NumberCol<HotelMaster> key="distance" source="distance" label={t('master.distance')} />,
]

const rateColumns = () =>
  ROOM_TYPES.map((room) => (
    <DataTable.Col<HotelMaster>
      key={room}
      source={`rates.regular.${room}`}
      disableSort
      align="right"
      label={t(`room.${room}`)}
      cellSx={noWrap}
      render={({ rates }) => formatSar(rates.regular[room])}
    />
  ))

const tonightColumns = () =>
  ROOM_TYPES.map((room) => (
    <DataTable.Col<HotelRecord>
      key={room}
      source={`sar.${room}`}
      disableSort
      align="right"
      label={t('master.tonight', { room: t(`room.${room}`) })}
      cellSx={noWrap}
      render={({ sar }) => formatSar(sar[room])}
    />
  ))
