import styled from '@emotion/styled'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { heldAgreement, LOST_REASONS, type Agreement, type LostReason } from '@/domain/status/packageStatus'
import type { PackageRow } from '@/domain/types'
import { t } from '@/i18n/admin/packageTable'
import { t as statusText } from '@/i18n/offer/status'
import { Button } from '@/ui/elements/Button'
import { keepFromBrowser, useCloseRequest } from '@/ui/a11y/useCloseRequest'
import { oneLine } from '@/ui/table/tablePlace'
import { colour } from '@theme/tokens'
import { knownIds } from '../list/knownIds'
import { agreedWords } from '../status/agreement'
import { StatusChip } from '../status/StatusChip'
import { useBulk, type BulkChange, type Outcome } from './useBulk'

const Rows = styled('ul')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '6px 0', borderTop: `1px solid ${colour.line}`, fontSize: '0.875rem' },
  '& > li > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .name': { ...oneLine, minWidth: 0 },
  '& .result': { flex: 'none', color: colour.quiet },
  '& .result[data-result=done]': { color: colour.accentDark, fontWeight: 600 },
  '& .result[data-result=failed], & p': { color: colour.error },
  '& p': { margin: 0 },
})

const Reasons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  marginTop: 12,
})

type ResultProps = {
  row: PackageRow
  outcome: Outcome
  hasBegun: boolean
  /** The agreement that a customer loses by the change. */
  agreed: Agreement | null
}

function Result({ row, outcome, hasBegun, agreed }: ResultProps) {
  const failed = typeof outcome === 'object' ? outcome.failed : null
  const result = typeof outcome === 'object' ? 'failed' : outcome
  return (
    <li>
      <div>
        <span className="name" title={row.name ?? undefined}>
          {row.name ?? t('app.empty')}
        </span>
        {hasBegun ? (
          <span className="result" data-result={result}>
            {t(`packageTable.${result}`)}
          </span>
        ) : (
          row.progress && <StatusChip {...row.progress} />
        )}
      </div>
      {agreed && !hasBegun && <p>{agreedWords(agreed)}</p>}
      {failed !== null && <p>{failed}</p>}
    </li>
  )
}

export type Bulk = {
  kind: 'copy' | 'lose'
  /** The packages to change. */
  rows: readonly PackageRow[]
  /** How many selected packages the user may not change. */
  others: number
}

export type BulkDialogProps = Bulk & { onClose: () => void }

const copyName = ({ name }: PackageRow) => t('duplicate.name', { name: name ?? t('duplicate.fallbackName') })

/** Changes many packages, and tells the result of each (docs/product.md §15.7.6). */
export function BulkDialog({ kind, rows, others, onClose }: BulkDialogProps) {
  const titleId = useId()
  const client = useQueryClient()
  const [change, setChange] = useState<BulkChange | null>(null)
  const [reason, setReason] = useState<LostReason | null>(null)
  const { outcomeOf, isPending, hasBegun, done, waiting, failed, start, stop } = useBulk(rows)
  const begin = (wanted: BulkChange) => {
    setChange(wanted)
    start(wanted, rows)
  }
  const copy = () =>
    begin({
      contents: (row) => ['copy', copyName(row)],
      send: (provider, row, meta) =>
        provider.duplicate('umroh-regular', row.id, { namaPaket: copyName(row), known: knownIds(client), meta }),
    })
  const lose = (chosen: LostReason) => {
    setReason(chosen)
    begin({
      contents: () => ['lose', chosen],
      send: (provider, { id }) => provider.setLost('umroh-regular', id, chosen),
    })
  }
  useCloseRequest(true, isPending ? stop : onClose)
  const counts = { done: done.length, failed: failed.length, n: rows.length }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={isPending ? undefined : onClose}
      onKeyDown={keepFromBrowser}
    >
      <DialogTitle id={titleId}>{t(`packageTable.${kind}Title`, { n: rows.length })}</DialogTitle>
      <DialogContent>
        {!hasBegun && <DialogContentText>{t(`packageTable.${kind}Text`)}</DialogContentText>}
        {kind === 'lose' && !hasBegun && (
          <Reasons>
            {LOST_REASONS.map((each) => (
              <Button key={each} variant="outlined" onClick={() => lose(each)}>
                {statusText(`progress.reasons.${each}`)}
              </Button>
            ))}
          </Reasons>
        )}
        {reason && (
          <DialogContentText>
            {t('packageTable.reason', { reason: statusText(`progress.reasons.${reason}`) })}{' '}
            {t('packageTable.loseAfter')}
          </DialogContentText>
        )}
        {others > 0 && <DialogContentText>{t('packageTable.mayNot', { n: others })}</DialogContentText>}
        {isPending && (
          <LinearProgress
            variant="determinate"
            aria-labelledby={titleId}
            value={((counts.done + counts.failed) / counts.n) * 100}
            sx={{ mt: 2 }}
          />
        )}
        <p role="status">{hasBegun && !isPending ? t('packageTable.result', counts) : ''}</p>
        <Rows>
          {rows.map((row) => (
            <Result
              key={row.id}
              row={row}
              outcome={outcomeOf(row)}
              hasBegun={hasBegun}
              agreed={kind === 'lose' ? heldAgreement(row.progress) : null}
            />
          ))}
        </Rows>
      </DialogContent>
      <DialogActions sx={{ padding: '12px 24px 20px' }}>
        <Button variant="outlined" onClick={isPending ? stop : onClose}>
          {t(isPending ? 'packageTable.stop' : hasBegun ? 'app.close' : 'app.cancel')}
        </Button>
        {kind === 'copy' && !hasBegun && (
          <Button variant="contained" onClick={copy}>
            {t('list.duplicate')}
          </Button>
        )}
        {change && !isPending && failed.length > 0 && (
          <Button variant={waiting.length > 0 ? 'outlined' : 'contained'} onClick={() => start(change, failed)}>
            {t('packageTable.retry')}
          </Button>
        )}
        {change && !isPending && waiting.length > 0 && (
          <Button variant="contained" onClick={() => start(change, waiting)}>
            {t('packageTable.resume')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
