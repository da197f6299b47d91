import styled from '@emotion/styled'
import { useId, useMemo, useState } from 'react'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/admin/audit'
import { AuditRows } from './AuditRows'
import { useResource } from '@/ui/hooks/useResource'

const Place = styled('section')({
  padding: '8px 24px 32px',
  maxWidth: 1080,
  'main > &, [role=tabpanel] &': { padding: '8px 0 0' },
  '& h2': { fontSize: '1.0625rem', fontWeight: 700, marginBottom: 12 },
})

/** Everything that was done to one record of the resource around it. */
export function RecordHistoryCard({ id }: { id: Id }) {
  const resource = useResource()
  const heading = useId()
  const [opened, setOpened] = useState<string | null>(null)
  const filter = useMemo(() => ({ resource, record: String(id) }), [resource, id])
  return (
    <Place aria-labelledby={heading}>
      <h2 id={heading}>{t('resource.audit')}</h2>
      <AuditRows filter={filter} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} ofRecord />
    </Place>
  )
}
