import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { importText } from '@/i18n/admin/importTexts'
import { FileError } from './file/limits'
import { readFile } from './file/readFile'
import type { Choice } from './preview/FileNotes'
import { checkRows } from './preview/checkRows'
import { headingProblem } from './preview/headingProblem'
import type { Preview } from './preview/preview'
import { fileKindOf, searchedColumns } from './rows/columns'
import { readSaved } from './rows/readSaved'
import type { Table } from './rows/table'
import { useImport } from './useImport'

export type FilePreview = Preview & { file: File; choice: Choice }

/** An import whose rows come from a file. The file is read once, and its rows are checked again whenever that is asked. */
export function useFileImport(resource: string, master: string) {
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
