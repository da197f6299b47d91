import { use, useEffect, useState } from 'react'
import { DraftsContext } from '../../../../offline/draftsContext'
import type { EditedPackage } from '../../../../data-provider/types'
import { isNews, type Draft } from '../../../../domain/package/draft'
import type { Id, PackageForm } from '../../../../domain/types'
import { DraftQuestion } from './DraftQuestion'
import { Wizard } from '../Wizard'

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
  const packageId = id ?? null
  const [draft, setDraft] = useState(() => drafts.find(packageId))
  const [isResumed, setResumed] = useState(false)
  // It holds what is saved by now, and would be news again after the next change of that.
  const isOld = draft !== null && !isResumed && !isNews(draft, initial)
  useEffect(() => {
    if (!isOld) return
    drafts.drop(packageId, draft)
    // There may be an older one with more in it.
    // oxlint-disable-next-line react/set-state-in-effect -- the line above changes the stored drafts: they are read again
    setDraft(drafts.find(packageId))
  }, [isOld, drafts, packageId, draft])

  function resume({ writer }: Draft) {
    // That very one: its save may have been acknowledged since the question was asked, and another tab may have begun its own.
    setDraft(drafts.find(packageId, writer))
    setResumed(true)
  }

  function discard(unwanted: Draft) {
    drafts.drop(packageId, unwanted)
    setDraft(drafts.find(packageId))
  }

  if (draft && !isOld && !isResumed)
    return (
      <DraftQuestion
        draft={draft}
        onResume={() => resume(draft)}
        onDiscard={() => discard(draft)}
        {...(id === undefined ? { onNew: () => setDraft(null) } : {})}
      />
    )
  const resumed = isResumed ? draft : null
  // A draft's saves stay based on what it was begun with, whatever is saved by now.
  const basis = resumed ? { form: resumed.base, version: resumed.version ?? undefined } : { form: initial, version }
  return <Wizard initial={initial} draft={resumed} basis={basis} {...(id === undefined ? {} : { id })} {...reopening} />
}
