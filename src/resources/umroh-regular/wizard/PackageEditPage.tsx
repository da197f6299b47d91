import { RecordContextProvider, useGetOne, useCanAccess } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { useParams, useNavigate } from 'react-router'
import { ButtonLink, Button } from '@/ui/elements/Button'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Repeating } from '@/ui/feedback/Repeating'
import { ScreenBody, ScreenHeader } from '@/ui/layout/Screen'
import { AS_FORM, recordKey, type EditedPackage } from '@/data-provider/types'
import { isForbidden, isNotFound, READ_ONCE } from '@/domain/requestPolicy'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import type { Id, PackageDetail, PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { asNewPackage, type Draft } from '@/domain/package/draft'
import { randomKey } from '@/domain/randomKey'
import { LoadingWizard } from './LoadingWizard'
import { OpenedWizard } from './draft/OpenedWizard'
import { useWizardStart, type WizardStart, startOfWizard } from './wizardStart'

import { OwnerContext } from '@/resources/keptRounding'
import { links } from '../resource'
import { useSavedDetail } from './save/AgreedQuestion'
import { Answers } from './draft/DraftQuestion'
import { usePackageDrafts, useDraftWords } from './draft/drafts'
import { useResource } from '@/ui/hooks/useResource'

/** A package that the server no longer has. A draft of it is not lost with it (docs/product.md §7.5.9). */
function MissingPackage({ id, toList }: { id: Id; toList: ReactNode }) {
  const drafts = usePackageDrafts(id)
  const [draft, setDraft] = useState(() => drafts.find())
  function discard(unwanted: Draft) {
    drafts.drop(unwanted)
    setDraft(drafts.find())
  }
  if (!draft) return <Notice alert title={t('detail.missing')} action={toList} />
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
    // The old draft goes first, because a draft too many would throw out another draft.
    ofPackage.drop(draft)
    ofNew.keep(moved)
    navigate(links.create, { state: startOfWizard({ writer: moved.writer }) })
  }

  return (
    <Notice
      alert
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

/** The owner until the saved package says which mitra that is. */
const OWN = { mitra: null }

/** The wizard on a saved package. Default export: loaded with its route. */
export default function PackageEditPage() {
  const { id = '' } = useParams()
  const { data: saved, isFetchedAfterMount } = useSavedDetail(id, { refetchOnMount: 'always' })
  return (
    <OwnerContext value={saved ?? OWN}>
      <EditPackage key={id} id={id} saved={isFetchedAfterMount ? saved : undefined} />
    </OwnerContext>
  )
}

// A conflict comes from a save, and only the review saves.
const TOOK_SAVED: WizardStart = { step: LAST_STEP, hasTakenSaved: true }

type Opened = { id: Id; version: string | undefined; initial: PackageForm; nth: number }

const openedOf = ({ id, version, ...initial }: EditedPackage, nth = 0): Opened => ({ id, version, initial, nth })

function EditPackage({ id, saved }: { id: string; saved: PackageDetail | undefined }) {
  const resource = useResource()
  const { data, error, isPending, isPaused, refetch } = useGetOne<EditedPackage>(
    resource,
    { id, meta: AS_FORM },
    READ_ONCE,
  )
  // The form starts with the first answer, or with the package that somebody else has saved. No later answer replaces
  // the values of an open form.
  const [opened, setOpened] = useState<Opened>()
  const start = useWizardStart()
  if (data && !opened) setOpened(openedOf(data))
  if (opened)
    return (
      // A package that was opened again is another save than the one that was read beside it.
      <RecordContextProvider value={opened.nth === 0 ? saved : undefined}>
        <OpenedWizard
          key={opened.nth}
          {...opened}
          {...(opened.nth > 0 ? { start: TOOK_SAVED } : start ? { start } : {})}
          onReopen={(newest) => setOpened(openedOf(newest, opened.nth + 1))}
        />
      </RecordContextProvider>
    )
  if (isPending && !isPaused && !error)
    return (
      <LoadingWizard>
        <Repeating queryKey={[...recordKey(resource), { id, meta: AS_FORM }]} />
      </LoadingWizard>
    )
  const toList = (
    <ButtonLink back to={links.list} variant="outlined">
      {t('detail.backToList')}
    </ButtonLink>
  )
  return (
    <>
      <ScreenHeader title={t('wizard.title')} backTo={links.list} backLabel={t('app.backToList')} />
      <ScreenBody as="main">
        {isNotFound(error) ? (
          <MissingPackage id={id} toList={toList} />
        ) : (
          <Notice
            alert
            title={t('wizard.failedTitle')}
            {...loadFailure(error, refetch)}
            action={isForbidden(error) && toList}
          />
        )}
      </ScreenBody>
    </>
  )
}
