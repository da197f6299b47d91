import styled from '@emotion/styled'
import CheckIcon from '@mui/icons-material/CheckRounded'
import type { Batch } from '@/data-provider/types'
import { formatTime } from '@/domain/values/dates'
import { formatAmount } from '@/domain/values/money'
import { batchText } from '@/i18n/admin/batch'
import { Button } from '@/ui/elements/Button'
import { Notice } from '@/ui/feedback/Notice'
import { RunningTask } from '@/ui/feedback/RunningTask'
import { Undo } from '@/ui/feedback/Undo'
import type { UndoState } from './useUndo'

/** The parts of a sum that are not 0, in words. */
const listed = (parts: readonly (readonly [key: Parameters<typeof batchText>[0], n: number])[]): string =>
  parts.flatMap(([key, n]) => (n > 0 ? [batchText(key, { n: formatAmount(n) })] : [])).join(', ')

const Place = styled('div')({ padding: '0 24px 16px' })

/** Says what the last write of many records was, and offers to undo it. */
export function LastBatch({ last, onUndo }: { last: Batch | null; onUndo: (batch: string) => void }) {
  if (!last) return null
  const { batch, at, userName, created, changed, deleted } = last
  const counts = listed([
    ['created', created],
    ['changed', changed],
    ['deleted', deleted],
  ])
  const text = batchText('last', { time: formatTime(at), user: userName, counts })
  return (
    <Place>
      <Undo text={text} label={batchText('undo')} onUndo={() => onUndo(batch)} />
    </Place>
  )
}

type Props = {
  state: UndoState
  onUndo: (batch: string, leavesChanged: boolean) => void
  onClose: () => void
}

/** An undoing while it runs, and how it ended. */
export function UndoPanel({ state, onUndo, onClose }: Props) {
  if (state.at === 'undoing') return <RunningTask text={batchText('undoing')} />
  const close = (
    <Button variant={state.at === 'undone' ? 'contained' : 'outlined'} onClick={onClose}>
      {batchText('close')}
    </Button>
  )
  if (state.at === 'undone') {
    const { removed, restored, changed } = state.count
    const text = listed([
      ['removed', removed],
      ['restored', restored],
      ['changedBack', changed],
    ])
    // Every record was changed since, and stays as it is.
    if (text === '') return <Notice alert title={batchText('noneUndone')} action={close} />
    return <Notice alert icon={<CheckIcon />} title={batchText('undoneTitle')} text={text} action={close} />
  }
  const { at, batch, leavesChanged, text } = state
  return (
    <Notice
      alert
      title={batchText(at === 'refused' ? 'refusedTitle' : 'failedTitle')}
      text={text}
      action={
        <>
          {close}{' '}
          <Button variant="contained" onClick={() => onUndo(batch, leavesChanged)}>
            {batchText(at === 'refused' ? 'undoOthers' : 'retry')}
          </Button>
        </>
      }
    />
  )
}
