import { useState } from 'react'
import { BottomSheet } from '../../../../../ui/sheet/BottomSheet'
import type { EditedPackage } from '../../../../../data-provider/types'
import type { Merge } from '../../../../../domain/package/mergePackage'
import type { Id, PackageForm } from '../../../../../domain/types'
import { t } from '../../../../../i18n/package/wizard'
import { ConflictChoice } from './ConflictChoice'
import type { Basis, Refusal } from '../saveState'

export type ConflictSheetProps = {
  id: Id
  /** The refusal that the mitra is asked about; null if there is none. */
  refusal: Refusal | null
  /** The package that the form's saves are based on. */
  basis: PackageForm
  onClose: () => void
  /**
   * Continues with the mitra's form plus the other person's separate changes. The next save replaces the version that
   * the sheet showed.
   */
  onKeepMine: (merge: Merge, seen: Basis) => void
  /** Starts the form again with the saved package. */
  onTakeSaved: (saved: EditedPackage) => void
}

/**
 * Asks which changes of a package to keep, after somebody else has saved it. Closing the sheet leaves the form as it
 * is.
 */
export function ConflictSheet({ refusal, onClose, ...choice }: ConflictSheetProps) {
  // The sheet keeps its contents while it closes.
  const [shown, setShown] = useState(refusal)
  if (refusal && refusal !== shown) setShown(refusal)
  return (
    <BottomSheet open={refusal !== null} onClose={onClose} title={t('conflict.title')}>
      {shown && <ConflictChoice key={shown.nth} refusal={shown} {...choice} />}
    </BottomSheet>
  )
}
