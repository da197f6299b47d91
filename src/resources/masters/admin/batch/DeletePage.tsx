import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import CheckIcon from '@mui/icons-material/CheckRounded'
import { useDataProvider, useUnselectAll } from 'ra-core'
import { useId, useState } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import { masterOfResource } from '@/domain/masters/masters'
import type { Id, MasterRecord } from '@/domain/types'
import { formatAmount } from '@/domain/values/money'
import { batchText } from '@/i18n/admin/batch'
import { Button } from '@/ui/elements/Button'
import { Notice } from '@/ui/feedback/Notice'
import { RunningTask } from '@/ui/feedback/RunningTask'
import { useResource } from '@/ui/hooks/useResource'
import { useWrite } from '@/ui/hooks/useWrite'
import { masterName } from '@/resources/custom-data/pickers'
import { masterTitle } from '../../defineMaster'
import { UndoPanel } from './UndoPanel'
import { useUndo } from './useUndo'

type Row = MasterRecord & { version?: string }
type Deleted = { deleted: number; batch: string }

const SHOWN = 5

/** The names of the first of some records, and how many more there are. */
function namesOf(resource: string, rows: readonly Row[], n: number): string {
  const field = masterOfResource(resource)
  const shown = rows.slice(0, SHOWN).map((row) => (field ? masterName(field, row) : row.name))
  const more = n - shown.length
  return [...shown, ...(more > 0 ? [batchText('andMore', { n: formatAmount(more) })] : [])].join(', ')
}

export type Selected = {
  ids: readonly Id[]
  /** Those of the selected records that the table shows. */
  rows: readonly Row[]
}

/**
 * The dialog that deletes the selected records of a master with one write, and can undo it (docs/product.md §15.11). Default
 * export: it loads when an admin opens it.
 */
export default function DeletePage({ ids, rows, onClose }: Selected & { onClose: () => void }) {
  const titleId = useId()
  const resource = useResource()
  const provider = useDataProvider<PartnerDataProvider>()
  const unselect = useUnselectAll(resource)
  const undo = useUndo(resource)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const n = formatAmount(ids.length)
  const { run, isPending } = useWrite<readonly Id[], Deleted>({
    resource,
    write: (chosen) => {
      const versions = new Map(rows.map(({ id, version }) => [id, version === undefined ? {} : { version }]))
      return provider.deleteRecords(
        resource,
        chosen.map((id) => ({ id, ...versions.get(id) })),
      )
    },
    onWritten: (answer) => {
      setDeleted(answer)
      unselect()
    },
    onFailed: ({ message }) => setFailed(message),
  })
  const master = masterTitle(resource)
  // What has been done is no question.
  const isDone = deleted !== null
  const isBusy = isPending || undo.state?.at === 'undoing'
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={isBusy ? undefined : onClose}>
      <DialogTitle id={titleId}>{isDone ? master : batchText('deleteTitle', { n, master })}</DialogTitle>
      {undo.state ? (
        <UndoPanel state={undo.state} onUndo={undo.undo} onClose={onClose} />
      ) : deleted ? (
        <Notice
          alert
          icon={<CheckIcon />}
          title={batchText('deletedTitle', { n: formatAmount(deleted.deleted) })}
          action={
            <>
              <Button variant="outlined" onClick={() => undo.undo(deleted.batch)}>
                {batchText('undo')}
              </Button>{' '}
              <Button variant="contained" onClick={onClose}>
                {batchText('close')}
              </Button>
            </>
          }
        />
      ) : isPending ? (
        <RunningTask text={batchText('deleting', { n })} />
      ) : (
        <>
          <DialogContent>
            <DialogContentText>{namesOf(resource, rows, ids.length)}</DialogContentText>
            <DialogContentText>{batchText('deleteText')}</DialogContentText>
            {failed !== null && (
              <DialogContentText role="alert" color="error">
                {failed}
              </DialogContentText>
            )}
          </DialogContent>
          <DialogActions sx={{ padding: '12px 24px 20px' }}>
            <Button variant="outlined" onClick={onClose}>
              {batchText('cancel')}
            </Button>
            <Button variant="contained" color="error" onClick={() => run(ids)}>
              {batchText('delete', { n })}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
