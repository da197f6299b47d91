import { useEffect, useState } from 'react'
import type { EditedPackage } from '@/data-provider/types'
import { isNews, type Draft } from '@/domain/package/draft'
import type { Id, PackageForm } from '@/domain/types'
import { DraftQuestion } from './DraftQuestion'
import { Wizard } from '../Wizard'
import type { WizardStart } from '../wizardStart'
import { usePackageDrafts } from './drafts'

export type OpenedWizardProps = {
  initial: PackageForm
  /** Absent for a new package. */
  id?: Id
  /** The version of the package as it was read, if the API gives one. */
  version?: string | undefined
  /** The wishes of the screen that opened the wizard. */
  start?: WizardStart
  /** Starts the form again with the package that somebody else has saved. */
  onReopen?: (saved: EditedPackage) => void
}

/** The wizard, after the mitra was asked whether to continue a draft. */
export function OpenedWizard({ initial, id, version, start, ...reopening }: OpenedWizardProps) {
  const drafts = usePackageDrafts(id)
  // A draft that was chosen on another screen opens at once. If it is gone or saved, the others are asked about.
  const [chosen] = useState(() => (start?.writer === undefined ? null : drafts.find(start.writer)))
  const [draft, setDraft] = useState(() => chosen ?? drafts.find())
  const [isResumed, setResumed] = useState(chosen !== null && isNews(chosen, initial))
  // The draft's contents are saved already. It is deleted, because after the next save by somebody else it would count
  // as changes again.
  const isOld = draft !== null && !isResumed && !isNews(draft, initial)
  useEffect(() => {
    if (!isOld) return
    drafts.drop(draft)
    // An older draft may still hold unsaved changes.
    // oxlint-disable-next-line react/set-state-in-effect -- the line above changes the stored drafts, so this reads them again
    setDraft(drafts.find())
  }, [isOld, drafts, draft])

  function resume({ writer }: Draft) {
    // Only this draft is resumed. Its save may have been acknowledged since the question, and another tab may have a
    // draft too.
    setDraft(drafts.find(writer))
    setResumed(true)
  }

  function discard(unwanted: Draft) {
    drafts.drop(unwanted)
    setDraft(drafts.find())
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
  // Saves of a draft stay based on the version that the draft began with, even if a newer version is saved now.
  const basis = resumed ? { form: resumed.base, version: resumed.version ?? undefined } : { form: initial, version }
  return (
    <Wizard
      initial={initial}
      draft={resumed}
      basis={basis}
      {...(id === undefined ? {} : { id })}
      {...(start ? { start } : {})}
      {...reopening}
    />
  )
}
