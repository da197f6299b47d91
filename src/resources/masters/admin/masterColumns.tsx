import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { DataTable } from 'react-admin'
import type { HotelMaster } from '../../../data-provider/types'
import type { MasterField } from '../../../domain/masters/masters'
import { ROOM_TYPES, type HotelRecord, type MasterRecord } from '../../../domain/types'
import { formatRupiah, priceInSar } from '../../../domain/values/money'
import { t } from '../../../i18n/admin/desktop'
import { RemoteImage } from '../../../ui/elements/RemoteImage'
import { Stars } from '../../../ui/elements/Stars'
import { t as unitText } from '../../../i18n/package/priceUnits'
import { masterName } from '../../custom-data/pickers'
import { priceLabel } from './priceLabel'

const noWrap = () => ({ whiteSpace: 'nowrap' })

const Row = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })
const THUMBNAIL = { width: 56, height: 36 }

/** A name beside its small picture (docs/product.md §15.8.8). */
const Pictured = ({ path, name, isLogo = false }: { path: string | null; name: string; isLogo?: boolean }) => (
  <Row>
    <RemoteImage
      path={path}
      alt=""
      {...THUMBNAIL}
      whole={isLogo}
      placeholder={isLogo ? <PlaneIcon fontSize="small" /> : <BuildingIcon fontSize="small" />}
    />
    <span>{name}</span>
  </Row>
)

/** The columns of a `custom-data` master. */
export const masterColumns = (field: MasterField) => [
  <DataTable.Col<MasterRecord>
    key="name"
    source={field === 'margin' ? 'price' : 'name'}
    label={field === 'margin' ? priceLabel(field) : t('master.name')}
    render={(record) =>
      field === 'pesawat' ? <Pictured path={record.logo} isLogo name={record.name} /> : masterName(field, record)
    }
  />,
  ...(field === 'margin'
    ? []
    : [
        <DataTable.Col<MasterRecord>
          key="price"
          source="price"
          align="right"
          label={priceLabel(field)}
          cellSx={noWrap}
          render={({ price }) => (price === null ? unitText('unit.unknown') : formatRupiah(price))}
        />,
      ]),
]

/** The columns of a hotel without its prices. */
export const hotelColumns = () => [
  <DataTable.Col<HotelMaster>
    key="name"
    source="name"
    label={t('master.name')}
    render={({ image, name }) => <Pictured path={image} name={name} />}
  />,
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
      label={t('master.perNight', { room: t(`room.${room}`) })}
      cellSx={noWrap}
      render={({ rates }) => priceInSar(rates.regular[room])}
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
      render={({ sar }) => priceInSar(sar[room])}
    />
  ))
