import { useQueryClient } from '@tanstack/react-query'
import { useGetOne, useNotify } from 'ra-core'
import { useNavigate, useParams } from 'react-router'
import { AS_FORM } from '../../../data-provider/types'
import type { MitraRecord } from '../../../domain/access/account'
import { retryDelay, retryQuery } from '../../../domain/requestPolicy'
import { t } from '../../../i18n/admin/accounts'
import { Spinner } from '../../../ui/feedback/Spinner'
import { AdminPlace } from '../../../ui/layout/AdminPlace'
import { BarTitle } from '../../../ui/table/BarTitle'
import { RecordHistory } from '../../audit/history'
import { AccountFailure } from '../../accounts'
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
    <AdminPlace>
      {id === undefined ? (
        <>
          <BarTitle title={t('mitraAccount.newTitle')} />
          <MitraForm onSaved={onSaved} />
        </>
      ) : (
        <SavedMitra key={id} id={id} onSaved={onSaved} />
      )}
    </AdminPlace>
  )
}

function useSaved() {
  const navigate = useNavigate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  return () => {
    notify(t('mitraAccount.saved'), { type: 'success' })
    for (const resource of ['mitra', 'users']) void queryClient.invalidateQueries({ queryKey: [resource] })
    navigate(links.list)
  }
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
        <BarTitle title={t('mitraAccount.named', { name: data.name })} />
        <MitraForm key={data.version} record={data} onSaved={onSaved} onReload={reload} />
        <MitraSwitch record={data} onChanged={reload} />
        <RecordHistory resource="mitra" id={data.id} />
      </>
    )
  if (isPending && !isPaused && !error) return <Spinner />
  return (
    <>
      <BarTitle title={t('resource.mitra')} />
      <AccountFailure error={error} refetch={refetch} listPath={links.list} />
    </>
  )
}
