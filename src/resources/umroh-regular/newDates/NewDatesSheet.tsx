import type { Id } from '@/domain/types'
import { firstCheckIn } from '@/domain/package/stayDates'
import { AS_FORM, TEMPLATE_FORM } from '@/data-provider/types'
import { t } from '@/i18n/package/newDates'
import { Notice } from '@/ui/feedback/Notice'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import type { Duplicated } from '../list/DuplicateSheet'
import { ReadForm } from '../wizard/sheet/ReadForm'
import { useKept } from '@/ui/hooks/useKept'
import { CopyForm } from './CopyForm'

/** The package to copy, and the name that was typed for its copy. A template may be another mitra's package. */
export type CopyWanted = { row: Duplicated; name: string; isTemplate?: boolean }

export type NewDatesSheetProps = {
  /** Null while the sheet is closed. */
  copy: CopyWanted | null
  onClose: () => void
  /** Opens the copy, which was saved. */
  onCopied: (id: Id | null) => void
}

/** 'Duplikat dengan tanggal baru' (docs/product.md §23.1). */
export function NewDatesSheet({ copy, onClose, onCopied }: NewDatesSheetProps) {
  const onSaved = (id: Id | null) => {
    onClose()
    onCopied(id)
  }
  const shown = useKept(copy)
  return (
    <BottomSheet open={copy !== null} onClose={onClose} title={t('duplicate.newDates')}>
      {shown && <Copy {...shown} onSaved={onSaved} />}
    </BottomSheet>
  )
}

export function Copy({ row, name, isTemplate = false, onSaved }: CopyWanted & { onSaved: (id: Id | null) => void }) {
  return (
    <ReadForm id={row.id} meta={isTemplate ? TEMPLATE_FORM : AS_FORM}>
      {({ id: _, version: __, ...saved }) =>
        firstCheckIn(saved) === null && !isTemplate ? (
          <Notice compact title={t('newDates.noStay')} />
        ) : (
          <CopyForm row={row} saved={saved} name={name} onSaved={onSaved} />
        )
      }
    </ReadForm>
  )
}
