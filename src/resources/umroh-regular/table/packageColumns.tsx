import { DataTable, useListContext, type DataTableColumnProps } from 'react-admin'
import { ROOM_TYPES, type PackageRow } from '@/domain/types'
import { formatShortDate, formatShortMoment } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desktop'
import { t as statusText } from '@/i18n/offer/status'
import { ToldTotal } from '@/resources/ToldTotal'
import { oneLine, twoLines } from '@/ui/table/tablePlace'
import { untilText } from '../list/cardTexts'
import { StatusChip } from '../status/StatusChip'
import { tripName } from '../tripName'

const noWrap = () => ({ whiteSpace: 'nowrap' })

/** A cell of one line, at most so many em wide. */
const cut = (em: number) => () => ({ ...oneLine, maxWidth: `${em}em` })

/** A text that its cell may cut, whole in its title. */
const Whole = ({ text }: { text: string | null | undefined }) => (
  <span title={text ?? undefined}>{text ?? t('app.empty')}</span>
)

/** A column that sorts if the partner API says that it can (`meta.sort_by`). */
function SortedCol(props: DataTableColumnProps<PackageRow>) {
  const { meta } = useListContext<PackageRow>()
  const { sortBy = [] } = (meta ?? {}) as { sortBy?: string[] }
  return <DataTable.Col {...props} disableSort={!sortBy.includes(props.source ?? '')} />
}

/** The columns about the customer, if the partner API has statuses. */
const statusColumns = [
  <SortedCol
    key="status"
    source="progress.status"
    label={statusText('progress.title')}
    cellSx={noWrap}
    render={({ progress }: PackageRow) =>
      progress && (
        <span title={untilText(progress) ?? undefined}>
          <StatusChip {...progress} />
        </span>
      )
    }
  />,
  <DataTable.Col
    key="validUntil"
    source="progress.validUntil"
    disableSort
    label={statusText('progress.validUntil')}
    cellSx={noWrap}
    render={({ progress }: PackageRow) => formatShortDate(progress?.validUntil)}
  />,
  <DataTable.Col
    key="customer"
    source="progress.customerName"
    disableSort
    label={statusText('progress.customer')}
    cellSx={cut(7)}
    render={({ progress }: PackageRow) => <Whole text={progress?.customerName} />}
  />,
]

/** The departure of a package, if the rows tell it. */
function DepartureColumn() {
  const { data } = useListContext<PackageRow>()
  if (!data?.some(({ departure }) => departure !== undefined)) return null
  return (
    <SortedCol
      source="departure"
      label={t('desktop.departure')}
      cellSx={noWrap}
      render={({ departure }: PackageRow) => formatShortDate(departure)}
    />
  )
}

/** The columns of a package in their order. `ColumnsButton` moves the children of the table itself, so this is a list. */
export const packageColumns = (hasStatus: boolean) => [
  <DataTable.Col
    key="name"
    source="name"
    label={t('field.namaPaket')}
    // The width that the other columns leave.
    cellSx={() => ({
      ...twoLines,
      width: '100%',
      minWidth: '16em',
      maxWidth: 0,
      fontWeight: 600,
      lineHeight: 1.25,
    })}
    render={({ name }) => <Whole text={name} />}
  />,
  <DepartureColumn key="departure" />,
  ...(hasStatus ? statusColumns : []),
  <DataTable.Col
    key="mitra"
    source="mitra"
    label={t('resource.mitra')}
    cellSx={cut(8)}
    render={({ mitra }) => <Whole text={mitra} />}
  />,
  <DataTable.Col
    key="tripType"
    source="tripType"
    disableSort
    label={t('desktop.type')}
    render={({ tripType }) => tripName(tripType)}
  />,
  <DataTable.NumberCol key="jamaah" source="jamaah" label={t('desktop.jamaah')} />,
  ...ROOM_TYPES.map((room) => (
    <DataTable.Col
      key={room}
      source={`totals.${room}`}
      align="right"
      label={`${t(`room.${room}`)} (Rp)`}
      cellSx={noWrap}
      render={(row: PackageRow) => <ToldTotal row={row} room={room} />}
    />
  )),
  <DataTable.Col
    key="createdAt"
    source="createdAt"
    label={t('desktop.created')}
    cellSx={noWrap}
    render={({ createdAt }) => formatShortMoment(createdAt)}
  />,
]
