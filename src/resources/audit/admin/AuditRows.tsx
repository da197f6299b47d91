import styled from '@emotion/styled'
import { useEffect, useEffectEvent } from 'react'
import SearchIcon from '@mui/icons-material/SearchRounded'
import { t } from '@/i18n/admin/audit'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Spinner } from '@/ui/feedback/Spinner'
import { Button } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { AuditPanel } from './AuditPanel'
import { AuditTable } from './AuditTable'
import { useAuditPages, type AuditFilter } from './useAuditPages'

const Older = styled('div')({ display: 'flex', justifyContent: 'center', padding: 16 })

export type AuditRowsProps = {
  filter: AuditFilter
  /** The id of the row whose panel is open. */
  opened: string | null
  onOpen: (id: string) => void
  onClose: () => void
  ofRecord?: boolean
}

/** The rows of the audit that a filter finds, with a button for older ones, or why there are none. */
export function AuditRows({ filter, opened, onOpen, onClose, ofRecord = false }: AuditRowsProps) {
  const { rows, error, isPending, isPaused, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useAuditPages(filter)
  const openedRow = rows.find(({ id }) => String(id) === opened) ?? null
  // A link may name a row that is not among these.
  const isUnknown = opened !== null && openedRow === null && rows.length > 0
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isUnknown) close()
  }, [isUnknown])
  if (rows.length === 0) {
    if (error || (isPending && isPaused))
      return <Notice alert title={t('audit.failed')} {...loadFailure(error, refetch)} />
    if (isPending) return <Spinner />
    return (
      <Card component="div">
        {ofRecord ? (
          <p className="quiet">{t('audit.nothing')}</p>
        ) : (
          <Notice icon={<SearchIcon />} title={t('audit.nothingFound')} text={t('audit.nothingFoundText')} />
        )}
      </Card>
    )
  }
  return (
    <>
      <AuditTable rows={rows} onOpen={onOpen} ofRecord={ofRecord} />
      <AuditPanel row={openedRow} onClose={onClose} ofRecord={ofRecord} />
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
