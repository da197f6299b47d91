import { DataTable } from 'react-admin'
import type { MitraRecord } from '@/records/mitra'
import type { PackageRow } from '@/domain/types'
import { formatShortMoment } from '@/domain/values/dates'
import { t } from '@/i18n/admin/accounts'
import { ButtonLink } from '@/ui/elements/Button'
import { useFeature } from '@/ui/layout/features'
import { linkToRecord } from '@/resources/links'
import { ToldTotal } from '@/resources/ToldTotal'
import { umrohRegular } from '@/resources/umroh-regular'
import { NoticeCard } from './NoticeCard'
import { RowsOfMitra } from './RowsOfMitra'

const { definition } = umrohRegular

/** The packages of a mitra, the newest first, where the partner API narrows its list to one (docs/product.md §15.7.1). */
export function PackagesTab({ mitra: { id } }: { mitra: MitraRecord }) {
  if (!useFeature('package-filters'))
    return (
      <NoticeCard
        title={t('mitraAccount.packagesUnknown')}
        action={
          <ButtonLink to={definition.path} variant="outlined">
            {t('mitraAccount.everyPackage')}
          </ButtonLink>
        }
      />
    )
  const filter = { mitra_id: String(id) }
  const ofTable = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <div className="fields">
      <div className="buttons">
        <ButtonLink to={`${definition.path}?${ofTable.toString()}`} variant="outlined">
          {t('mitraAccount.inTable')}
        </ButtonLink>
      </div>
      <RowsOfMitra<PackageRow>
        resource={definition.name}
        filter={filter}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={t('list.emptyTitle')}
        failedTitle={t('mitraAccount.packagesFailed')}
      >
        <DataTable<PackageRow> rowClick={(row) => linkToRecord(definition, 'show', row)} bulkActionButtons={false}>
          <DataTable.Col
            source="name"
            label={t('mitraAccount.package')}
            cellSx={() => ({ minWidth: 200, fontWeight: 600, overflowWrap: 'anywhere' })}
            render={({ name }) => name ?? t('app.empty')}
          />
          <DataTable.NumberCol source="jamaah" label={t('mitraAccount.jamaah')} />
          <DataTable.Col
            source="totals.quad"
            align="right"
            label={`${t('room.quad')} (Rp)`}
            cellSx={() => ({ whiteSpace: 'nowrap' })}
            render={(row: PackageRow) => <ToldTotal row={row} room="quad" />}
          />
          <DataTable.Col
            source="createdAt"
            label={t('mitraAccount.made')}
            cellSx={() => ({ whiteSpace: 'nowrap' })}
            render={({ createdAt }) => formatShortMoment(createdAt)}
          />
        </DataTable>
      </RowsOfMitra>
    </div>
  )
}
