import { useQueryClient } from '@tanstack/react-query'
import { CreateBase, EditBase, type RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { AS_FORM } from '@/data-provider/types'
import { isNotFound, READ_ONCE } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/kit'
import { ButtonLink } from '@/ui/elements/Button'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { useResource } from '@/ui/hooks/useResource'

// react-admin puts the rows of lists and pickers under the key of a plain getOne, so a form's key is a separate one. A
// failure is shown in place of the form.
const READ_AS_FORM = { ...READ_ONCE, meta: AS_FORM, onError: () => undefined }

export type FormRecordProps<Rec extends RaRecord> = {
  /** Absent for a new record. */
  id?: Id | undefined
  /** The list: the way out where there is no record to edit. */
  backTo: string
  /** Resources whose records depend on this one: their answers are read again after a save. */
  dependents?: readonly string[]
  /** Stands there while the record is read. By default the outline of a card. */
  loading?: ReactNode
  /** Draws the screen around the notice that stands in place of the form. */
  renderFailure?: (notice: ReactNode) => ReactNode
  /** Draws the screen of a new or saved record. */
  children: (record: Rec | undefined) => ReactNode
}

/** react-admin's `CreateBase` or `EditBase` around a form of the resource around it. The routes have checked the user's rights. */
export function FormRecord<Rec extends RaRecord>({
  id,
  backTo,
  dependents = [],
  loading = <LoadingCards heights={[120]} />,
  renderFailure = (notice) => notice,
  children,
}: FormRecordProps<Rec>) {
  const resource = useResource()
  const queryClient = useQueryClient()
  const onSettled = (_: unknown, error: Error | null) => {
    if (error) return
    for (const name of [resource, ...dependents]) void queryClient.invalidateQueries({ queryKey: [name] })
  }
  if (id === undefined)
    return (
      <CreateBase disableAuthentication mutationOptions={{ onSettled }}>
        {children(undefined)}
      </CreateBase>
    )
  return (
    <EditBase<Rec>
      key={id}
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={READ_AS_FORM}
      mutationOptions={{ onSettled }}
      loading={loading}
      render={({ record, error, refetch }) => {
        if (record) return children(record)
        const words = isNotFound(error)
          ? { title: t('detail.missing') }
          : { title: t('error.title'), ...loadFailure(error, refetch) }
        const back = (
          <ButtonLink to={backTo} variant="outlined">
            {t('detail.backToList')}
          </ButtonLink>
        )
        return renderFailure(<Notice alert {...words} action={back} />)
      }}
    />
  )
}
