import { useCanAccess } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { asNewPackage, type Draft } from '../../../../domain/package/draft'
import { randomKey } from '../../../../domain/package/saveKeys'
import type { Id } from '../../../../domain/types'
import { t } from '../../../../i18n/package/wizard'
import { Notice } from '../../../../ui/feedback/Notice'
import { Button } from '../../../../ui/elements/Button'
import { AlertIcon } from '../../../../ui/elements/icons'
import { links } from '../../resource'
import { startOfWizard } from '../wizardStart'
import { Answers } from './DraftQuestion'
import { useDraftWords } from './useDraftWords'
import { usePackageDrafts } from './usePackageDrafts'

/** A package that the server no longer has. A draft of it is not lost with it (docs/product.md §7.5.9). */
export function MissingPackage({ id, toList }: { id: Id; toList: ReactNode }) {
  const drafts = usePackageDrafts(id)
  const [draft, setDraft] = useState(() => drafts.find())
  function discard(unwanted: Draft) {
    drafts.drop(unwanted)
    setDraft(drafts.find())
  }
  if (!draft) return <Notice alert icon={<AlertIcon />} title={t('detail.missing')} action={toList} />
  return <DraftOfMissing key={draft.writer} id={id} draft={draft} toList={toList} onDiscard={() => discard(draft)} />
}

type DraftOfMissingProps = { id: Id; draft: Draft; toList: ReactNode; onDiscard: () => void }

function DraftOfMissing({ id, draft, toList, onDiscard }: DraftOfMissingProps) {
  const navigate = useNavigate()
  const { canAccess: mayCreate } = useCanAccess({ action: 'create' })
  const ofPackage = usePackageDrafts(id)
  const ofNew = usePackageDrafts(undefined)
  const told = useDraftWords(draft)

  function continueAsNew() {
    const moved = asNewPackage(draft, randomKey())
    // The old draft goes first. One draft too many would throw out another one.
    ofPackage.drop(draft)
    ofNew.keep(moved)
    navigate(links.create, { state: startOfWizard({ writer: moved.writer }) })
  }

  return (
    <Notice
      alert
      icon={<AlertIcon />}
      title={t('detail.missing')}
      text={t('draft.ofMissing', told)}
      action={
        <Answers>
          {mayCreate && (
            <Button variant="contained" size="large" onClick={continueAsNew}>
              {t('draft.asNew')}
            </Button>
          )}
          <Button variant="outlined" size="large" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
          {toList}
        </Answers>
      }
    />
  )
}
