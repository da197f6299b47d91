import { DataTable } from 'react-admin'
import type { PackageRow } from '../../../domain/types'
import { formatShortDate } from '../../../domain/values/dates'
import { t } from '../../../i18n/admin/desktop'
import { t as statusText } from '../../../i18n/offer/status'
import { clampedTo } from '../../../ui/layout/styles'
import { StatusChip } from '../status/StatusChip'

/** The columns about the customer, where the partner API has statuses. The API sorts by none of them. */
export const statusColumns = [
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
    cellSx={() => ({ minWidth: 104, '& > span': { ...clampedTo(3), overflowWrap: 'anywhere' } })}
    render={({ progress }: PackageRow) => (
      <span title={progress?.customerName ?? undefined}>{progress?.customerName ?? t('app.empty')}</span>
    )}
  />,
]
