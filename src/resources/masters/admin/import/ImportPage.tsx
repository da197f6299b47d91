import styled from '@emotion/styled'
import Dialog from '@mui/material/Dialog'
import { useId, useState, type DragEvent } from 'react'
import { colour, radius } from '../../../../../theme/tokens'
import { importText } from '../../../../i18n/admin/importTexts'
import { IconButton } from '../../../../ui/elements/IconButton'
import CloseIcon from '@mui/icons-material/CloseRounded'
import { ImportEnd } from './ImportEnd'
import { ImportPreview } from './preview/ImportPreview'
import { useImport, type ImportState } from './useImport'
import { useResource } from '../../../../ui/hooks/useResource'
import { RunningTask } from '../../../../ui/feedback/RunningTask'
import { MAX_IMPORT_ROWS } from '../../../../domain/masters/masters'
import { masterTitle } from '../../defineMaster'
import { fileKindOf } from './rows/columns'
import { FilePicker } from './FilePicker'
import { MAX_FILE_MB } from './file/limits'
import { ID_HEADING } from './rows/headings'
import { ExportMaster } from './ExportMaster'

/** The template of an import is the master's own export. */
const TemplateButton = () => <ExportMaster label={importText('template')} />

const Place = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  padding: '0 24px 24px',
  overflowY: 'auto',
  '& .drop': {
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    padding: '40px 24px',
    border: `2px dashed ${colour.lineStrong}`,
    borderRadius: radius.large,
    backgroundColor: colour.page,
    textAlign: 'center',
  },
  '& .drop[data-over]': { borderColor: colour.accent, backgroundColor: colour.accentSoft },
  '& .quiet': { color: colour.quiet },
  '& .problem': {
    padding: '12px 16px',
    borderRadius: radius.medium,
    backgroundColor: colour.errorSoft,
    color: colour.error,
  },
  '& .problem strong': { display: 'block' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none', padding: 0, margin: '8px 0 12px' },
  '& li': { padding: '4px 12px', borderRadius: radius.pill, backgroundColor: colour.sunken, fontSize: '0.875rem' },
})

type Props = { problem?: string | undefined; onChoose: (file: File) => void }

/** The choice of a file, what it must look like, and why the last one could not be used. */
function ImportStart({ problem, onChoose }: Props) {
  const resource = useResource()
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  const columns = fileKindOf(resource).columns.map(({ heading, isOptional }) =>
    isOptional ? importText('optional', { column: heading }) : heading,
  )
  return (
    <Place>
      {problem && (
        <p className="problem" role="alert">
          <strong>{importText('notReadTitle')}</strong>
          {problem}
        </p>
      )}
      <div
        className="drop"
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p>{importText('drop')}</p>
        <FilePicker variant="contained" label={importText('choose')} onChoose={onChoose} />
        <p className="quiet">
          {importText('formats', { rows: MAX_IMPORT_ROWS.toLocaleString('id'), size: MAX_FILE_MB })}
        </p>
      </div>
      <div>
        <p>{importText('columns')}</p>
        <ul>
          {[importText('optional', { column: ID_HEADING }), ...columns].map((column) => (
            <li key={column}>{column}</li>
          ))}
        </ul>
        <p className="quiet">{importText('byName')}</p>
      </div>
      <div>
        <TemplateButton />
      </div>
    </Place>
  )
}

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

export type ImportPageProps = { onClose: () => void }

/** The dialog of an import. Default export: it loads when an admin opens it. */
export default function ImportPage({ onClose }: ImportPageProps) {
  const resource = useResource()
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
        {state.at === 'start' && <ImportStart problem={state.problem} onChoose={(file) => void steps.choose(file)} />}
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
