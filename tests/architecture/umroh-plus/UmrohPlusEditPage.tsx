import { useGetOne } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { AS_FORM } from '../../data-provider/types'
import { retryDelay, retryQuery } from '../../domain/requestPolicy'
import { SaveForm } from '../../kit/SaveForm'
import { loadFailure } from '../../ui/feedback/loadFailure'
import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { Notice } from '../../ui/feedback/Notice'
import { AlertIcon } from '../../ui/elements/icons'
import { TextField } from '../../ui/form/TextField'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'
import { texts } from './texts'

type Plus = { id: string | number; name: string; country: string }

// The form reads its record each time it opens, and never while somebody types.
const queryOptions = { staleTime: Infinity, gcTime: 0, retry: retryQuery, retryDelay, refetchOnReconnect: false }

const problems = ({ name }: Plus) => (name.trim() === '' ? [{ path: 'name', key: texts.nameRequired }] : [])

/** The form of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const params = { id, meta: AS_FORM }
  const { data, isPending, isPaused, error, refetch } = useGetOne<Plus>(umrohPlus.name, params, queryOptions)
  return (
    <>
      <ScreenHeader title={umrohPlus.options.label} backTo={links.show(id)} backLabel={texts.back} />
      <ScreenBody as="main">
        {data ? (
          <SaveForm id={id} initial={data} problems={problems} onSaved={() => navigate(links.show(id))}>
            <NameField />
          </SaveForm>
        ) : isPending && !isPaused ? (
          <LoadingCards heights={[120]} />
        ) : (
          <Notice alert icon={<AlertIcon />} title={texts.failed} {...loadFailure(error, refetch)} />
        )}
      </ScreenBody>
    </>
  )
}

function NameField() {
  const { register, formState } = useFormContext<Plus>()
  return <TextField label={texts.name} {...register('name')} error={formState.errors.name?.message} />
}
