import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { DataTable, useCanAccess, useListContext, CreateButton, TopToolbar } from 'react-admin'
import { Suspense, useState } from 'react'
import { masterOfResource, type MasterField } from '../../../domain/masters/masters'
import { STALE_TIME } from '../../../domain/requestPolicy'
import { addDays, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/admin/desktop'
import { Spinner } from '../../../ui/feedback/Spinner'
import { AdminTable } from '../../../ui/table/AdminTable'
import { t as unitText } from '../../../i18n/package/priceUnits'
import { importText } from '../../../i18n/admin/importTexts'
import { useFeature } from '../../../ui/layout/features'
import { Button } from '../../../ui/elements/Button'
import { lazyScreen } from '../../../ui/layout/lazyScreen'
import type { HotelMaster } from '../../../data-provider/types'
import { ROOM_TYPES, type HotelRecord, type MasterRecord } from '../../../domain/types'
import { formatRupiah, priceInSar } from '../../../domain/values/money'
import { RemoteImage } from '../../../ui/elements/RemoteImage'
import { Stars } from '../../../ui/elements/Stars'
import { HistoryLink } from '../../audit/history'
import { masterName } from '../../custom-data/pickers'
import { masterLinks, masterTitle } from '../defineMaster'
import { priceLabel } from './priceLabel'
import { ExportMaster } from './import/ExportMaster'
import type { ImportPageProps } from './import/ImportPage'
import type { RaisePageProps } from './raise/RaisePage'
import { useResource } from '../../../ui/hooks/useResource'

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
const masterColumns = (field: MasterField) => [
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
const hotelColumns = () => [
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
const rateColumns = () =>
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
const tonightColumns = () =>
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

const ImportPage = lazyScreen<ImportPageProps>(() => import('./import/ImportPage'))
const RaisePage = lazyScreen<RaisePageProps>(() => import('./raise/RaisePage'))

type Props = { may: { create: boolean; edit: boolean; change: boolean } }

/**
 * The buttons above a master's table. An import creates and changes records, so it needs both permissions. So does the
 * change of all prices, which is written by the same call.
 */
function MasterActions({ may }: Props) {
  const resource = useResource()
  const { filterValues } = useListContext()
  const [opened, setOpened] = useState<'import' | 'raise' | null>(null)
  const mayImport = useFeature('import') && may.create && may.edit
  // Only an account that may change hotels reads their rates.
  const mayExport = !resource.startsWith('hotel/') || may.change
  return (
    <TopToolbar>
      <HistoryLink />
      {may.create && <CreateButton to={masterLinks(resource).create} />}
      {mayImport && (
        <>
          <Button variant="outlined" onClick={() => setOpened('raise')}>
            {t('master.raise')}
          </Button>
          <Button variant="outlined" onClick={() => setOpened('import')}>
            {importText('button')}
          </Button>
        </>
      )}
      {mayExport && <ExportMaster label={importText('exportCsv')} />}
      <Suspense>
        {opened === 'import' && <ImportPage onClose={() => setOpened(null)} />}
        {opened === 'raise' && <RaisePage q={String(filterValues.q ?? '').trim()} onClose={() => setOpened(null)} />}
      </Suspense>
    </TopToolbar>
  )
}

/** The actions that the user may take on a master's records; null until the permissions are known. */
function useMay() {
  const { canAccess: create } = useCanAccess({ action: 'create' })
  const { canAccess: edit } = useCanAccess({ action: 'edit' })
  const { canAccess: remove } = useCanAccess({ action: 'delete' })
  return create === undefined || edit === undefined || remove === undefined
    ? null
    : { create, edit, change: create || edit || remove }
}

/** A master's records in react-admin's table, with buttons for the permitted actions. Default export: only the desktop loads it. */
export default function MasterTablePage() {
  const may = useMay()
  return may ? <MasterTable may={may} /> : <Spinner page />
}

function MasterTable({ may }: Props) {
  const resource = useResource()
  const field = masterOfResource(resource)
  const links = masterLinks(resource)
  // The API shows a hotel's rates to users who may change them; other users see the price of a stay tonight.
  const stay = field || may.change ? {} : { date_check_in: today(), date_check_out: addDays(today(), 1) }
  return (
    <AdminTable
      title={masterTitle(resource)}
      sort={{ field: field ? 'price' : 'name', order: 'ASC' }}
      searchLabel={t('desktop.searchMaster')}
      filter={stay}
      actions={<MasterActions may={may} />}
      staleTime={STALE_TIME.general}
      foundInWords={(n) => t('master.found', { n })}
      failedTitle={t('master.failedTitle')}
    >
      <DataTable rowClick={may.edit ? (id) => links.edit(id) : false} bulkActionButtons={false}>
        {field ? masterColumns(field) : [...hotelColumns(), ...(may.change ? rateColumns() : tonightColumns())]}
      </DataTable>
    </AdminTable>
  )
}
