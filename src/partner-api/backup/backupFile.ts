import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { BackupError, type BackupHeader } from './format'
import type { WriteText } from './writeBackup'
import { zipInto } from './zip'

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`"${file}" sudah ada. Cadangan tidak menimpa berkas: pilih nama lain.`)
}

/**
 * Writes a backup to a new file that only its owner can read. It is called `FILE.part` until it is complete and on the
 * disk, so that a file of the right name is always a whole backup.
 */
export async function writeBackupFile(
  file: string,
  work: (write: WriteText) => Promise<BackupHeader>,
): Promise<{ header: BackupHeader; bytes: number }> {
  refuseExisting(file)
  const part = `${file}.part`
  rmSync(part, { force: true })
  try {
    const header = await zipInto(createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }), work)
    refuseExisting(file)
    renameSync(part, file)
    return { header, bytes: statSync(file).size }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
