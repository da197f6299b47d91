import { useNotify } from 'ra-core'
import type { FieldPath } from 'react-hook-form'
import type { OfferProfile } from '../../../domain/offer/offerProfile'
import { t } from '../../../i18n/offer/offerProfile'
import { useLayoutKind } from '../../../ui/layout/layoutKind'
import { useKeptProfile } from '../../offerProfileContext'
import { fieldOf, readTyped, type TypedProfile } from './typedProfile'
import type { useProfileForm } from './useProfileForm'
import type { useProfileSync } from './useProfileSync'

type Options = ReturnType<typeof useProfileForm> & ReturnType<typeof useProfileSync>

/** Saves on the phone first, and then on the server if it keeps profiles. A toast says how far the save came. */
export function useSaveProfile({ form, keep, sync }: Options) {
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
