import { RecordContextProvider, useGetOne, type RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { AS_FORM } from '../data-provider/types'
import { isNotFound, READ_ONCE } from '../domain/requestPolicy'
import type { Id } from '../domain/types'
import { t } from '../i18n/kit'
import { ButtonLink } from '../ui/elements/Button'
import { LoadingCards } from '../ui/feedback/LoadingCards'
import { loadFailure } from '../ui/feedback/loadFailure'
import { Notice } from '../ui/feedback/Notice'
import { useResource } from '../ui/hooks/useResource'

export type FormRecordProps<Rec extends RaRecord> = {
  id: Id
  /** The list: the way out where there is no record to edit. */
  backTo: string
  /** Stands there while the record is read. By default the outline of a card. */
  loading?: ReactNode
  /** Draws the screen around the notice that stands in place of the form. */
  renderFailure?: (notice: ReactNode) => ReactNode
  /** Draws the form; `reload` reads the record again. */
  children: (record: Rec, reload: () => void) => ReactNode
}

/**
 * Reads the record of a form of the resource around it. Its cache key is a separate one (`AS_FORM`), because react-admin
 * puts the rows of lists and pickers under the key of a plain getOne.
 */
export function FormRecord<Rec extends RaRecord>({
  id,
  backTo,
  loading = <LoadingCards heights={[120]} />,
  renderFailure = (notice) => notice,
  children,
}: FormRecordProps<Rec>) {
  const params = { id, meta: AS_FORM }
  const { data, error, isPending, isPaused, refetch } = useGetOne<Rec>(useResource(), params, READ_ONCE)
  if (data) return <RecordContextProvider value={data}>{children(data, () => void refetch())}</RecordContextProvider>
  if (isPending && !isPaused) return loading
  const words = isNotFound(error)
    ? { title: t('detail.missing') }
    : { title: t('error.title'), ...loadFailure(error, refetch) }
  return renderFailure(
    <Notice
      alert
      {...words}
      action={
        <ButtonLink to={backTo} variant="outlined">
          {t('detail.backToList')}
        </ButtonLink>
      }
    />,
  )
}
