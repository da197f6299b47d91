import { FormProvider, type FieldPath } from 'react-hook-form'
import { useNotify } from 'ra-core'
import styled from '@emotion/styled'
import { colour, radius } from '@theme/tokens'
import { t } from '@/i18n/offer/offerProfile'
import { paths } from '@/paths'
import { Spinner } from '@/ui/feedback/Spinner'
import { ScreenHeader, ScreenFooter } from '@/ui/layout/Screen'
import { AskBeforeLeaving } from '@/kit/AskBeforeLeaving'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { Button } from '@/ui/elements/Button'
import { LinesField } from '@/ui/form/typed/LinesField'
import { Section } from '@/ui/layout/Section'
import { TypedField } from '@/ui/form/typed/TypedField'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { say } from '@/i18n/translate'
import { useKeptProfile } from '@/resources/offerProfileContext'
import { ConflictSheet } from './ConflictSheet'
import { Cards, Fields } from './parts'
import { PlanFields } from './PlanFields'
import { LogoField } from './LogoField'
import { RoundingField } from './RoundingField'
import { fieldOf, readTyped, type TypedProfile } from './typedProfile'
import { useProfileForm, type SyncState, useProfileSync } from './useProfile'

const Place = styled('div')({
  gridColumn: '1 / -1',
  '& p': { color: colour.quiet },
  '&[data-unsent]': {
    display: 'grid',
    gap: 8,
    padding: '12px 14px',
    borderRadius: radius.medium,
    backgroundColor: colour.accentSoft,
    '& p': { color: colour.accentDark, fontWeight: 500 },
    '& button': { justifySelf: 'start' },
  },
  '&[data-failed]': { backgroundColor: colour.errorSoft, '& p': { color: colour.error } },
})

/** Says where the profile is kept: on this phone or in this browser alone, or not yet on the server. */
function SyncNotice({ state, onSend }: { state: SyncState; onSend: () => void }) {
  const { kept, hasServer } = useKeptProfile()
  const place = t(`offerProfile.place.${useLayoutKind()}`)
  if (!hasServer)
    return (
      <Place>
        <p>{t('offerProfile.onlyHere', { place })}</p>
      </Place>
    )
  const isUnsent = kept !== null && !kept.isSent && state.at !== 'syncing'
  return (
    <Place
      role="status"
      data-unsent={isUnsent || undefined}
      data-failed={(isUnsent && state.at === 'failed') || undefined}
    >
      {isUnsent && (
        <>
          <p>{t('offerProfile.unsent', { place })}</p>
          {state.at === 'failed' && <p>{say(state.error.message)}</p>}
          <Button variant="outlined" onClick={onSend}>
            {t('offerProfile.send')}
          </Button>
        </>
      )}
    </Place>
  )
}

type Options = ReturnType<typeof useProfileForm> & ReturnType<typeof useProfileSync>

/** Saves on the phone first, and then on the server if it keeps profiles. A toast says how far the save came. */
function useSaveProfile({ form, keep, sync }: Options) {
  const { hasServer } = useKeptProfile()
  const notify = useNotify()
  const place = t(`offerProfile.place.${useLayoutKind()}`)

  async function send() {
    const end = await sync()
    if (end.at === 'synced') notify(t('offerProfile.saved'), { type: 'success' })
    if (end.at !== 'failed') return
    notify(t('offerProfile.unsentShort', { place }), { type: 'warning' })
    for (const [path, message] of Object.entries(end.error.body?.errors ?? {}))
      form.setError(fieldOf(path) as FieldPath<TypedProfile>, { type: 'server', message })
  }

  function sayLocal(isLasting: boolean) {
    if (isLasting) notify(t('offerProfile.savedHere', { place }), { type: 'success' })
    else notify(t('offerProfile.fleeting', { place }), { type: 'warning' })
  }

  async function save(profile: OfferProfile) {
    const isLasting = keep(profile)
    if (hasServer) await send()
    else sayLocal(isLasting)
  }

  return { submit: form.handleSubmit((typed) => save(readTyped(typed))), send }
}

/** The fields of the business that makes the offers, and for how long they are valid. */
const BusinessFields = () => (
  <Section title={t('offerProfile.about')}>
    <Fields>
      <TypedField name="business" label={t('offerProfile.business')} required maxLength={200} />
      <TypedField
        name="whatsapp"
        hint={t('offerProfile.whatsappHint')}
        label={t('offerProfile.whatsapp')}
        type="tel"
        inputMode="tel"
        maxLength={500}
      />
      <TypedField
        name="licence"
        hint={t('offerProfile.licenceHint')}
        label={t('offerProfile.licence')}
        maxLength={200}
      />
      <TypedField
        name="validDays"
        hint={t('offerProfile.validDaysHint')}
        label={t('offerProfile.validDays')}
        inputMode="numeric"
        maxLength={4}
        required
      />
      <RoundingField />
      <LogoField />
    </Fields>
  </Section>
)

/** The lines that stand in every offer. */
const WordFields = () => (
  <Section title={t('offerProfile.words')}>
    <Fields>
      <p className="quiet">{t('offerProfile.wordsHint')}</p>
      {(['included', 'excluded', 'terms'] as const).map((name) => (
        <LinesField key={name} name={name} label={t(`offerProfile.${name}`)} />
      ))}
    </Fields>
  </Section>
)

/** The form of the offer profile, with its save and its conflict. */
function ProfileForm(server: ReturnType<typeof useProfileSync>) {
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

/** 'Profil penawaran' (docs/product.md §21.4). Default export: loaded with its route. */
export default function OfferProfilePage() {
  const { kept } = useKeptProfile()
  const server = useProfileSync()
  return (
    <>
      <ScreenHeader title={t('profile.offer')} backTo={paths.profile} backLabel={t('offerProfile.back')} />
      {kept === null && server.isReading ? <Spinner page /> : <ProfileForm {...server} />}
    </>
  )
}
