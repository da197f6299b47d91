import styled from '@emotion/styled'
import { useEffect, useRef, type ReactNode } from 'react'
import { colour } from '@theme/tokens'
import { differsIn, type Merged } from '@/domain/merge'
import { t } from '@/i18n/conflict'
import { Button } from '@/ui/elements/Button'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { ValueComparison } from '@/ui/sheet/ValueComparison'
import { EXPECTED } from './NewestRecord'

// The choice stays in sight, however many fields differ.
const Buttons = styled('div')({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: 8,
  padding: '12px 0 max(12px, env(safe-area-inset-bottom))',
  backgroundColor: colour.surface,
})

/** The kind of choice that somebody has after two people changed a record. */
function outcomeOf({ taken, conflicts, own }: Merged<unknown>) {
  if (conflicts.length > 0) return 'choose'
  if (own.length === 0) return 'theirs'
  return taken.length > 0 ? 'both' : 'mine'
}

const KEEP = {
  choose: 'versions.keepMine',
  mine: 'versions.keepMine',
  both: 'versions.keepBoth',
  theirs: null,
} as const

/** A field by its name, with both values in words. */
export type FieldOfBoth = { name: string; mine: string; saved: string }

export type ConflictComparisonProps = {
  merge: Merged<unknown>
  /** The saved record is an earlier save of this user, whose answer was lost: nobody is asked. */
  isOwn?: boolean
  /** The fields of the merge that are shown. */
  fields: Merged<FieldOfBoth>
  /** Stands below the fields. */
  note?: ReactNode
  /** Stands above the button that keeps the own changes. */
  caution?: ReactNode
  onKeepMine: () => void
  onTakeSaved: () => void
}

/** Shows who changed which fields. If both changed a field, the user chooses; a change by only one person is kept. */
export function ConflictComparison({
  merge,
  isOwn = false,
  fields: { conflicts, taken, own },
  note,
  caution,
  onKeepMine,
  onTakeSaved,
}: ConflictComparisonProps) {
  const hasArrived = isOwn || !differsIn(merge)
  const isTold = useRef(false)
  useEffect(() => {
    if (!hasArrived || isTold.current) return
    isTold.current = true
    onKeepMine()
  })
  if (hasArrived) return <LoadingCards heights={EXPECTED} />
  const outcome = outcomeOf(merge)
  const keep = KEEP[outcome]
  const inColumns = (fields: readonly FieldOfBoth[], of: 'mine' | 'before', other: 'saved' | 'after') =>
    fields.map(({ name, mine, saved }) => ({
      name,
      values: [[t(`versions.${of}`), mine] as const, [t(`versions.${other}`), saved] as const],
    }))
  return (
    <>
      <ValueComparison title={t('versions.differing')} fields={inColumns(conflicts, 'mine', 'saved')} />
      <ValueComparison
        title={t(keep ? 'versions.taken' : 'versions.changed')}
        fields={inColumns(taken, 'before', 'after')}
      />
      {own.length > 0 && <p>{t('versions.own', { fields: own.map(({ name }) => name).join(', ') })}</p>}
      {note}
      <p className="text">
        {t(`versions.outcome.${outcome}`)} {t('versions.later')}
      </p>
      <Buttons>
        {keep && caution}
        {keep && (
          <Button variant="contained" size="large" onClick={onKeepMine}>
            {t(keep)}
          </Button>
        )}
        <Button variant={keep ? 'outlined' : 'contained'} size="large" onClick={onTakeSaved}>
          {t('versions.takeSaved')}
        </Button>
      </Buttons>
    </>
  )
}
