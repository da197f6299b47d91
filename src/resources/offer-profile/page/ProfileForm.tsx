import { FormProvider } from 'react-hook-form'
import { t } from '../../../i18n/offer/offerProfile'
import { AskBeforeLeaving } from '../../../kit/AskBeforeLeaving'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { Button } from '../../../ui/elements/Button'
import { ScreenFooter } from '../../../ui/layout/Screen'
import { useKeptProfile } from '../../offerProfileContext'
import { BusinessFields } from './BusinessFields'
import { ConflictSheet } from './ConflictSheet'
import { Cards } from './parts'
import { PlanFields } from './PlanFields'
import { SyncNotice } from './SyncNotice'
import { useProfileForm } from './useProfileForm'
import type { useProfileSync } from './useProfileSync'
import { useSaveProfile } from './useSaveProfile'
import { WordFields } from './WordFields'

/** The form of the offer profile, with its save and its conflict. */
export function ProfileForm(server: ReturnType<typeof useProfileSync>) {
  const { state, forget } = server
  const { profile: mine, place } = useKeptProfile()
  const profileForm = useProfileForm()
  const { form, isDirty } = profileForm
  const { submit, send } = useSaveProfile({ ...profileForm, ...server })
  const isSaving = form.formState.isSubmitting
  useKeptFocus(isSaving)
  const theirs = state.at === 'conflict' ? state.theirs : null

  function keepMine() {
    place.keep({ profile: mine, version: theirs?.version ?? null, isSent: false })
    void send()
  }
  function takeTheirs() {
    if (theirs?.profile) place.keep({ profile: theirs.profile, version: theirs.version, isSent: true })
    forget()
  }

  return (
    <FormProvider {...form}>
      <form noValidate style={{ display: 'contents' }} onSubmit={(event) => void submit(event)}>
        <Cards>
          <SyncNotice state={state} onSend={() => void send()} />
          <BusinessFields />
          <PlanFields />
          <WordFields />
        </Cards>
        <ScreenFooter>
          <Button type="submit" variant="contained" size="large" disabled={isSaving}>
            {t(isSaving ? 'wizard.saving' : 'wizard.save')}
          </Button>
          <LiveRegion text={isSaving ? t('wizard.nowSaving') : ''} />
        </ScreenFooter>
      </form>
      <AskBeforeLeaving isDirty={isDirty} />
      <ConflictSheet
        versions={theirs?.profile ? { mine, theirs: theirs.profile } : null}
        onClose={forget}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
      />
    </FormProvider>
  )
}
