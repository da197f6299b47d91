import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../../components/Button'
import { loadFailure } from '../../../../components/loadFailure'
import { LoadingCards } from '../../../../components/LoadingCards'
import { Notice } from '../../../../components/Notice'
import type { EditedPackage } from '../../../../data-provider/types'
import { differingFields } from '../../../../domain/packageContents'
import { asSaved } from '../../../../domain/savedForm'
import type { Id, PackageForm } from '../../../../domain/types'
import { say, t } from '../../../../i18n/translate'
import { colour, space } from '../../../../../theme/tokens'
import { Differences } from './Differences'
import type { Refusal } from './useConflict'
import { useNewest } from './useNewest'

const Body = styled('div')({ display: 'grid', gap: 12, padding: `0 ${space.gutter}px`, '& .text': { color: colour.quiet } })
// However much differs, the choice stays in sight.
const Buttons = styled('div')({ position: 'sticky', bottom: 0, display: 'grid', gap: 8, padding: '12px 0 max(12px, env(safe-area-inset-bottom))', backgroundColor: colour.surface })

const EXPECTED = [88, 88]

export type ConflictChoiceProps = {
  id: Id
  refusal: Refusal
  /** The form goes over that version. */
  onKeepMine: (seen: string | undefined) => void
  /** The form begins anew with what was saved. */
  onTakeSaved: (saved: EditedPackage) => void
}

/** What differs between the form and the saved package, and the choice between them. */
export function ConflictChoice({ id, refusal, ...choices }: ConflictChoiceProps) {
  const { data: saved, error, isPaused, isFetching, refetch } = useNewest(id, refusal.nth)
  const mine = asSaved(useFormContext<PackageForm>().getValues())
  const isOther = saved !== undefined && saved.version !== refusal.version
  const fields = saved ? differingFields(mine, asSaved(saved)) : []
  const hasArrived = isOther && fields.length === 0

  // The save had arrived, its answer was lost: there is nothing to choose. Saved once more, it is at the prices on screen.
  const { onKeepMine } = choices
  const isTold = useRef(false)
  useEffect(() => {
    if (!hasArrived || isTold.current) return
    isTold.current = true
    onKeepMine(saved.version)
  }, [hasArrived, saved, onKeepMine])

  if (!saved && (error || isPaused) && !isFetching)
    return <Notice compact alert title={t('conflict.failed')} {...loadFailure(error, refetch)} />
  // Refused for a reason of its own: nobody has changed anything.
  if (saved && !isOther) return <Notice compact alert title={say(refusal.message)} />
  return (
    <Body>
      <p className="text">{t('conflict.text')}</p>
      {saved && !hasArrived ? <Compared fields={fields} mine={mine} saved={saved} {...choices} /> : <LoadingCards heights={EXPECTED} />}
    </Body>
  )
}

type ComparedProps = Pick<ConflictChoiceProps, 'onKeepMine' | 'onTakeSaved'> & { fields: (keyof PackageForm)[]; mine: PackageForm; saved: EditedPackage }

const Compared = ({ fields, mine, saved, onKeepMine, onTakeSaved }: ComparedProps) => (
  <>
    <Differences fields={fields} mine={mine} saved={saved} />
    <p className="text">{t('conflict.hint')}</p>
    <Buttons>
      <Button variant="contained" size="large" onClick={() => onKeepMine(saved.version)}>
        {t('conflict.keepMine')}
      </Button>
      <Button variant="outlined" size="large" onClick={() => onTakeSaved(saved)}>
        {t('conflict.takeSaved')}
      </Button>
    </Buttons>
  </>
)
