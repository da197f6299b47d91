import { ColumnsButton, CreateButton, DataTable, TopToolbar, useCanAccess, useListContext } from 'react-admin'
import { Suspense } from 'react'
import { useInput } from 'ra-core'
import { STALE_TIME } from '../../../domain/requestPolicy'
import { ROOM_TYPES, type PackageRow } from '../../../domain/types'
import { formatShortMoment, formatShortDate } from '../../../domain/values/dates'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/admin/desktop'
import { useFeature } from '../../../ui/layout/features'
import { AdminTable } from '../../../ui/table/AdminTable'
import { STATUSES, type Status } from '../../../domain/status/packageStatus'
import { t as statusText } from '../../../i18n/offer/status'
import { clampedTo } from '../../../ui/layout/styles'
import { IconButton } from '../../../ui/elements/IconButton'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import { DuplicateSheet } from '../list/lazyDuplicateSheet'
import { PackageName } from '../PackageName'
import { links } from '../resource'
import { tripName } from '../tripName'
import { useLazySheet } from '../../../ui/hooks/useLazySheet'
import { StatusFilter } from '../status/StatusFilter'
import { StatusChip } from '../status/StatusChip'
import { ExportPackages } from './ExportPackages'

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

/** The columns about the customer, where the partner API has statuses. The API sorts by none of them. */
const statusColumns = [
  <DataTable.Col
    key="status"
    source="progress.status"
    disableSort
    label={statusText('progress.title')}
    cellSx={() => ({ whiteSpace: 'nowrap', '& > small': { display: 'block', marginTop: '2px' } })}
    render={({ progress }: PackageRow) =>
      progress && (
        <>
          <StatusChip {...progress} />
          {progress.validUntil !== null && (
            <small>{t('list.until', { date: formatShortDate(progress.validUntil) })}</small>
          )}
        </>
      )
    }
  />,
  <DataTable.Col
    key="customer"
    source="progress.customerName"
    disableSort
    label={statusText('progress.customer')}
    cellSx={() => ({ minWidth: 96, '& > span': { ...clampedTo(3), overflowWrap: 'anywhere' } })}
    render={({ progress }: PackageRow) => (
      <span title={progress?.customerName ?? undefined}>{progress?.customerName ?? t('app.empty')}</span>
    )}
  />,
]

/** When a package departs, where the rows tell it. */
function DepartureColumn() {
  const { data, meta } = useListContext<PackageRow>()
  if (!data?.some(({ departure }) => departure !== undefined)) return null
  const { sortBy = [] } = (meta ?? {}) as { sortBy?: string[] }
  return (
    <DataTable.Col
      source="departure"
      disableSort={!sortBy.includes('departure')}
      label={t('desktop.departure')}
      cellSx={() => ({ whiteSpace: 'nowrap' })}
      render={({ departure }: PackageRow) => formatShortDate(departure)}
    />
  )
}

type StatusInputProps = {
  source: string
  /** react-admin reads this prop of its filters. */ alwaysOn?: boolean
}

/** The chips of the phone's list, as a filter of react-admin's list. */
function StatusInput({ source }: StatusInputProps) {
  const { field } = useInput<Status | ''>({ source, defaultValue: '' })
  const status = STATUSES.find((one) => one === field.value) ?? null
  return <StatusFilter status={status} onChange={(chosen) => field.onChange(chosen ?? '')} />
}

const noWrap = () => ({ whiteSpace: 'nowrap' })

function Actions() {
  // An admin who belongs to a mitra may make packages too.
  const { canAccess: mayCreate } = useCanAccess({ action: 'create' })
  return (
    <TopToolbar>
      {mayCreate && <CreateButton to={links.create} />}
      <ColumnsButton />
      <ExportPackages />
    </TopToolbar>
  )
}

const STATUS_FILTERS = [<StatusInput key="status" source="status" alwaysOn />]

// With statuses all columns would be wider than a laptop: 'Pilih kolom' shows these again.
const HIDDEN_WITH_STATUS = ['departure', 'tripType', 'jamaah', 'createdAt']
const NARROW_CELLS = { '& .MuiTableCell-root': { paddingInline: '5px' }, '& [data-status]': { paddingInline: '6px' } }

/** An admin's table of every mitra's packages (react-admin's own parts). Default export: only the desktop loads it. */
export default function PackageTablePage() {
  const hasStatus = useFeature('status')
  const { subject, isAsked, open, close } = useLazySheet<PackageRow>(DuplicateSheet)
  return (
    <>
      <AdminTable<PackageRow>
        title={t('resource.packages')}
        sort={{ field: 'createdAt', order: 'DESC' }}
        searchLabel={t('desktop.searchPackage')}
        filters={hasStatus ? STATUS_FILTERS : []}
        actions={<Actions />}
        staleTime={STALE_TIME.packages}
        foundInWords={(n) => t('list.found', { n })}
        failedTitle={t('list.failedTitle')}
      >
        <DataTable<PackageRow>
          rowClick={(id) => links.show(id)}
          bulkActionButtons={false}
          {...(hasStatus ? { hiddenColumns: HIDDEN_WITH_STATUS, sx: NARROW_CELLS } : {})}
        >
          <DataTable.Col
            source="name"
            label={t('desktop.name')}
            cellSx={() => ({ minWidth: 200, fontWeight: 600, overflowWrap: 'anywhere' })}
            render={({ name }) => <PackageName name={name ?? t('app.empty')} lines={3} />}
          />
          <DepartureColumn />
          {hasStatus && statusColumns}
          <DataTable.Col
            source="mitra"
            label={t('desktop.mitra')}
            cellSx={() => ({ minWidth: 136 })}
            render={({ mitra }) => mitra ?? t('app.empty')}
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
              label={t(`room.${room}`)}
              cellSx={noWrap}
              render={({ totals }) => formatRupiah(totals[room])}
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
            cellSx={() => ({ '& > button': { marginLeft: 'auto' } })}
            render={(row: PackageRow) => <DuplicateCell row={row} onOpen={open} />}
          />
        </DataTable>
      </AdminTable>
      {isAsked && (
        <Suspense>
          <DuplicateSheet row={subject} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
