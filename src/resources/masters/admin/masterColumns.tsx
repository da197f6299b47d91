import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin'
import type { HotelMaster } from '@/data-provider/types'
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
type ColumnProps = DataTableColumnProps<Row>

/** What is special in a column, by the kind of its values. Null for a kind that has none. */
function specialsOf({ path: source, kind }: PathField, fields: readonly PathField[]): Partial<ColumnProps> | null {
  const picture = fields.find(isPicture)
  switch (kind) {
    case 'name':
      return {
        render: (record) =>
          picture ? (
            <Pictured kind={picture.kind} path={valueAt(record, picture.path)} name={record.name} />
          ) : (
            record.name
          ),
      }
    case 'text':
      return {}
    case 'tiers':
      return {
        disableSort: true,
        render: ({ tiers = [], tierAmounts = tiers, currency }) =>
          [currency, tiersText(tierAmounts) || t('app.empty')].filter(Boolean).join(' '),
      }
    case 'date':
      return {
        render: (record) => {
          const day = valueAt(record, source)
          return day ? formatShortDate(day) : t('app.empty')
        },
      }
    case 'stars':
      return { render: ({ stars }) => (stars > 0 ? <Stars count={stars} /> : t('app.empty')) }
    case 'rupiah':
      return {
        // A record without a name begins with its amount.
        align: source === fields[0]?.path ? 'left' : 'right',
        cellSx: noWrap,
        render: ({ price, currency, amount }) => {
          const rupiah = price === null ? unitText('unit.unknown') : formatRupiah(price)
          return currency ? `${formatForeign(currency, amount)} ≈ ${rupiah}` : rupiah
        },
      }
    default:
      return null
  }
}

/** The columns of a record's fields; a hotel's rates have their own. */
export const recordColumns = (fields: readonly PathField[]) =>
  fields.flatMap((field) => {
    const column = { source: field.path, label: field.label }
    const specials = specialsOf(field, fields)
    if (field.isOffTable) return []
    if (field.kind === 'metres') return [<DataTable.NumberCol<Row> key={field.path} {...column} />]
    return specials ? [<DataTable.Col<Row> key={field.path} {...column} {...specials} />] : []
  })

const sarColumn = <R extends RaRecord>(source: string, label: string, sar: (record: R) => number | null) => (
  <DataTable.Col<R>
    key={source}
    disableSort
    align="right"
    {...{ source, label }}
    cellSx={noWrap}
    render={(record) => priceInSar(sar(record))}
  />
)

/** The columns of a hotel's prices, for users who may change them: its base rates, and how many periods it has up to which night. */
export const rateColumns = () => [
  ...ROOM_TYPES.map((room) =>
    sarColumn<HotelMaster>(
      `rates.regular.${room}`,
      t('master.perNight', { room: t(`room.${room}`) }),
      ({ rates }) => rates.regular[room],
    ),
  ),
  <DataTable.Col<HotelMaster>
    key="periods"
    source="lastNight"
    label={t('master.periods')}
    cellSx={noWrap}
    render={({ periods = [], lastNight: date }) =>
      date && t('master.periodsUntil', { n: periods.length, date: formatShortDate(date) })
    }
  />,
]

/** The columns of a stay tonight, for all other users. */
export const tonightColumns = () =>
  ROOM_TYPES.map((room) =>
    sarColumn<HotelRecord>(`sar.${room}`, t('master.tonight', { room: t(`room.${room}`) }), ({ sar }) => sar[room]),
  )
