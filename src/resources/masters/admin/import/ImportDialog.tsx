import styled from '@emotion/styled'
import CloseIcon from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import { useId, type ReactNode } from 'react'
import { formatAmount } from '@/domain/values/money'
import { importText } from '@/i18n/admin/importTexts'
import { IconButton } from '@/ui/elements/IconButton'
import { RunningTask } from '@/ui/feedback/RunningTask'
import { useFeature } from '@/ui/layout/features'
import { useResource } from '@/ui/hooks/useResource'
import { LastBatch, UndoPanel } from '../batch/UndoPanel'
import { useLastBatch, useUndo } from '../batch/useUndo'
import { ImportEnd, type ImportEndProps } from './ImportEnd'
import type { ComparedRows } from './preview/preview'
import type { ImportState, ImportSteps } from './useImport'

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: 'min(820px, calc(100vh - 64px))',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 68,
    padding: '12px 12px 12px 24px',
  },
  '& h2': { fontSize: '1.25rem', fontWeight: 700 },
})

type Running = Extract<ImportState<ComparedRows>, { at: 'reading' | 'checking' | 'saving' | 'settling' }>

function textOf(state: Running): string {
  if (state.at === 'checking')
    return importText('checking', { done: formatAmount(state.done), total: formatAmount(state.total) })
  if (state.at === 'saving') return importText('saving', { n: formatAmount(state.n) })
  return importText(state.at)
}

/** A step of an import that takes time. */
const ImportProgress = ({ state, onStop }: { state: Running; onStop: () => void }) => (
  <RunningTask
    text={textOf(state)}
    part={state.at === 'checking' && state.total > 0 ? state.done / state.total : undefined}
    onStop={state.at === 'settling' ? undefined : onStop}
  />
)

export type ImportDialogProps<Preview extends ComparedRows> = Pick<ImportEndProps, 'titleOf'> & {
  title: string
  steps: ImportSteps<Preview>
  onClose: () => void
  /** The choice of the rows, with the problem of the last one. */
  renderStart: (problem: string | undefined) => ReactNode
  renderPreview: (preview: Preview) => ReactNode
}

/** The dialog of an import: the choice of the rows, their preview, the save, and how it ended. */
export function ImportDialog<Preview extends ComparedRows>(props: ImportDialogProps<Preview>) {
  const { title, steps, onClose, renderStart, renderPreview, ...end } = props
  const { state } = steps
  const titleId = useId()
  const resource = useResource()
  const last = useLastBatch(resource)
  const { state: undoing, undo } = useUndo(resource)
  const isSending = state.at === 'saving' || state.at === 'settling' || undoing?.at === 'undoing'
  // An answer that was lost names no batch; the newest one is this import then.
  const hasBatches = useFeature('batches')
  const written = hasBatches && state.at === 'end' ? (state.count.batch ?? last?.batch) : undefined
  // While rows are being sent, only 'Hentikan' ends the import: closing would hide whether it was written.
  const close = () => {
    if (isSending) return
    steps.stop()
    onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={close} aria-labelledby={titleId}>
      <Frame>
        <header>
          <h2 id={titleId}>{title}</h2>
          {!isSending && (
            <IconButton label={importText('close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          )}
        </header>
        {undoing ? (
          <UndoPanel state={undoing} onUndo={undo} onClose={onClose} />
        ) : (
          <>
            {state.at === 'start' && (
              <>
                <LastBatch last={last} onUndo={undo} />
                {renderStart(state.problem)}
              </>
            )}
            {state.at !== 'start' && state.at !== 'preview' && state.at !== 'end' && (
              <ImportProgress state={state} onStop={steps.stop} />
            )}
            {state.at === 'preview' && renderPreview(state.preview)}
            {state.at === 'end' && (
              <ImportEnd
                {...state}
                {...end}
                onUndo={written ? () => undo(written) : undefined}
                onClose={onClose}
                onCheckAgain={() => void steps.checkAgain()}
                onSettle={() => void steps.settle()}
              />
            )}
          </>
        )}
      </Frame>
    </Dialog>
  )
}
