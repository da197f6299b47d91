import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { READ_ONCE } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { AS_FORM, type EditedPackage } from '@/data-provider/types'
import { firstCheckIn } from '@/domain/package/newDates'
import { t } from '@/i18n/package/newDates'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import type { Duplicated } from '../list/DuplicateSheet'
import { CopyForm } from './CopyForm'
import { useResource } from '@/ui/hooks/useResource'

/** The package to copy, and the name that was typed for its copy. */
export type CopyWanted = { row: Duplicated; name: string }

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
  // The sheet keeps its contents while it closes.
  const [shown, setShown] = useState(copy)
  if (copy && copy !== shown) setShown(copy)
  return (
    <BottomSheet open={copy !== null} onClose={onClose} title={t('duplicate.newDates')}>
      {shown && <Copy {...shown} onSaved={onSaved} />}
    </BottomSheet>
  )
}

function Copy({ row, name, onSaved }: CopyWanted & { onSaved: (id: Id | null) => void }) {
  const { data, error, isPaused, isFetching, refetch } = useGetOne<EditedPackage>(
    useResource(),
    { id: row.id, meta: { ...AS_FORM, copy: true } },
    READ_ONCE,
  )
  if (!data && (error || isPaused) && !isFetching)
    return <Notice compact alert title={t('newDates.failed')} {...loadFailure(error, refetch)} />
  if (!data) return <Spinner message={t('newDates.reading')} />
  const { id: _, version: __, ...saved } = data
  if (firstCheckIn(saved) === null) return <Notice compact title={t('newDates.noStay')} />
  return <CopyForm row={row} saved={saved} name={name} onSaved={onSaved} />
}
