import type { BackupHeader } from '../backup/format'
import type { Watch, WriteText } from '../backup/writeBackup'

/** The functions of a store that a host needs for backups. */
export interface BackupStore {
  /** Writes a backup of one moment; absent where there is no database. */
  writeBackup?: (write: WriteText, watch?: Watch) => Promise<BackupHeader>
}
