import { DataTable } from 'react-admin'
import type { HotelMaster } from '../../../data-provider/types'
import type { MasterField } from '../../../domain/masters/masters'
import { ROOM_TYPES, type HotelRecord, type MasterRecord } from '../../../domain/types'
import { formatRupiah, formatSar } from '../../../domain/values/money'
import { t } from '../../../i18n/admin/desktop'
import { Stars } from '../../../ui/elements/Stars'
import { masterName } from '../../custom-data/pickers'

const noWrap = () => ({ whiteSpace: 'nowrap' })

/** The columns of a `custom-data` master. */
export const masterColumns = (field: MasterField) => [
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

/** The columns of a hotel without its prices. */
export const hotelColumns = () => [
  <DataTable.Col<HotelMaster> key="name" source="name" label={t('master.name')} />,
  <DataTable.Col<HotelMaster>
    key="stars"
    source="stars"
    label={t('master.stars')}
    render={({ stars }) => (stars > 0 ? <Stars count={stars} /> : t('app.empty'))}
  />,
  <DataTable.NumberCol<HotelMaster> key="distance" source="distance" label={t('master.distance')} />,
]

/** The columns of a hotel's rates, for users who may change them. */
export const rateColumns = () =>
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

/** The columns of a stay tonight, for all other users. */
export const tonightColumns = () =>
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
