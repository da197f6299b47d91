import { CreateButton, DataTable, List, SearchInput, TopToolbar, useCanAccess } from 'react-admin'
import { Stars } from '../../../components/Stars'
import type { HotelMaster } from '../../../data-provider/types'
import { masterOfResource, type MasterField } from '../../../domain/masters'
import { formatRupiah, formatSar } from '../../../domain/money'
import { FRESH, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import { ROOM_TYPES, type MasterRecord } from '../../../domain/types'
import { t } from '../../../i18n/translate'
import { paths } from '../../../paths'
import { masterName } from '../../custom-data'
import { masterTitle } from '../masterTitle'

const PAGE_SIZE = 25
const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('desktop.searchMaster')} />]
const queryOptions = { staleTime: FRESH.general, retry: retryQuery, retryDelay }
const noWrap = () => ({ whiteSpace: 'nowrap' })

/** A master's records (react-admin's own table); buttons only for what the user may do. Default export: desktop alone. */
export default function MasterTablePage({ resource }: { resource: string }) {
  const { canAccess: mayCreate } = useCanAccess({ resource, action: 'create' })
  const { canAccess: mayEdit } = useCanAccess({ resource, action: 'edit' })
  const field = masterOfResource(resource)
  return (
    <List
      key={resource}
      resource={resource}
      title={masterTitle(resource)}
      sort={{ field: field ? 'price' : 'name', order: 'ASC' }}
      perPage={PAGE_SIZE}
      filters={filters}
      actions={<TopToolbar>{mayCreate && <CreateButton to={`${paths.master(resource)}/create`} />}</TopToolbar>}
      queryOptions={queryOptions}
      disableAuthentication
      empty={false}
      exporter={false}
      sx={{ padding: '8px 24px 32px' }}
    >
      <DataTable rowClick={mayEdit ? (id) => `${paths.master(resource)}/${encodeURIComponent(id)}` : false} bulkActionButtons={false}>
        {field ? masterColumns(field) : hotelColumns()}
      </DataTable>
    </List>
  )
}

const masterColumns = (field: MasterField) => [
  <DataTable.Col<MasterRecord> key="name" source={field === 'margin' ? 'price' : 'name'} label={t('master.name')} render={(record) => masterName(field, record)} />,
  ...(field === 'margin'
    ? []
    : [<DataTable.Col<MasterRecord> key="price" source="price" align="right" label={t('master.price')} cellSx={noWrap} render={({ price }) => formatRupiah(price)} />]),
]

const hotelColumns = () => [
  <DataTable.Col<HotelMaster> key="name" source="name" label={t('master.name')} />,
  <DataTable.Col<HotelMaster> key="stars" source="stars" label={t('master.stars')} render={({ stars }) => (stars > 0 ? <Stars count={stars} /> : t('app.empty'))} />,
  <DataTable.NumberCol<HotelMaster> key="distance" source="distance" label={t('master.distance')} />,
  ...ROOM_TYPES.map((room) => (
    <DataTable.Col<HotelMaster> key={room} source={`rates.regular.${room}`} disableSort align="right" label={t(`room.${room}`)} cellSx={noWrap} render={({ rates }) => formatSar(rates.regular[room])} />
  )),
]
