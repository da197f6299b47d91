import { ShowBase, useCanAccess, useShowContext, type RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { AS_DETAIL, recordKey } from '@/data-provider/types'
import { isNotFound } from '@/domain/requestPolicy'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/kit'
import { ButtonLink } from '@/ui/elements/Button'
import { LoadingCards } from '@/ui/feedback/LoadingCards'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { QueryAge } from '@/ui/feedback/QueryAge'
import { Repeating } from '@/ui/feedback/Repeating'
import { ScreenBody, ScreenHeader } from '@/ui/layout/Screen'
import { useResource } from '@/ui/hooks/useResource'

type RecordHeadProps = {
  title: string
  /** The list. */
  backTo: string
  backLabel?: string
}

type RecordFrameProps = RecordHeadProps & {
  /** Stands there while the record loads. By default the outline of a card. */
  loading?: ReactNode
  /** Stands after the record, and before there is one. Its parts read react-admin's show context. */
  footer?: ReactNode
}

export type RecordPageProps<Rec extends RaRecord> = RecordFrameProps & {
  /** The form of a record: users who may edit it see 'Ubah'. */
  editTo?: (id: Id) => string
  /** Stands in the header. */
  renderAction?: (record: Rec) => ReactNode
  /** The titles of the notices that stand in place of a record. */
  missing?: string
  failed?: string
  children: (record: Rec) => ReactNode
}

// `AS_DETAIL` gives the detail a separate cache key, because react-admin's lists write their rows under the plain key.
const queryOptions = { meta: AS_DETAIL, onError: () => undefined }

const OUTLINE = <LoadingCards heights={[120]} />

/**
 * A record of the resource around it, on a screen of its own. A persisted copy is shown with its age while nothing newer
 * can be read.
 */
export const RecordPage = <Rec extends RaRecord>({ footer, ...page }: RecordPageProps<Rec>) => (
  <ShowBase<Rec> disableAuthentication queryOptions={queryOptions}>
    <Page<Rec> {...page} />
    {footer}
  </ShowBase>
)

/** The record that is shown. The persisted copy of a deleted record is not. */
export function useShownRecord<Rec extends RaRecord>(): Rec | undefined {
  const { record, error } = useShowContext<Rec>()
  return record && !isNotFound(error) ? record : undefined
}

function Page<Rec extends RaRecord>({
  title,
  backTo,
  backLabel = t('detail.backToList'),
  loading = OUTLINE,
  editTo,
  renderAction,
  missing = t('detail.missing'),
  failed = t('kit.record.failed'),
  children,
}: Omit<RecordPageProps<Rec>, 'footer'>) {
  const record = useShownRecord<Rec>()
  return (
    <>
      <ScreenHeader
        title={title}
        backTo={backTo}
        backLabel={backLabel}
        action={
          record && (
            <>
              {editTo && <EditLink record={record} to={editTo(record.id)} />}
              {renderAction?.(record)}
            </>
          )
        }
      />
      <Content<Rec> {...{ loading, missing, failed, children }} />
    </>
  )
}

type ContentProps<Rec extends RaRecord> = Pick<RecordPageProps<Rec>, 'children' | 'loading'> & {
  missing: string
  failed: string
}

function Content<Rec extends RaRecord>({ loading, missing, failed, children }: ContentProps<Rec>) {
  const { isPending, isPaused, error, refetch } = useShowContext<Rec>()
  const queryKey = recordKey(useResource())
  const record = useShownRecord<Rec>()
  if (record || (isPending && !isPaused))
    return (
      <ScreenBody as="main" data-columns>
        {record ? children(record) : loading}
        {record ? <QueryAge queryKey={queryKey} /> : <Repeating queryKey={queryKey} />}
      </ScreenBody>
    )
  const isMissing = !isPaused && (!error || isNotFound(error))
  return (
    <main>
      <Notice alert {...(isMissing ? { title: missing } : { title: failed, ...loadFailure(error, refetch) })} />
    </main>
  )
}

function EditLink({ record, to }: { record: RaRecord; to: string }) {
  const { canAccess } = useCanAccess({ action: 'edit', record })
  return canAccess ? <ButtonLink to={to}>{t('kit.record.edit')}</ButtonLink> : null
}

/** What a {@link RecordPage} draws before its record is there: the frame that index.html shows before React starts. */
export const RecordFrame = ({
  loading = OUTLINE,
  footer,
  backLabel = t('detail.backToList'),
  ...head
}: RecordFrameProps) => (
  <>
    <ScreenHeader {...head} backLabel={backLabel} />
    <ScreenBody as="main" data-columns>
      {loading}
    </ScreenBody>
    {footer}
  </>
)
