import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { loadFailure } from '../../../../../ui/feedback/loadFailure'
import { LoadingCards } from '../../../../../ui/feedback/LoadingCards'
import { Notice } from '../../../../../ui/feedback/Notice'
import type { EditedPackage } from '../../../../../data-provider/types'
import { differsIn, mergePackage, type Merge } from '../../../../../domain/package/mergePackage'
import type { Id, PackageForm } from '../../../../../domain/types'
import { say, t } from '../../../../../i18n/translate'
import { colour, space } from '../../../../../../theme/tokens'
import { Comparison } from './Comparison'
import type { Basis, Refusal } from './useConflict'
import { useNewest } from './useNewest'

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
  /** The package as the form began with it. */
  basis: PackageForm
  /** The form, with what only the other has changed, goes over what was seen. */
  onKeepMine: (merge: Merge, seen: Basis) => void
  /** The form begins anew with what was saved. */
  onTakeSaved: (saved: EditedPackage) => void
}

const basisOf = ({ id: _, version, ...form }: EditedPackage): Basis => ({ form, version })

/** What the form and the saved package have become since they were one, and the choice between them. */
export function ConflictChoice({ id, refusal, basis, onKeepMine, onTakeSaved }: ConflictChoiceProps) {
  const { data: saved, error, isPaused, isFetching, refetch } = useNewest(id, refusal.nth)
  const { getValues } = useFormContext<PackageForm>()
  // As they were when it was asked: the answer changes the form, and the sheet stands for a moment longer.
  const [{ base, mine }] = useState(() => ({ base: basis, mine: getValues() }))
  const seen = saved && saved.version !== refusal.version ? basisOf(saved) : null
  const merge = seen && mergePackage(base, mine, seen.form)
  const hasArrived = merge !== null && !differsIn(merge)

  // The save had arrived, its answer was lost: there is nothing to choose. Saved once more, it is at the prices on screen.
  const isTold = useRef(false)
  useEffect(() => {
    if (!hasArrived || isTold.current) return
    isTold.current = true
    onKeepMine(merge, seen as Basis)
  })

  if (!saved && (error || isPaused) && !isFetching)
    return <Notice compact alert title={t('conflict.failed')} {...loadFailure(error, refetch)} />
  // Refused for a reason of its own: nobody has changed anything.
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
