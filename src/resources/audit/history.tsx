import { useCanAccess } from 'ra-core'
import { Suspense } from 'react'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/translate'
import { ButtonLink } from '@/ui/elements/Button'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { audit, links } from './resource'
import { useResource } from '@/ui/hooks/useResource'

const History = lazyScreen(async () => (await import('./admin/RecordHistoryCard')).RecordHistoryCard)

/** Whether the user reads the audit: on the desktop, with the permission, where the partner API has it. */
function useReadsAudit(): boolean {
  const isDesktop = useLayoutKind() === 'desktop'
  const { canAccess } = useCanAccess({ resource: audit.name, action: 'list' })
  return isDesktop && canAccess === true
}

/** The section 'Riwayat' on the screen of a record of the resource around it; nothing for users who do not read the audit. */
export function RecordHistory({ id }: { id: Id }) {
  return useReadsAudit() ? (
    <Suspense>
      <History id={id} />
    </Suspense>
  ) : null
}

/** A link from the list of the resource around it to everything that was done to its records. */
export function HistoryLink() {
  const resource = useResource()
  return useReadsAudit() ? (
    <ButtonLink to={`${links.list}?resource=${encodeURIComponent(resource)}`}>{t('resource.audit')}</ButtonLink>
  ) : null
}
