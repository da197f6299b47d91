import { MAX_IMPORT_ROWS } from '@/domain/masters/masters'
import type { ImportText } from '@/i18n/admin/importTexts'
import type { Values } from '@/i18n/translate'

export const MAX_FILE_MB = 10
/** The most bytes of a file's parts when they are unpacked: 5.000 hotels need a tenth of it. */
export const MAX_UNPACKED_BYTES = 60_000_000
/** Reading takes longer than this in ms only for a file that was made to take long. */
export const READ_TIMEOUT_MS = 30_000

/** A filled cell beyond this column refuses the file. Masters have at most 14 columns. */
export const MAX_COLUMNS = 256
/** Rows that are kept of a sheet: those of an import, its headings, and the lines above them. Further rows are counted. */
export const MAX_KEPT_ROWS = MAX_IMPORT_ROWS + 50
/** A spreadsheet's own limit of a cell. One shared text in many cells becomes as many texts when the worker answers. */
export const MAX_CELL_TEXT = 32_767
/** The most letters of all cells of a file. A CSV file cannot have more, because of its size. */
export const MAX_TEXT = MAX_FILE_MB * 1_000_000
/** The most shared texts, merged ranges, styles and sheets that a file may declare. */
export const MAX_SHARED_TEXTS = 1_000_000
export const MAX_MERGES = 2000
export const MAX_SHEETS = 50
/** The most cells that merged ranges may cover in the rows that are kept. */
export const MAX_COVERED = 500_000

/** Why a file cannot be used, as the name of a text in the catalogue, because a worker does not have the texts. */
export class FileError extends Error {
  constructor(
    readonly key: ImportText,
    readonly values: Values = {},
  ) {
    super(key)
    this.name = 'FileError'
  }
}
