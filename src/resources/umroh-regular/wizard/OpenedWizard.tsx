import { use, useEffect, useState } from 'react'
import { DraftsContext } from '../../../components/drafts'
import { isNews } from '../../../domain/draft'
import type { Id, PackageForm } from '../../../domain/types'
import { DraftQuestion } from './DraftQuestion'
import { Wizard } from './Wizard'

export type OpenedWizardProps = {
  initial: PackageForm
  /** Absent: a new package. */
  id?: Id
  /** Of the package as it was read, where the API gives one. */
  version?: string | null
}

/** The wizard, after asking whether to go on with what was left unsaved earlier. */
export function OpenedWizard({ initial, id, version = null }: OpenedWizardProps) {
  const drafts = use(DraftsContext)
  const [draft, setDraft] = useState(() => {
    const found = drafts.find(id ?? null)
    return found && isNews(found, initial) ? found : null
  })
  const [isAnswered, setAnswered] = useState(draft === null)
  // One that holds what is saved by now would be news again after the next change of it.
  useEffect(() => {
    if (!draft) drafts.drop(id ?? null)
  }, [draft, drafts, id])

  function discard() {
    drafts.drop(id ?? null)
    setDraft(null)
    setAnswered(true)
  }

  if (draft && !isAnswered) return <DraftQuestion draft={draft} onResume={() => setAnswered(true)} onDiscard={discard} />
  return <Wizard initial={initial} draft={draft} version={draft ? draft.version : version} {...(id === undefined ? {} : { id })} />
}
