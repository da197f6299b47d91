import styled from '@emotion/styled'
import { Button } from '../../../../../ui/elements/Button'
import { isPriced, type Merge } from '../../../../../domain/package/mergePackage'
import { asSaved } from '../../../../../domain/package/packageContents'
import type { PackageForm } from '../../../../../domain/types'
import { t } from '../../../../../i18n/package/wizard'
import { colour } from '../../../../../../theme/tokens'
import { Differences } from '../../../comparison/Differences'
import { fieldName } from '../../../comparison/inWords'
import { useShownFields } from '../../../customer/useShownFields'

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

export type ComparisonProps = {
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
