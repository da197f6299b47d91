import { t } from '../../../i18n/offer/offerProfile'
import { paths } from '../../../paths'
import { Spinner } from '../../../ui/feedback/Spinner'
import { ScreenHeader } from '../../../ui/layout/Screen'
import { useKeptProfile } from '../../offerProfileContext'
import { ProfileForm } from './ProfileForm'
import { useProfileSync } from './useProfileSync'

/** 'Profil penawaran' (docs/product.md §21.4). Default export: loaded with its route. */
export default function OfferProfilePage() {
  const { kept } = useKeptProfile()
  const server = useProfileSync()
  return (
    <>
      <ScreenHeader title={t('offerProfile.title')} backTo={paths.profile} backLabel={t('offerProfile.back')} />
      {kept === null && server.isReading ? <Spinner page /> : <ProfileForm {...server} />}
    </>
  )
}
