import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { AlertIcon } from '../../../components/icons'
import { Notice } from '../../../components/Notice'
import { ScreenHeader } from '../../../components/Screen'
import { AS_FORM, PACKAGES } from '../../../data-provider/types'
import { isNotFound, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { Id, PackageForm } from '../../../domain/types'
import { say, t } from '../../../i18n/translate'
import { paths } from '../../../paths'
import { LoadingWizard } from './LoadingWizard'
import { OpenedWizard } from './OpenedWizard'

// Always read anew (spec §7), and never again while somebody types: a late answer must not undo them.
const queryOptions = {
  staleTime: Infinity, gcTime: 0, retry: retryQuery, retryDelay, refetchOnReconnect: false, refetchOnWindowFocus: false,
}

/** The wizard on a saved package. Default export: loaded with its route. */
export default function PackageEditPage() {
  const { id = '' } = useParams()
  return <EditPackage key={id} id={id} />
}

function EditPackage({ id }: { id: string }) {
  const { data, error, isPending, isPaused, refetch } = useGetOne<PackageForm & { id: Id }>(PACKAGES, { id, meta: AS_FORM }, queryOptions)
  if (data) {
    const { id: packageId, ...form } = data
    return <OpenedWizard initial={form} id={packageId} />
  }
  if (isPending && !isPaused && !error) return <LoadingWizard />
  return (
    <>
      <ScreenHeader title={t('wizard.title')} backTo={paths.packages} backLabel={t('app.backToList')} />
      <main>
        {isNotFound(error) ? (
          <Notice alert icon={<AlertIcon />} title={t('detail.missing')} />
        ) : (
          <Notice alert icon={<AlertIcon />} title={t('wizard.failedTitle')} text={say(error?.message ?? 'error.network')} onRetry={() => void refetch()} />
        )}
      </main>
    </>
  )
}
