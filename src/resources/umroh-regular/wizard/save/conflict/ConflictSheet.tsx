import { useState } from 'react'
import { BottomSheet } from '../../../../../ui/sheet/BottomSheet'
import type { EditedPackage } from '../../../../../data-provider/types'
import type { Merge } from '../../../../../domain/package/mergePackage'
import type { Id, PackageForm } from '../../../../../domain/types'
import { t } from '../../../../../i18n/translate'
import { ConflictChoice } from './ConflictChoice'
import type { Basis, Refusal } from '../saveState'

export type ConflictSheetProps = {
  id: Id
  /** The refusal that the mitra is asked about; null: none. */
  refusal: Refusal | null
  /** The package that the form's saves are based on. */
  basis: PackageForm
  onClose: () => void
  /** Continues with the form and the changes that only the other made, over the version that was seen. */
  onKeepMine: (merge: Merge, seen: Basis) => void
  /** Begins the form anew with the saved package. */
  onTakeSaved: (saved: EditedPackage) => void
}

/** Asks which changes of a package to keep, after another save came between. Closing the sheet leaves the form as it is. */
export function ConflictSheet({ refusal, onClose, ...choice }: ConflictSheetProps) {
  // The sheet keeps its contents while it goes down.
  const [shown, setShown] = useState(refusal)
  if (refusal && refusal !== shown) setShown(refusal)
  return (
    <BottomSheet open={refusal !== null} onClose={onClose} title={t('conflict.title')}>
      {shown && <ConflictChoice key={shown.nth} refusal={shown} {...choice} />}
    </BottomSheet>
  )
}
