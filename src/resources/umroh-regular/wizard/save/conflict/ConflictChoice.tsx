import styled from '@emotion/styled'
import { useGetOne } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { loadFailure } from '../../../../../ui/feedback/loadFailure'
import { LoadingCards } from '../../../../../ui/feedback/LoadingCards'
import { Notice } from '../../../../../ui/feedback/Notice'
import { AS_FORM, type EditedPackage } from '../../../../../data-provider/types'
import { differsIn, mergePackage, type Merge } from '../../../../../domain/package/mergePackage'
import type { Id, PackageForm } from '../../../../../domain/types'
import { say } from '../../../../../i18n/translate'
import { t } from '../../../../../i18n/package/wizard'
import { colour, space } from '../../../../../../theme/tokens'
import { Comparison } from './Comparison'
import type { Basis, Refusal } from '../saveState'
import { umrohRegular } from '../../../resource'
import { READ_ONCE } from '../../../../../kit/FormRecord'

/**
 * The package as the server has it after this refusal. The query is separate, because the page's query belongs to the
 * form.
 */
const useNewest = (id: Id, refusal: number) =>
  useGetOne<EditedPackage>(umrohRegular.name, { id, meta: { ...AS_FORM, refusal } }, READ_ONCE)

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: `0 ${space.gutter}px`,
  '& .text': { color: colour.quiet },
})

const EXPECTED = [88, 88]

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
  const { data: saved, error, isPaused, isFetching, refetch } = useNewest(id, refusal.nth)
  const { getValues } = useFormContext<PackageForm>()
  // Both stay as they were when the sheet opened: the answer changes the form while the sheet is still closing.
  const [{ base, mine }] = useState(() => ({ base: basis, mine: getValues() }))
  const seen = saved && saved.version !== refusal.version ? basisOf(saved) : null
  const merge = seen && mergePackage(base, mine, seen.form)
  const hasArrived = merge !== null && !differsIn(merge)

  // Nothing differs: an earlier save arrived, but its answer was lost. Saving again stores the prices on screen.
  const isTold = useRef(false)
  useEffect(() => {
    if (!hasArrived || isTold.current) return
    isTold.current = true
    onKeepMine(merge, seen as Basis)
  })

  if (!saved && (error || isPaused) && !isFetching)
    return <Notice compact alert title={t('conflict.failed')} {...loadFailure(error, refetch)} />
  // The version is still the same: the server refused the save for another reason.
  if (saved && !seen) return <Notice compact alert title={say(refusal.message)} />
  return (
    <Body>
      <p className="text">{t('conflict.text')}</p>
      {saved && seen && merge && !hasArrived ? (
        <Comparison
          merge={merge}
          mine={mine}
          saved={seen.form}
          onKeepMine={() => onKeepMine(merge, seen)}
          onTakeSaved={() => onTakeSaved(saved)}
        />
      ) : (
        <LoadingCards heights={EXPECTED} />
      )}
    </Body>
  )
}
