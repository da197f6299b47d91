import { useCanAccess } from 'ra-core'
import { Suspense } from 'react'
import type { Id } from '../../domain/types'
import { t } from '../../i18n/translate'
import { ButtonLink } from '../../ui/elements/Button'
import { useLayoutKind } from '../../ui/layout/layoutKind'
import { lazyScreen } from '../../ui/layout/lazyScreen'
import { audit, links } from './resource'

type RecordProps = { resource: string; id: Id }

const History = lazyScreen<RecordProps>(async () => ({
  default: (await import('./admin/RecordHistoryCard')).RecordHistoryCard,
}))

/** Whether the user reads the audit: on the desktop, with the permission, where the partner API has it. */
function useReadsAudit(): boolean {
  const isDesktop = useLayoutKind() === 'desktop'
  const { canAccess } = useCanAccess({ resource: audit.name, action: 'list' })
  return isDesktop && canAccess === true
}

/** The section 'Riwayat' of a record's screen; nothing for users who do not read the audit. */
export function RecordHistory(record: RecordProps) {
  return useReadsAudit() ? (
    <Suspense>
      <History {...record} />
    </Suspense>
  ) : null
}

/** A link from a resource's list to everything that was done to its records. */
export function HistoryLink({ resource }: { resource: string }) {
  return useReadsAudit() ? (
    <ButtonLink to={`${links.list}?resource=${encodeURIComponent(resource)}`}>{t('resource.audit')}</ButtonLink>
  ) : null
}
