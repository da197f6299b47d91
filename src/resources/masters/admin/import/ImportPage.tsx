import styled from '@emotion/styled'
import { useState, type DragEvent } from 'react'
import { colour, radius } from '@theme/tokens'
import { importText } from '@/i18n/admin/importTexts'
import { FileNotes, type Choice } from './preview/FileNotes'
import { toConfirm } from './preview/confirmations'
import { ImportPreview } from './preview/ImportPreview'
import { ImportDialog } from './ImportDialog'
import { FileButton } from '@/ui/elements/FileButton'
import { useResource } from '@/ui/hooks/useResource'
import { MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import { masterTitle } from '../../defineMaster'
import { fileKindOf, writtenColumns, searchedColumns } from './rows/columns'
import { MAX_FILE_MB, FileError } from './file/limits'
import { ID_HEADING } from './rows/headings'
import { ExportMaster } from './ExportMaster'
import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { readFile } from './file/readFile'
import { checkRows } from './preview/checkRows'
import { headingProblem } from './preview/headingProblem'
import type { Preview } from './preview/preview'
import { readSaved } from './rows/readSaved'
import type { Table } from './rows/table'
import { useImport } from './useImport'

type FilePreview = Preview & { file: File; choice: Choice }

/** An import whose rows come from a file. The file is read once, and its rows are checked again whenever that is asked. */
function useFileImport(resource: string, master: string) {
  const provider = useDataProvider<PartnerDataProvider>()
  const steps = useImport<FilePreview>(resource)
  const kind = fileKindOf(resource)

  function choose(file: File, choice: Choice = {}) {
    let table: Table | null = null
    return steps.check(async (signal, onProgress) => {
      try {
        const wanted = { columns: searchedColumns(kind), resource, file: file.name, sheets: choice.sheets }
        table ??= await readFile(file, wanted, signal)
      } catch (error) {
        if (error instanceof FileError) return { problem: importText(error.key, error.values) }
        throw error
      }
      const saved = await readSaved(provider, resource, signal)
      const preview = await checkRows(table, { saved, kind, master, ends: choice.ends ?? null, signal, onProgress })
      const problem = headingProblem(preview)
      return problem ? { problem } : { ...preview, file, choice }
    })
  }

  return { ...steps, choose }
}

const TABLE_FILES = [
  '.csv,.tsv,.txt,.xlsx,.xlsm,.xltx,.xltm,.ods,.ots,text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel.sheet.macroEnabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
].join(',')

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
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    const [file] = event.type === 'drop' ? event.dataTransfer.files : []
    if (file) onChoose(file)
  }
  const kind = fileKindOf(resource)
  const columns = [...kind.columns, ...writtenColumns(kind)].map(({ heading, isOptional }) =>
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
        onDragOver={drag}
        onDragLeave={() => setIsOver(false)}
        onDrop={drag}
      >
        <p>{importText('drop')}</p>
        <FileButton accept={TABLE_FILES} variant="contained" label={importText('choose')} onChoose={onChoose} />
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
      {/* The template of an import is the master's own export. */}
      <div>
        <ExportMaster label={importText('template')} />
      </div>
    </Place>
  )
}

function confirmOf(preview: FilePreview, master: string) {
  const reasons = toConfirm(preview, master)
  return reasons.length > 0 ? { reasons, label: importText('confirm', { master }) } : undefined
}

/** What an admin has to choose before the rows can be saved. */
const waitsFor = ({ dated }: FilePreview) =>
  dated && dated.ends.open > 0 && dated.ends.meaning === null ? importText('chooseEnds') : undefined

export type ImportPageProps = { onClose: () => void }

/** The dialog of an import from a file. Default export: it loads when an admin opens it. */
export default function ImportPage({ onClose }: ImportPageProps) {
  const resource = useResource()
  const master = masterTitle(resource)
  const { choose, ...steps } = useFileImport(resource, master)
  const onChoose = (file: File) => void choose(file)
  return (
    <ImportDialog
      title={importText('title', { master })}
      steps={steps}
      onClose={onClose}
      renderStart={(problem) => <ImportStart problem={problem} onChoose={onChoose} />}
      renderPreview={(preview) => (
        <ImportPreview
          preview={preview}
          source={preview.file.name}
          key={preview.table.read.join()}
          confirm={confirmOf(preview, master)}
          notes={
            <FileNotes
              preview={preview}
              onChoose={(more) => void choose(preview.file, { ...preview.choice, ...more })}
            />
          }
          waitsFor={waitsFor(preview)}
          tooLarge={(rows) => importText('tooLarge', rows)}
          fixFirst={importText('fixFirst', { n: preview.wrong.length })}
          submit={(n) => importText('submit', { n })}
          other={
            <FileButton accept={TABLE_FILES} variant="outlined" label={importText('otherFile')} onChoose={onChoose} />
          }
          onSubmit={() => void steps.submit(preview)}
        />
      )}
    />
  )
}
