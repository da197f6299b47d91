import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ButtonLink } from '../../../ui/elements/Button'
import { AlertIcon } from '../../../ui/elements/icons'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { Repeating } from '../../../ui/feedback/Repeating'
import { ScreenBody, ScreenHeader } from '../../../ui/layout/Screen'
import { AS_FORM, recordKey, type EditedPackage } from '../../../data-provider/types'
import { isForbidden, isNotFound } from '../../../domain/requestPolicy'
import { LAST_STEP } from '../../../domain/package/wizardSteps'
import type { Id, PackageForm } from '../../../domain/types'
import { t } from '../../../i18n/package/wizard'
import { LoadingWizard } from './LoadingWizard'
import { MissingPackage } from './draft/MissingPackage'
import { OpenedWizard } from './draft/OpenedWizard'
import { READ_ONCE } from '../../../kit/FormRecord'
import { useWizardStart, type WizardStart } from './wizardStart'
import { links, umrohRegular } from '../resource'

/** The wizard on a saved package. Default export: loaded with its route. */
export default function PackageEditPage() {
  const { id = '' } = useParams()
  return <EditPackage key={id} id={id} />
}

// A conflict comes from a save, and only the review saves.
const TOOK_SAVED: WizardStart = { step: LAST_STEP, hasTakenSaved: true }

type Opened = { id: Id; version: string | undefined; initial: PackageForm; nth: number }

const openedOf = ({ id, version, ...initial }: EditedPackage, nth = 0): Opened => ({ id, version, initial, nth })

function EditPackage({ id }: { id: string }) {
  const { data, error, isPending, isPaused, refetch } = useGetOne<EditedPackage>(
    umrohRegular.name,
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
      <OpenedWizard
        key={opened.nth}
        {...opened}
        {...(opened.nth > 0 ? { start: TOOK_SAVED } : start ? { start } : {})}
        onReopen={(saved) => setOpened(openedOf(saved, opened.nth + 1))}
      />
    )
  if (isPending && !isPaused && !error)
    return (
      <LoadingWizard>
        <Repeating queryKey={recordKey(umrohRegular.name)} />
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
            icon={<AlertIcon />}
            title={t('wizard.failedTitle')}
            {...loadFailure(error, refetch)}
            action={isForbidden(error) && toList}
          />
        )}
      </ScreenBody>
    </>
  )
}
