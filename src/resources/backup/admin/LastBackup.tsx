import Skeleton from '@mui/material/Skeleton'
import { useCanAccess, useGetList } from 'ra-core'
import type { AuditRecord } from '@/domain/audit/events'
import { formatTime, sinceThen } from '@/domain/values/dates'
import { fileSize } from '@/domain/values/fileSize'
import { t } from '@/i18n/admin/backup'

/** The resource whose rows tell of backups: the audit. */
export const LAST_BACKUP = 'audit'

function madeOf({ at, userName, after }: AuditRecord): string {
  const made = Date.parse(at)
  const { unit, n } = sinceThen(made, Date.now())
  const ago = unit === 'days' ? ` (${t('backup.daysAgo', { n })})` : ''
  const told = { time: `${formatTime(made)}${ago}`, who: userName || t('app.empty') }
  const bytes = after?.bytes
  return typeof bytes === 'number'
    ? t('backup.lastMadeSized', { ...told, size: fileSize(bytes) })
    : t('backup.lastMade', told)
}

/** When the last backup was made, by whom and how large it is, for users who read the audit (docs/product.md §35.3.4). */
export function LastBackup() {
  const { canAccess } = useCanAccess({ resource: LAST_BACKUP, action: 'list' })
  const { data, error, isPaused } = useGetList<AuditRecord>(
    LAST_BACKUP,
    { filter: { resource: 'backup', event: 'export' }, pagination: { page: 1, perPage: 1 } },
    { enabled: canAccess === true, staleTime: 0 },
  )
  if (!canAccess) return null
  const [last] = data ?? []
  const known = last ? madeOf(last) : t('backup.never')
  const unknown = error || isPaused ? t('backup.lastFailed') : <Skeleton width={280} height={18} />
  return (
    <dl className="last">
      <dt>{t('backup.last')}</dt>
      <dd>{data ? known : unknown}</dd>
    </dl>
  )
}
