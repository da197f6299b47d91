import styled from '@emotion/styled'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { importText } from '../../../../i18n/admin/importTexts'
import { IconButton } from '../../../../ui/elements/IconButton'
import { CloseIcon } from '../../../../ui/elements/icons'
import { masterTitle } from '../../masterTitle'
import { ImportEnd } from './ImportEnd'
import { ImportPreview } from './preview/ImportPreview'
import { ImportStart } from './ImportStart'
import { useImport, type ImportState } from './useImport'
import { RunningTask } from '../../../../ui/feedback/RunningTask'

type Running = Extract<ImportState, { at: 'reading' | 'checking' | 'saving' | 'settling' }>

const inIndonesian = (n: number) => n.toLocaleString('id')

function textOf(state: Running): string {
  if (state.at === 'checking')
    return importText('checking', { done: inIndonesian(state.done), total: inIndonesian(state.total) })
  if (state.at === 'saving') return importText('saving', { n: inIndonesian(state.n) })
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

export type ImportPageProps = { resource: string; onClose: () => void }

/** The dialog of an import. Default export: it loads when an admin opens it. */
export default function ImportPage({ resource, onClose }: ImportPageProps) {
  const titleId = useId()
  const master = masterTitle(resource)
  const { state, ...steps } = useImport(resource, master)
  const isSending = state.at === 'saving' || state.at === 'settling'
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
          <h2 id={titleId}>{importText('title', { master })}</h2>
          {!isSending && (
            <IconButton label={importText('close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          )}
        </header>
        {state.at === 'start' && (
          <ImportStart resource={resource} problem={state.problem} onChoose={(file) => void steps.choose(file)} />
        )}
        {(state.at === 'reading' || state.at === 'checking' || isSending) && (
          <ImportProgress state={state} onStop={steps.stop} />
        )}
        {state.at === 'preview' && (
          <ImportPreview
            {...state}
            onSubmit={() => void steps.submit(state.preview)}
            onChoose={(file) => void steps.choose(file)}
            onChooseSheet={(sheet) => void steps.chooseSheet(sheet)}
          />
        )}
        {state.at === 'end' && (
          <ImportEnd
            {...state}
            onClose={onClose}
            onCheckAgain={() => void steps.checkAgain()}
            onSettle={() => void steps.settle()}
          />
        )}
      </Frame>
    </Dialog>
  )
}
