import { useCanAccess } from 'ra-core'
import { Link } from 'react-router'
import { sinceThen } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desk'
import { Caution } from '@/ui/feedback/Caution'
import type { DeskMeta } from '../api'

function ageOf(at: number | null): string {
  if (at === null) return t('desk.noBackup')
  const { unit, n } = sinceThen(at, Date.now())
  return t('desk.lastBackup', { ago: t(`desk.ago.${unit}`, { n }) })
}

/** How old the last backup is, for users who may make one; a caution after seven days (docs/product.md §15.5.10). */
export function BackupNote({ backup }: DeskMeta) {
  const { canAccess } = useCanAccess({ resource: 'backup', action: 'list' })
  if (!canAccess || !backup) return null
  const link = (
    <Link className="change" to="/cadangan">
      {t('desk.toBackup')}
    </Link>
  )
  const text = ageOf(backup.at)
  if (backup.overdue)
    return (
      <Caution role="note" title={text}>
        {link}
      </Caution>
    )
  return backup.at === null ? null : (
    <p className="quiet">
      {text} · {link}
    </p>
  )
}
