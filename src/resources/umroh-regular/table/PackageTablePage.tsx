import {
  ColumnsButton,
  CreateButton,
  DataTable,
  List,
  Pagination,
  TopToolbar,
  useCanAccess,
  useListContext,
} from 'react-admin'
import { barTitle, useScreenTitle } from '../../../ui/a11y/useScreenTitle'
import { FoundCount } from '../../../ui/feedback/FoundCount'
import { MuiTheme } from '../../../ui/sheet/MuiTheme'
import { SearchFilter } from '../../../ui/table/SearchFilter'
import { BesideRows, TableRows } from '../../../ui/table/TableRows'
import { tablePlace } from '../../../ui/table/tablePlace'
import { formatShortMoment } from '../../../domain/values/dates'
import { formatRupiah } from '../../../domain/values/money'
import { STALE_TIME, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import { ROOM_TYPES, type PackageRow } from '../../../domain/types'
import { tripName } from '../tripName'
import { t } from '../../../i18n/desktop'
import { ExportPackages } from './ExportPackages'
import { links, umrohRegular } from '../resource'

const PAGE_SIZE = 25
const filters = [<SearchFilter key="q" source="q" alwaysOn label={t('desktop.searchPackage')} />]
const queryOptions = { staleTime: STALE_TIME.packages, retry: retryQuery, retryDelay, onError: () => undefined }

function Actions() {
  // An admin who belongs to a mitra may make packages too.
  const { canAccess: mayCreate } = useCanAccess({ resource: umrohRegular.name, action: 'create' })
  return (
    <TopToolbar>
      {mayCreate && <CreateButton to={links.create} />}
      <ColumnsButton />
      <ExportPackages />
    </TopToolbar>
  )
}

const Found = () => (
  <FoundCount q={String(useListContext().filterValues.q ?? '')} inWords={(n) => t('list.found', { n })} />
)

/** An admin's table of every mitra's packages (react-admin's own parts). Default export: only the desktop loads it. */
export default function PackageTablePage() {
  useScreenTitle(t('resource.packages'), barTitle)
  return (
    <MuiTheme>
      <main>
        <List<PackageRow>
          resource={umrohRegular.name}
          title={t('resource.packages')}
          sort={{ field: 'createdAt', order: 'DESC' }}
          perPage={PAGE_SIZE}
          filters={filters}
          actions={<Actions />}
          exporter={false}
          queryOptions={queryOptions}
          disableAuthentication
          empty={false}
          offline={false}
          pagination={
            <BesideRows>
              <Pagination />
            </BesideRows>
          }
          sx={tablePlace}
        >
          <Found />
          <TableRows failedTitle={t('list.failedTitle')}>
            <DataTable<PackageRow> rowClick={(id) => links.show(id)} bulkActionButtons={false}>
              <DataTable.Col
                source="name"
                label={t('desktop.name')}
                cellSx={() => ({ minWidth: 200, fontWeight: 600, overflowWrap: 'anywhere' })}
                render={({ name }) => name ?? t('app.empty')}
              />
              <DataTable.Col
                source="mitra"
                label={t('desktop.mitra')}
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
                  cellSx={() => ({ whiteSpace: 'nowrap' })}
                  render={({ totals }) => formatRupiah(totals[room])}
                />
              ))}
              <DataTable.Col
                source="createdAt"
                label={t('desktop.created')}
                cellSx={() => ({ whiteSpace: 'nowrap' })}
                render={({ createdAt }) => formatShortMoment(createdAt)}
              />
            </DataTable>
          </TableRows>
        </List>
      </main>
    </MuiTheme>
  )
}
