import { t } from '@/i18n/admin/packageTable'
import { t as statusText } from '@/i18n/offer/status'
import { Button } from '@/ui/elements/Button'
import { useFeature } from '@/ui/layout/features'
import type { Bulk } from './BulkDialog'
import { ExportSelected } from './ExportPackages'
import { useEditable, useSelectedRows } from './useSelection'

/** The buttons for the selected packages (docs/product.md §15.7.5). */
export function BulkActions({ onAsk }: { onAsk: (bulk: Bulk) => void }) {
  const hasStatus = useFeature('status')
  const rows = useSelectedRows()
  const editable = useEditable(rows)
  const ask = (kind: Bulk['kind']) => onAsk({ kind, rows: editable, others: rows.length - editable.length })
  return (
    <>
      <ExportSelected rows={rows} />
      {editable.length > 0 && (
        <Button variant="outlined" onClick={() => ask('copy')}>
          {t('list.duplicate')}
        </Button>
      )}
      {hasStatus && editable.length > 0 && (
        <Button variant="outlined" onClick={() => ask('lose')}>
          {statusText('progress.lose')}
        </Button>
      )}
    </>
  )
}
