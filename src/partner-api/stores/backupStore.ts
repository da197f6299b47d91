import type { BackupHeader } from '../backup/format'
import type { Watch, WriteText } from '../backup/writeBackup'

/** What a host asks a store for a backup. */
export interface BackupStore {
  /** Writes a backup of one moment; absent where there is no database. */
  writeBackup?: (write: WriteText, watch?: Watch) => Promise<BackupHeader>
}
