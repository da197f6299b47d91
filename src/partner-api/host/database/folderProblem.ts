import { accessSync, constants, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../errors/startProblem'

/** Bytes below which a disk counts as full: PGlite ends when it cannot write a file of its log, which has 16 MB. */
export const FULL_BELOW = 64 * 1024 * 1024

const uid = () => process.getuid?.() ?? 1000

const ofFull = (folder: string) =>
  `Disk untuk DATA_DIR "${folder}" penuh. Kosongkan ruang, lalu jalankan lagi.\nThe disk of DATA_DIR is full.`
const ofForeign = (folder: string) =>
  `DATA_DIR "${folder}" tidak dapat ditulisi oleh pengguna program ini. Jalankan: sudo chown -R ${uid()} "${folder}"\nDATA_DIR is not writable by user ${uid()}.`

const TEXTS: ReadonlyMap<unknown, (folder: string) => string> = new Map([
  ['ENOSPC', ofFull],
  ['EDQUOT', ofFull],
  ['EACCES', ofForeign],
  ['EPERM', ofForeign],
  ['EROFS', (folder) => `DATA_DIR "${folder}" ada di disk yang hanya dapat dibaca.\nDATA_DIR is read-only.`],
  ...['ENOTDIR', 'EEXIST'].map(
    (code) =>
      [
        code,
        (folder: string) => `DATA_DIR "${folder}" adalah file, bukan folder. Pakai folder lain.\nDATA_DIR is a file.`,
      ] as const,
  ),
])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The reason in words why a folder cannot be made or written to; any other error as it is. */
export function folderProblem(folder: string, error: unknown): unknown {
  const text = TEXTS.get(codeOf(error))
  return text ? new StartError(text(folder)) : error
}

/** Bytes that this process may still write to the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Throws the error of the first file below a folder that this process may not write to. */
function checkFiles(folder: string): void {
  accessSync(folder, constants.W_OK)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) checkFiles(join(folder, entry.name))
    else if (entry.isFile()) accessSync(join(folder, entry.name), constants.R_OK | constants.W_OK)
}

/** PGlite says no more than that it ended. */
const ended = (error: unknown) =>
  error instanceof Error && (error.name === 'RuntimeError' || error.message.startsWith('PGlite failed'))

/** The reason in words why the embedded database of a data folder cannot be opened; any other error as it is. */
export function databaseProblem(folder: string, error: unknown): unknown {
  if (error instanceof StartError) return error
  try {
    if (freeBytes(folder) < FULL_BELOW) return new StartError(ofFull(folder))
    checkFiles(folder)
  } catch (found) {
    return folderProblem(folder, found)
  }
  return ended(error)
    ? new StartError(
        `Database di DATA_DIR "${folder}" rusak dan tidak dapat dibuka. Simpan folder itu, lalu pulihkan cadangan terakhir ke folder lain: docs/deploying.md.\nThe database is damaged: restore a backup.`,
      )
    : folderProblem(folder, error)
}
