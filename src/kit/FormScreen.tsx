import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Spinner } from '@/ui/feedback/Spinner'
import { AdminPlace } from '@/ui/layout/AdminPlace'
import { BarTitle } from '@/ui/table/BarTitle'
import { FormRecord } from './FormRecord'
import { useListPath } from './useListPath'

type FormScreenProps<Rec extends RaRecord> = {
  /** The title while there is no record to edit. */
  failedTitle?: string
  titleOf: (record: Rec | undefined) => string
  /** Resources whose records depend on this one. */
  dependents?: readonly string[]
  children: (record: Rec | undefined) => ReactNode
}

/** An admin's screen of a new record, or of the saved one that the address names: a title in the bar above a form. */
export function FormScreen<Rec extends RaRecord>({
  failedTitle = '',
  titleOf,
  children,
  ...rest
}: FormScreenProps<Rec>) {
  const { id } = useParams()
  const backTo = useListPath()
  return (
    <AdminPlace>
      <FormRecord<Rec>
        {...{ id, backTo, ...rest }}
        loading={<Spinner />}
        renderFailure={(notice) => (
          <>
            <BarTitle title={failedTitle} />
            {notice}
          </>
        )}
      >
        {(record) => (
          <>
            <BarTitle title={titleOf(record)} />
            {children(record)}
          </>
        )}
      </FormRecord>
    </AdminPlace>
  )
}
