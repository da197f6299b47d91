import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { importText } from '@/i18n/admin/importTexts'
import { FileError } from './file/limits'
import { readFile } from './file/readFile'
import { checkRows } from './preview/checkRows'
import { headingProblem } from './preview/headingProblem'
import type { Preview } from './preview/preview'
import { fileKindOf } from './rows/columns'
import { readSaved } from './rows/readSaved'
import type { Table } from './rows/table'
import { useImport } from './useImport'

export type FilePreview = Preview & { file: File }

/** An import whose rows come from a file. The file is read once, and its rows are checked again whenever that is asked. */
export function useFileImport(resource: string, master: string) {
  const provider = useDataProvider<PartnerDataProvider>()
  const steps = useImport<FilePreview>(resource)
  const kind = fileKindOf(resource)

  function choose(file: File, sheet?: string) {
    let table: Table | null = null
    return steps.check(async (signal, onProgress) => {
      try {
        table ??= await readFile(file, { columns: kind.columns, resource, file: file.name, sheet }, signal)
      } catch (error) {
        if (error instanceof FileError) return { problem: importText(error.key, error.values) }
        throw error
      }
      const saved = await readSaved(provider, resource, signal)
      const preview = await checkRows(table, { saved, kind, master, signal, onProgress })
      const problem = headingProblem(preview)
      return problem ? { problem } : { ...preview, file }
    })
  }

  return { ...steps, choose }
}
