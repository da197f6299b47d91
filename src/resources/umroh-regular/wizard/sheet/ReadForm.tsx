import { useGetOne } from 'ra-core'
import type { ReactNode } from 'react'
import { AS_FORM, type EditedPackage, type TEMPLATE_FORM } from '@/data-provider/types'
import { READ_ONCE } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/newDates'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { useResource } from '@/ui/hooks/useResource'

export type ReadFormProps = {
  id: Id
  /** By default a package of the user's own. */
  meta?: typeof AS_FORM | typeof TEMPLATE_FORM
  children: (read: EditedPackage) => ReactNode
}

/** Reads a saved package as a form for a sheet, apart from the wizard's own answer. */
export function ReadForm({ id, meta = AS_FORM, children }: ReadFormProps) {
  const { data, error, isPaused, isFetching, refetch } = useGetOne<EditedPackage>(
    useResource(),
    { id, meta: { ...meta, copy: true } },
    READ_ONCE,
  )
  if (!data && (error || isPaused) && !isFetching)
    return <Notice compact alert title={t('newDates.failed')} {...loadFailure(error, refetch)} />
  return data ? children(data) : <Spinner message={t('newDates.reading')} />
}
