import { useState } from 'react'
import { BottomSheet } from '../../../../../ui/sheet/BottomSheet'
import type { EditedPackage } from '../../../../../data-provider/types'
import type { Merge } from '../../../../../domain/package/mergePackage'
import type { Id } from '../../../../../domain/types'
import { t } from '../../../../../i18n/translate'
import { ConflictChoice } from './ConflictChoice'
import type { Basis, Conflict } from './useConflict'

export type ConflictSheetProps = {
  id: Id
  conflict: Conflict
  /** Goes on with the form and what only the other has changed. */
  onKeepMine: (merge: Merge) => void
  /** The form begins anew with what was saved. */
  onTakeSaved: (saved: EditedPackage) => void
}

/** Asks what is to stay of a package, where another save came between. Closing it leaves the form as it is. */
export function ConflictSheet({ id, conflict, onKeepMine, onTakeSaved }: ConflictSheetProps) {
  const { basis, refusal, close, accept } = conflict
  // What it showed stays in it while it goes down.
  const [shown, setShown] = useState(refusal)
  if (refusal && refusal !== shown) setShown(refusal)
  const keepMine = (merge: Merge, seen: Basis) => {
    accept(seen)
    onKeepMine(merge)
  }
  return (
    <BottomSheet open={refusal !== null} onClose={close} title={t('conflict.title')}>
      {shown && (
        <ConflictChoice
          key={shown.nth}
          id={id}
          refusal={shown}
          basis={basis.current.form}
          onKeepMine={keepMine}
          onTakeSaved={onTakeSaved}
        />
      )}
    </BottomSheet>
  )
}
