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
  const [isResumed, setResumed] = useState(false)
  // Thrown away; or it holds what is saved by now, and would be news again after the next change of that.
  useEffect(() => {
    if (!draft) drafts.drop(id ?? null)
  }, [draft, drafts, id])

  if (draft && !isResumed) return <DraftQuestion draft={draft} onResume={() => setResumed(true)} onDiscard={() => setDraft(null)} />
  return <Wizard initial={initial} draft={draft} version={draft ? draft.version : version} {...(id === undefined ? {} : { id })} />
}
