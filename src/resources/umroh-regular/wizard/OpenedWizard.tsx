import { use, useEffect, useState } from 'react'
import { DraftsContext } from '../../../components/drafts'
import type { EditedPackage } from '../../../data-provider/types'
import { isNews } from '../../../domain/draft'
import type { Id, PackageForm } from '../../../domain/types'
import { DraftQuestion } from './DraftQuestion'
import { Wizard } from './Wizard'

export type OpenedWizardProps = {
  initial: PackageForm
  /** Absent: a new package. */
  id?: Id
  /** Of the package as it was read, where the API gives one. */
  version?: string | undefined
  /** Begins anew with what somebody else has saved meanwhile. */
  onReopen?: (saved: EditedPackage) => void
}

/** The wizard, after asking whether to go on with what was left unsaved earlier. */
export function OpenedWizard({ initial, id, version, ...reopening }: OpenedWizardProps) {
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
  const basis = draft ? (draft.version ?? undefined) : version
  return <Wizard initial={initial} draft={draft} version={basis} {...(id === undefined ? {} : { id })} {...reopening} />
}
