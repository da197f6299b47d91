import { useQueryClient } from '@tanstack/react-query'
import { useGetOne, useNotify } from 'ra-core'
import { Title } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import { AS_FORM } from '../../../data-provider/types'
import type { MitraRecord } from '../../../domain/access/account'
import { retryDelay, retryQuery } from '../../../domain/requestPolicy'
import { t } from '../../../i18n/accounts'
import { barTitle, useScreenTitle } from '../../../ui/a11y/useScreenTitle'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { Spinner } from '../../../ui/feedback/Spinner'
import { AdminPlace } from '../../../ui/layout/AdminPlace'
import { AlertIcon } from '../../../ui/layout/icons'
import { MuiTheme } from '../../../ui/sheet/MuiTheme'
import { RecordHistory } from '../../audit/history'
import { links } from '../resource'
import { MitraForm } from './MitraForm'
import { MitraSwitch } from './MitraSwitch'

// The form reads its record each time it opens, and never while the admin types.
const queryOptions = { staleTime: Infinity, gcTime: 0, retry: retryQuery, retryDelay, refetchOnReconnect: false }

/** The form of a new or saved mitra. Default export: only the desktop loads it. */
export default function MitraFormPage() {
  const { id } = useParams()
  const onSaved = useSaved()
  return (
    <MuiTheme>
      <AdminPlace>
        {id === undefined ? (
          <>
            <FormTitle title={t('mitraAccount.newTitle')} />
            <MitraForm onSaved={onSaved} />
          </>
        ) : (
          <SavedMitra key={id} id={id} onSaved={onSaved} />
        )}
      </AdminPlace>
    </MuiTheme>
  )
}

function useSaved() {
  const navigate = useNavigate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  return () => {
    notify(t('mitraAccount.saved'), { type: 'success' })
    for (const resource of ['mitra', 'users']) void queryClient.invalidateQueries({ queryKey: [resource] })
    void navigate(links.list)
  }
}

function FormTitle({ title }: { title: string }) {
  useScreenTitle(title, barTitle)
  return <Title title={title} />
}

function SavedMitra({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { data, error, isPending, isPaused, refetch } = useGetOne<MitraRecord>(
    'mitra',
    { id, meta: AS_FORM },
    queryOptions,
  )
  const reload = () => void refetch()
  if (data)
    return (
      <>
        <FormTitle title={t('mitraAccount.named', { name: data.name })} />
        <MitraForm key={data.version} record={data} onSaved={onSaved} onReload={reload} />
        <MitraSwitch record={data} onChanged={reload} />
        <RecordHistory resource="mitra" id={data.id} />
      </>
    )
  if (isPending && !isPaused && !error) return <Spinner />
  return (
    <>
      <FormTitle title={t('resource.mitra')} />
      <Notice alert icon={<AlertIcon />} title={t('error.title')} {...loadFailure(error, refetch)} />
    </>
  )
}
