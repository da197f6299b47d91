import styled from '@emotion/styled'
import { t } from '../../../i18n/admin/audit'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { Spinner } from '../../../ui/feedback/Spinner'
import { Button } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'
import { AlertIcon, SearchIcon } from '../../../ui/elements/icons'
import type { AuditFilter } from '../types'
import { AuditTable } from './AuditTable'
import { useAuditPages } from './useAuditPages'

const Older = styled('div')({ display: 'flex', justifyContent: 'center', padding: 16 })

/** The rows of the audit that a filter finds, with a button for older ones, or why there are none. */
export function AuditRows({ filter, ofRecord = false }: { filter: AuditFilter; ofRecord?: boolean }) {
  const { rows, error, isPending, isPaused, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useAuditPages(filter)
  if (rows.length === 0) {
    if (error || (isPending && isPaused))
      return <Notice alert icon={<AlertIcon />} title={t('audit.failed')} {...loadFailure(error, refetch)} />
    if (isPending) return <Spinner />
    return ofRecord ? (
      <Card component="div">
        <p className="quiet">{t('audit.nothing')}</p>
      </Card>
    ) : (
      <Card component="div">
        <Notice icon={<SearchIcon />} title={t('audit.nothingFound')} text={t('audit.nothingFoundText')} />
      </Card>
    )
  }
  return (
    <>
      <AuditTable rows={rows} ofRecord={ofRecord} />
      {hasNextPage && (
        <Older>
          <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('audit.older')}
          </Button>
        </Older>
      )}
      {error && <Notice compact alert title={t('audit.failed')} {...loadFailure(error, () => fetchNextPage())} />}
    </>
  )
}
