import { useQueryClient } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import { retryMutation } from '../../../domain/requestPolicy'
import { t } from '../../../i18n/admin/audit'
import { Button } from '../../../ui/elements/Button'
import { useWrite } from '../../../ui/hooks/useWrite'
import { audit } from '../resource'
import type { AuditRecord } from '../../../domain/audit/auditRecord'
import type { PartnerDataProvider } from '../../../data-provider/types'
import { nameOf } from './words'

const isRestorable = /^(custom-data|hotel)\//

/** Brings a deleted master or hotel back, for users who may delete it. */
export function RestoreButton({ row }: { row: AuditRecord }) {
  const { resource, recordId } = row
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [keys] = useState(createSaveKeys)
  const { run, isPending } = useWrite<AuditRecord>({
    resource: audit.name,
    write: ({ id }) =>
      provider.restoreRecord(resource, recordId ?? '', { idempotencyKey: keys.keyFor({ restore: id }) }),
    onWritten: () => {
      notify(t('audit.restored'), { type: 'success' })
      for (const name of [audit.name, resource]) void queryClient.invalidateQueries({ queryKey: [name] })
    },
    onFailed: (error) => notify(error.message, { type: 'error' }),
    retry: retryMutation,
  })
  if (!isRestorable.test(resource) || recordId === null || !mayDelete) return null
  return (
    <Button
      variant="outlined"
      disabled={isPending}
      aria-label={t('audit.restoreNamed', { name: nameOf(row) })}
      onClick={() => run(row)}
    >
      {t('audit.restore')}
    </Button>
  )
}
