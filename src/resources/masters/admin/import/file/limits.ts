/** The most rows of one import; the server has the same limit. */
export { MAX_IMPORT_ROWS } from '../../../../../domain/masters/importRules'

export const MAX_FILE_MB = 10
/** The most bytes of a file's parts when they are unpacked: 5.000 hotels need a tenth of it. */
export const MAX_UNPACKED_BYTES = 60_000_000
/** Reading takes longer than this in ms only for a file that was made to take long. */
export const READ_TIMEOUT_MS = 30_000
