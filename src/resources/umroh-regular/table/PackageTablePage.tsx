import { ColumnsButton, CreateButton, DataTable, TopToolbar, useCanAccess } from 'react-admin'
import { Suspense } from 'react'
import { STALE_TIME } from '../../../domain/requestPolicy'
import { ROOM_TYPES, type PackageRow } from '../../../domain/types'
import { formatShortMoment } from '../../../domain/values/dates'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/admin/desktop'
import { useFeature } from '../../../ui/layout/features'
import { AdminTable } from '../../../ui/table/AdminTable'
import { DuplicateSheet } from '../list/lazyDuplicateSheet'
import { PackageName } from '../PackageName'
import { links, umrohRegular } from '../resource'
import { tripName } from '../tripName'
import { useLazySheet } from '../useLazySheet'
import { DepartureColumn } from './DepartureColumn'
import { DuplicateCell } from './DuplicateCell'
import { ExportPackages } from './ExportPackages'
import { statusColumns } from './statusColumns'
import { StatusInput } from './StatusInput'

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
const NARROW_CELLS = { '& .MuiTableCell-root': { paddingInline: '5px' } }

/** An admin's table of every mitra's packages (react-admin's own parts). Default export: only the desktop loads it. */
export default function PackageTablePage() {
  const hasStatus = useFeature('status')
  const { subject, isAsked, open, close } = useLazySheet<PackageRow>(DuplicateSheet)
  return (
    <>
      <AdminTable<PackageRow>
        resource={umrohRegular.name}
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
