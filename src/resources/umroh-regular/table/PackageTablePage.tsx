import { ColumnsButton, CreateButton, DataTable, TopToolbar, useCanAccess } from 'react-admin'
import { useState } from 'react'
import type { PackageRow } from '@/domain/types'
import { t } from '@/i18n/admin/desktop'
import { useFeature } from '@/ui/layout/features'
import { AdminTable } from '@/ui/table/AdminTable'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { SelectableBody, SelectableHead } from '@/ui/table/SelectableRows'
import { IconButton } from '@/ui/elements/IconButton'
import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import { DuplicateSheet } from '../list/lazySheets'
import { links } from '../resource'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { BulkActions } from './BulkActions'
import { BulkDialog, type Bulk } from './BulkDialog'
import { FilterMenu } from './FilterMenu'
import { packageColumns } from './packageColumns'
import { ExportPackages } from './ExportPackages'
import { usePackageFilters } from './PackageFilters'

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
        searchLabel={t('list.search')}
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
          {packageColumns(hasStatus)}
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
      {isAsked && <DuplicateSheet row={subject} onClose={close} />}
    </>
  )
}
