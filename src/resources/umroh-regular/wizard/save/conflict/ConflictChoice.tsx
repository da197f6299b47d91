import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { EditedPackage } from '@/data-provider/types'
import { checkPackage } from '@/domain/package/packageSchema'
import { mergePackage, type Merge, isPriced } from '@/domain/package/mergePackage'
import type { Id, PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { asSaved, differingFields } from '@/domain/package/packageContents'
import { isSecret, type PackageField } from '@/domain/package/packageFields'
import { ConflictComparison } from '@/kit/conflict/ConflictComparison'
import { NewestRecord } from '@/kit/conflict/NewestRecord'
import type { Basis, Refusal } from '../saveState'
import { fieldName, inWords } from '@/resources/umroh-regular/comparison/inWords'
import { useCustomerMode } from '@/resources/umroh-regular/customer/useCustomerMode'

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
  const { isOn: isForCustomer } = useCustomerMode()
  // Both stay as they were when the sheet opened: the answer changes the form while the sheet is still closing.
  const [{ base, mine }] = useState(() => ({ base: basis, mine: getValues() }))
  // A customer who looks at the phone sees no secret field.
  const shown = (fields: readonly PackageField[]) => fields.filter((field) => !isForCustomer || !isSecret(field))
  return (
    <NewestRecord<EditedPackage> id={id} refusal={refusal} text={t('conflict.text')}>
      {(saved) => {
        const seen = basisOf(saved)
        const [is, other] = [asSaved(mine), asSaved(seen.form)]
        const { payload } = checkPackage(seen.form)
        const isOwn = payload !== null && refusal.unanswered.some((body) => differingFields(body, payload).length === 0)
        const merge = mergePackage(isOwn ? seen.form : base, mine, seen.form)
        const changed = [...merge.taken, ...merge.conflicts, ...merge.own]
        const ofBoth = (fields: readonly PackageField[]) =>
          shown(fields).map((field) => ({
            name: fieldName(field),
            mine: inWords(is, field),
            saved: inWords(other, field),
          }))
        return (
          <ConflictComparison
            merge={merge}
            isOwn={isOwn}
            fields={{ taken: ofBoth(merge.taken), conflicts: ofBoth(merge.conflicts), own: ofBoth(merge.own) }}
            note={shown(changed).length < changed.length && <p>{t('conflict.hidden')}</p>}
            caution={isPriced(merge.taken) && <p>{t('conflict.newTotal')}</p>}
            onKeepMine={() => onKeepMine(merge, seen)}
            onTakeSaved={() => onTakeSaved(saved)}
          />
        )
      }}
    </NewestRecord>
  )
}
