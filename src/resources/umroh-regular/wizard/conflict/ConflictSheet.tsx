import { useState } from 'react'
import { BottomSheet } from '../../../../components/BottomSheet'
import type { EditedPackage } from '../../../../data-provider/types'
import type { Id } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { ConflictChoice } from './ConflictChoice'
import type { Conflict } from './useConflict'

export type ConflictSheetProps = {
  id: Id
  conflict: Conflict
  /** Saves the form once more. */
  onSave: () => void
  /** The form begins anew with what was saved. */
  onTakeSaved: (saved: EditedPackage) => void
}

/** Asks whose version of a package is to stay, where another save came between. Closing it leaves the form as it is. */
export function ConflictSheet({ id, conflict, onSave, onTakeSaved }: ConflictSheetProps) {
  const { refusal, close, accept } = conflict
  // What it showed stays in it while it goes down.
  const [shown, setShown] = useState(refusal)
  if (refusal && refusal !== shown) setShown(refusal)
  const keepMine = (seen: string | undefined) => {
    accept(seen)
    onSave()
  }
  return (
    <BottomSheet open={refusal !== null} onClose={close} title={t('conflict.title')}>
      {shown && <ConflictChoice key={shown.nth} id={id} refusal={shown} onKeepMine={keepMine} onTakeSaved={onTakeSaved} />}
    </BottomSheet>
  )
}
