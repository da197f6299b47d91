import { useCanAccess } from 'ra-core'
import type { PackageRow } from '../../../domain/types'
import { t } from '../../../i18n/admin/desktop'
import { IconButton } from '../../../ui/elements/IconButton'
import { CopyIcon } from '../../../ui/elements/icons'

/** 'Duplikat' in a row of the table, for users who may edit that package. */
export function DuplicateCell({ row, onOpen }: { row: PackageRow; onOpen: (row: PackageRow) => void }) {
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
      <CopyIcon size={20} />
    </IconButton>
  )
}
