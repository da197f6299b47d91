import {
  ColumnsButton,
  CreateButton,
  DataTable,
  TopToolbar,
  useCanAccess,
  useListContext,
  type DataTableColumnProps,
} from 'react-admin'
import { Suspense, useState } from 'react'
import { ROOM_TYPES, type PackageRow } from '@/domain/types'
import { formatShortMoment, formatShortDate } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desktop'
import { useFeature } from '@/ui/layout/features'
import { AdminTable } from '@/ui/table/AdminTable'
import { t as statusText } from '@/i18n/offer/status'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { SelectableBody, SelectableHead } from '@/ui/table/SelectableRows'
import { oneLine, twoLines } from '@/ui/table/tablePlace'
import { IconButton } from '@/ui/elements/IconButton'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import { ToldTotal } from '@/resources/ToldTotal'
import { DuplicateSheet } from '../list/lazyDuplicateSheet'
import { links } from '../resource'
import { tripName } from '../tripName'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { StatusChip } from '../status/StatusChip'
import { untilText } from '../list/cardTexts'
import { BulkActions } from './BulkActions'
import { BulkDialog, type Bulk } from './BulkDialog'
import { FilterMenu } from './FilterMenu'
import { ExportPackages } from './ExportPackages'
import { usePackageFilters } from './PackageFilters'

const noWrap = () => ({ whiteSpace: 'nowrap' })

/** A cell of one line, at most so many em wide. */
const cut = (em: number) => () => ({ ...oneLine, maxWidth: `${em}em` })

/** A text that its cell may cut, whole in its title. */
const Whole = ({ text }: { text: string | null | undefined }) => (
  <span title={text ?? undefined}>{text ?? t('app.empty')}</span>
)

/** 'Duplikat' in a row of the table, for users who may edit that package. */
function DuplicateCell({ row, onOpen }: { row: PackageRow; onOpen: (row: PackageRow) => void }) {
  const { canAccess } = useCanAccess({ action: 'edit', record: row })
  if (!canAccess) return null
  return (
    <IconButton
      label={`${t('list.duplicate')} ${row.name ?? t('app.empty')}`}
      onClick={(event) => {
        // A press on the row itself opens the detail.
        event.stopPropagation()
        onOpen(row)
      }}
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  )
}

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

const Actions = () => (
  <TopToolbar>
    <CreateButton to={links.create} />
    <FilterMenu />
    <ColumnsButton />
    <ExportPackages />
  </TopToolbar>
)

// With statuses all columns would be wider than a laptop: 'Pilih kolom' shows these again.
const HIDDEN_WITH_STATUS = ['progress.validUntil', 'tripType', 'jamaah', 'createdAt']

// The copy's button says itself what it does; its heading is for screen readers and 'Pilih kolom'.
const UNSEEN = { ...visuallyHidden, width: '1px', height: '1px', margin: '-1px' }
const ICON_COLUMN = { '& th.column-actions > span': UNSEEN, '& [data-status]': { paddingInline: '6px' } }

/** An admin's table of every mitra's packages (react-admin's own parts). Default export: only the desktop loads it. */
export default function PackageTablePage() {
  const hasStatus = useFeature('status')
  const filters = usePackageFilters()
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const { subject, isAsked, open, close } = useLazySheet<PackageRow>(DuplicateSheet)
  return (
    <>
      <AdminTable<PackageRow>
        title={t('resource.packages')}
        sort={{ field: 'createdAt', order: 'DESC' }}
        searchLabel={t('desktop.searchPackage')}
        filters={filters}
        actions={<Actions />}
        foundInWords={(n) => t('list.found', { n })}
        failedTitle={t('list.failedTitle')}
      >
        <DataTable<PackageRow>
          rowClick={(id) => links.show(id)}
          bulkActionButtons={<BulkActions onAsk={setBulk} />}
          head={SelectableHead}
          body={SelectableBody}
          sx={ICON_COLUMN}
          {...(hasStatus ? { hiddenColumns: HIDDEN_WITH_STATUS } : {})}
        >
          <DataTable.Col
            source="name"
            label={t('desktop.name')}
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
          />
          <DepartureColumn />
          {hasStatus && statusColumns}
          <DataTable.Col
            source="mitra"
            label={t('desktop.mitra')}
            cellSx={cut(8)}
            render={({ mitra }) => <Whole text={mitra} />}
          />
          <DataTable.Col
            source="tripType"
            disableSort
            label={t('desktop.type')}
            render={({ tripType }) => tripName(tripType)}
          />
          <DataTable.NumberCol source="jamaah" label={t('desktop.jamaah')} />
          {ROOM_TYPES.map((room) => (
            <DataTable.Col
              key={room}
              source={`totals.${room}`}
              align="right"
              label={`${t(`room.${room}`)} (Rp)`}
              cellSx={noWrap}
              render={(row: PackageRow) => <ToldTotal row={row} room={room} />}
            />
          ))}
          <DataTable.Col
            source="createdAt"
            label={t('desktop.created')}
            cellSx={noWrap}
            render={({ createdAt }) => formatShortMoment(createdAt)}
          />
          <DataTable.Col
            source="actions"
            disableSort
            label={t('list.duplicate')}
            align="right"
            render={(row: PackageRow) => <DuplicateCell row={row} onOpen={open} />}
          />
        </DataTable>
      </AdminTable>
      {/* Outside the table, which is gone if no row is left. */}
      {bulk && <BulkDialog {...bulk} onClose={() => setBulk(null)} />}
      {isAsked && (
        <Suspense>
          <DuplicateSheet row={subject} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
