import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { t } from '../../../i18n/offerProfile'
import { paths } from '../../../paths'
import { useLeaveGuard } from '../../../ui/leave/useLeaveGuard'
import { LeaveSheet } from '../../../ui/leave/LeaveSheet'
import { Button } from '../../../ui/layout/Button'
import { ScreenFooter, ScreenHeader } from '../../../ui/layout/Screen'
import { useKeptProfile } from '../../offerProfileContext'
import { BusinessFields } from './BusinessFields'
import { PlanFields } from './PlanFields'
import { Cards } from './parts'
import { profileResolver, readTyped, typedProfile, type TypedProfile } from './typedProfile'
import { WordFields } from './WordFields'

const nothing = () => undefined

/** 'Profil penawaran' (docs/product.md §21.4). Default export: loaded with its route. */
export default function OfferProfilePage() {
  const { profile, keep } = useKeptProfile()
  const notify = useNotify()
  const form = useForm<TypedProfile>({
    values: typedProfile(profile),
    // What the user has typed stays when the copy changes, as in another tab.
    resetOptions: { keepDirtyValues: true },
    resolver: profileResolver,
    mode: 'onTouched',
  })
  const { getValues } = form
  const isDirty = useCallback(
    () => JSON.stringify(getValues()) !== JSON.stringify(typedProfile(profile)),
    [getValues, profile],
  )
  const { exit, isAsking, stay } = useLeaveGuard(isDirty, nothing)

  const save = form.handleSubmit((typed) => {
    const saved = readTyped(typed)
    const isLasting = keep({ profile: saved })
    form.reset(typedProfile(saved))
    notify(t(isLasting ? 'offerProfile.savedHere' : 'offerProfile.fleeting'), {
      type: isLasting ? 'success' : 'warning',
    })
  })

  return (
    <FormProvider {...form}>
      <ScreenHeader title={t('offerProfile.title')} backTo={paths.profile} backLabel={t('offerProfile.back')} />
      <form noValidate style={{ display: 'contents' }} onSubmit={(event) => void save(event)}>
        <Cards>
          <BusinessFields />
          <PlanFields />
          <WordFields />
        </Cards>
        <ScreenFooter>
          <Button type="submit" variant="contained" size="large">
            {t('wizard.save')}
          </Button>
        </ScreenFooter>
      </form>
      <LeaveSheet
        open={isAsking}
        title={t('offerProfile.leave.title')}
        text={t('offerProfile.leave.text')}
        stay={{ label: t('offerProfile.leave.stay'), onClick: stay }}
        discard={{ label: t('offerProfile.leave.discard'), onClick: () => exit?.go() }}
      />
    </FormProvider>
  )
}
