import styled from '@emotion/styled'
import { useGetOne } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { loadFailure } from '../../../../../ui/feedback/loadFailure'
import { LoadingCards } from '../../../../../ui/feedback/LoadingCards'
import { Notice } from '../../../../../ui/feedback/Notice'
import { AS_FORM, type EditedPackage } from '../../../../../data-provider/types'
import { differsIn, mergePackage, type Merge, isPriced } from '../../../../../domain/package/mergePackage'
import type { Id, PackageForm } from '../../../../../domain/types'
import { say } from '../../../../../i18n/translate'
import { t } from '../../../../../i18n/package/wizard'
import { colour, space } from '../../../../../../theme/tokens'
import { Button } from '../../../../../ui/elements/Button'
import { asSaved } from '../../../../../domain/package/packageContents'
import { isSecret, type PackageField } from '../../../../../domain/package/packageFields'
import type { Basis, Refusal } from '../saveState'
import { Differences } from '../../../comparison/Differences'
import { fieldName } from '../../../comparison/inWords'
import { useCustomerMode } from '../../../customer/useCustomerMode'
import { READ_ONCE } from '../../../../../kit/FormRecord'
import { useResource } from '../../../../../ui/hooks/useResource'

/** Leaves out the fields that a customer must not see, while 'Mode pelanggan' is on. */
function useShownFields() {
  const { isOn } = useCustomerMode()
  return (fields: readonly PackageField[]) => (isOn ? fields.filter((field) => !isSecret(field)) : fields)
}

// The choice stays in sight, however many fields differ.
const Buttons = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 8,
  padding: '12px 0 max(12px, env(safe-area-inset-bottom))',
  backgroundColor: colour.surface,
})

/** The kind of choice that the mitra has after two people changed the package. */
function outcomeOf({ taken, conflicts, own }: Merge) {
  if (conflicts.length > 0) return 'choose'
  if (own.length === 0) return 'theirs'
  return taken.length > 0 ? 'both' : 'mine'
}

const KEEP = {
  choose: 'conflict.keepMine',
  mine: 'conflict.keepMine',
  both: 'conflict.keepBoth',
  theirs: null,
} as const

type ComparisonProps = {
  merge: Merge
  mine: PackageForm
  saved: PackageForm
  onKeepMine: () => void
  onTakeSaved: () => void
}

/** Shows who changed which fields. If both changed a field, the mitra chooses; a change by only one person is kept. */
export function Comparison({ merge, mine, saved, onKeepMine, onTakeSaved }: ComparisonProps) {
  const shown = useShownFields()
  const [taken, conflicts, own] = [shown(merge.taken), shown(merge.conflicts), shown(merge.own)]
  const changed = [...merge.taken, ...merge.conflicts, ...merge.own]
  const isHiding = shown(changed).length < changed.length
  const [is, other] = [asSaved(mine), asSaved(saved)]
  const outcome = outcomeOf(merge)
  const keep = KEEP[outcome]
  return (
    <>
      <Differences
        title={t('conflict.differing')}
        fields={conflicts}
        values={[
          [t('conflict.mine'), is],
          [t('conflict.saved'), other],
        ]}
      />
      <Differences
        title={t(keep ? 'conflict.taken' : 'conflict.changed')}
        fields={taken}
        values={[
          [t('conflict.before'), is],
          [t('conflict.after'), other],
        ]}
      />
      {own.length > 0 && <p>{t('conflict.own', { fields: own.map(fieldName).join(', ') })}</p>}
      {isHiding && <p>{t('conflict.hidden')}</p>}
      <p className="text">
        {t(`conflict.outcome.${outcome}`)} {t('conflict.later')}
      </p>
      <Buttons>
        {keep && isPriced(merge.taken) && <p>{t('conflict.newTotal')}</p>}
        {keep && (
          <Button variant="contained" size="large" onClick={onKeepMine}>
            {t(keep)}
          </Button>
        )}
        <Button variant={keep ? 'outlined' : 'contained'} size="large" onClick={onTakeSaved}>
          {t('conflict.takeSaved')}
        </Button>
      </Buttons>
    </>
  )
}

/**
 * The package as the server has it after this refusal. The query is separate, because the page's query belongs to the
 * form.
 */
const useNewest = (id: Id, refusal: number) =>
  useGetOne<EditedPackage>(useResource(), { id, meta: { ...AS_FORM, refusal } }, READ_ONCE)

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
