import Button from '@mui/material/Button'
import { ShowBase, useShowContext } from 'ra-core'
import { Link } from 'react-router'
import { AlertIcon } from '../../../components/icons'
import { Notice } from '../../../components/Notice'
import { ScreenBody, ScreenFooter, ScreenHeader } from '../../../components/Screen'
import { Spinner } from '../../../components/Spinner'
import { AS_DETAIL, PACKAGES } from '../../../data-provider/types'
import { isNotFound, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { PackageDetail } from '../../../domain/types'
import { say, t } from '../../../i18n/translate'
import { paths } from '../../../paths'
import { DetailSections } from './DetailSections'

const queryOptions = { meta: AS_DETAIL, retry: retryQuery, retryDelay, onError: () => undefined }

/** 'Detail Paket' (spec §2). Default export: loaded with its route. */
export default function PackageDetailPage() {
  return (
    <>
      <ScreenHeader title={t('detail.title')} backTo={paths.packages} backLabel={t('app.backToList')} />
      <ShowBase<PackageDetail> resource={PACKAGES} disableAuthentication queryOptions={queryOptions}>
        <Content />
      </ShowBase>
      <ScreenFooter>
        <Button component={Link} to={paths.packages} variant="outlined" size="large">
          {t('detail.backToList')}
        </Button>
      </ScreenFooter>
    </>
  )
}

function Content() {
  const { record, isPending, isPaused, error, refetch } = useShowContext<PackageDetail>()
  if (record) return <ScreenBody as="main"><DetailSections detail={record} /></ScreenBody>
  if (isPending && !isPaused) return <Spinner />
  if (!isPaused && (!error || isNotFound(error))) return <Notice alert icon={<AlertIcon />} title={t('detail.missing')} />
  return <Notice alert icon={<AlertIcon />} title={t('detail.failed')} text={say(error?.message ?? 'error.network')} onRetry={() => void refetch()} />
}
