import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { EditedPackage } from '@/data-provider/types'
import { mergePackage, type Merge, isPriced } from '@/domain/package/mergePackage'
import type { Id, PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { asSaved } from '@/domain/package/packageContents'
import { isSecret, type PackageField } from '@/domain/package/packageFields'
import { ConflictComparison } from '@/kit/conflict/ConflictComparison'
import { NewestRecord } from '@/kit/conflict/NewestRecord'
import type { Basis, Refusal } from '../saveState'
import { fieldName, inWords } from '@/resources/umroh-regular/comparison/inWords'
import { useCustomerMode } from '@/resources/umroh-regular/customer/useCustomerMode'

/** Leaves out the fields that a customer must not see, while 'Mode pelanggan' is on. */
function useShownFields() {
  const { isOn } = useCustomerMode()
  return (fields: readonly PackageField[]) => (isOn ? fields.filter((field) => !isSecret(field)) : fields)
}

type ComparisonProps = {
  merge: Merge
  mine: PackageForm
  saved: PackageForm
  onKeepMine: () => void
  onTakeSaved: () => void
}

/** Compares the fields of two packages in words. */
export function Comparison({ merge, mine, saved, ...choices }: ComparisonProps) {
  const shown = useShownFields()
  const changed = [...merge.taken, ...merge.conflicts, ...merge.own]
  const isHiding = shown(changed).length < changed.length
  const [is, other] = [asSaved(mine), asSaved(saved)]
  const ofBoth = (fields: readonly PackageField[]) =>
    shown(fields).map((field) => ({ name: fieldName(field), mine: inWords(is, field), saved: inWords(other, field) }))
  return (
    <ConflictComparison
      merge={merge}
      fields={{ taken: ofBoth(merge.taken), conflicts: ofBoth(merge.conflicts), own: ofBoth(merge.own) }}
      note={isHiding && <p>{t('conflict.hidden')}</p>}
      caution={isPriced(merge.taken) && <p>{t('conflict.newTotal')}</p>}
      {...choices}
    />
  )
}

export type ConflictChoiceProps = {
  id: Id
  refusal: Refusal
  /** The package that the form's saves are based on. */
  basis: PackageForm
  /**
   * Continues with the mitra's form plus the other person's separate changes. The next save replaces the version that
   * the sheet showed.
   */
  onKeepMine: (merge: Merge, seen: Basis) => void
  /** Starts the form again with the saved package. */
  onTakeSaved: (saved: EditedPackage) => void
}

const basisOf = ({ id: _, version, ...form }: EditedPackage): Basis => ({ form, version })

/** Shows how the form and the saved package have changed since their common version, and asks which to keep. */
export function ConflictChoice({ id, refusal, basis, onKeepMine, onTakeSaved }: ConflictChoiceProps) {
  const { getValues } = useFormContext<PackageForm>()
  // Both stay as they were when the sheet opened: the answer changes the form while the sheet is still closing.
  const [{ base, mine }] = useState(() => ({ base: basis, mine: getValues() }))
  return (
    <NewestRecord<EditedPackage> id={id} refusal={refusal} text={t('conflict.text')}>
      {(saved) => {
        const seen = basisOf(saved)
        const merge = mergePackage(base, mine, seen.form)
        return (
          <Comparison
            merge={merge}
            mine={mine}
            saved={seen.form}
            onKeepMine={() => onKeepMine(merge, seen)}
            onTakeSaved={() => onTakeSaved(saved)}
          />
        )
      }}
    </NewestRecord>
  )
}
