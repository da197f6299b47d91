import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { DataTable } from 'react-admin'
import type { HotelMaster } from '@/data-provider/types'
import { lastNight } from '@/domain/masters/periodHelp'
import { ROOM_TYPES, type HotelRecord, type MasterRecord } from '@/domain/types'
import { tiersText } from '@/domain/masters/tiers'
import { formatShortDate } from '@/domain/values/dates'
import { formatForeign, formatRupiah, priceInSar } from '@/domain/values/money'
import { t } from '@/i18n/admin/desktop'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { Stars } from '@/ui/elements/Stars'
import { t as unitText } from '@/i18n/package/priceUnits'
import { isPicture, valueAt, type Kind, type PathField } from '@/records/fields'

const noWrap = () => ({ whiteSpace: 'nowrap' })

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })
const THUMBNAIL = { width: 56, height: 36 }

/** A name beside its small picture (docs/product.md §15.8.8). */
const Pictured = ({ path, name, kind }: { path: unknown; name: string; kind: Kind }) => (
  <Line>
    <RemoteImage
      path={typeof path === 'string' ? path : null}
      alt=""
      {...THUMBNAIL}
      whole={kind === 'logo'}
      placeholder={kind === 'logo' ? <PlaneIcon fontSize="small" /> : <BuildingIcon fontSize="small" />}
    />
    <span>{name}</span>
  </Line>
)

type Row = MasterRecord & HotelMaster

/** A column of the table, by the kind of its values. Null for a kind that has none. */
function columnOf(field: PathField, fields: readonly PathField[]) {
  const { path: source, kind, label } = field
  const picture = fields.find(isPicture)
  switch (kind) {
    case 'name':
      return (
        <DataTable.Col<Row>
          key={source}
          source={source}
          label={label}
          render={(record) =>
            picture ? (
              <Pictured kind={picture.kind} path={valueAt(record, picture.path)} name={record.name} />
            ) : (
              record.name
            )
          }
        />
      )
    case 'text':
      return <DataTable.Col<Row> key={source} source={source} label={label} />
    case 'tiers':
      return (
        <DataTable.Col<Row>
          key={source}
          source={source}
          label={label}
          disableSort
          render={({ tiers = [], tierAmounts = tiers, currency }) =>
            [currency, tiersText(tierAmounts) || t('app.empty')].filter(Boolean).join(' ')
          }
        />
      )
    case 'date':
      return (
        <DataTable.Col<Row>
          key={source}
          source={source}
          label={label}
          render={(record) => {
            const day = valueAt(record, source)
            return day ? formatShortDate(day) : t('app.empty')
          }}
        />
      )
    case 'stars':
      return (
        <DataTable.Col<Row>
          key={source}
          source={source}
          label={label}
          render={({ stars }) => (stars > 0 ? <Stars count={stars} /> : t('app.empty'))}
        />
      )
    case 'metres':
      return <DataTable.NumberCol<Row> key={source} source={source} label={label} />
    case 'rupiah':
      return (
        <DataTable.Col<Row>
          key={source}
          source={source}
          label={label}
          // A record without a name begins with its amount.
          align={field === fields[0] ? 'left' : 'right'}
          cellSx={noWrap}
          render={({ price, currency, amount }) => {
            const rupiah = price === null ? unitText('unit.unknown') : formatRupiah(price)
            return currency ? `${formatForeign(currency, amount)} ≈ ${rupiah}` : rupiah
          }}
        />
      )
    default:
      return null
  }
}

/** The columns of a record's fields; a hotel's rates have their own. */
export const recordColumns = (fields: readonly PathField[]) =>
  fields.filter(({ isOffTable }) => !isOffTable).map((field) => columnOf(field, fields))

/** The columns of a hotel's prices, for users who may change them: its base rates, and how many periods it has up to which night. */
export const rateColumns = () => [
  ...ROOM_TYPES.map((room) => (
    <DataTable.Col<HotelMaster>
      key={room}
      source={`rates.regular.${room}`}
      disableSort
      align="right"
      label={t('master.perNight', { room: t(`room.${room}`) })}
      cellSx={noWrap}
      render={({ rates }) => priceInSar(rates.regular[room])}
    />
  )),
  <DataTable.Col<HotelMaster>
    key="periods"
    source="periods"
    disableSort
    label={t('master.periods')}
    cellSx={noWrap}
    render={({ periods = [] }) => {
      const last = lastNight(periods)
      return last && t('master.periodsUntil', { n: periods.length, date: formatShortDate(last) })
    }}
  />,
]

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
