import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSettings } from '../host/settings/env'
import type { Program } from '../host/program'
import { writeBackupFile } from './backupFile'
import { BackupError, rowsOf, type BackupHeader } from './format'
import { fillTarget, openSource } from './openSource'
import { restoreBackup } from './restoreBackup'
import { shownProgress } from './shownProgress'
import { writeBackup, type Watch } from './writeBackup'
import { unzippedFile } from './zip'

const number = (value: number, digits = 0) =>
  value.toLocaleString('id-ID', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const CHECKING = 'menyusun indeks dan memeriksa isi'

function fileOf(args: readonly string[], command: string): string {
  const [file, ...more] = args
  if (!file || file.startsWith('-') || more.length > 0)
    throw new BackupError(`Sebut satu berkas: npm run ${command} -- cadangan.jsonl.gz`)
  return resolve(file)
}

/** Runs `work` until it is done. If somebody stops it, it undoes its changes. Returns the seconds that it took. */
async function watched(title: string, work: (watch: Watch) => Promise<BackupHeader>): Promise<string> {
  const stop = new AbortController()
  const onSignal = () => stop.abort(new BackupError('Dihentikan. Tidak ada yang berubah.'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  const progress = shownProgress(title, process.stderr)
  const started = performance.now()
  try {
    const header = await work({ signal: stop.signal, onProgress: progress.show, onRead: () => progress.say(CHECKING) })
    return `${number(rowsOf(header))} baris dari ${header.madeAt}, ${number((performance.now() - started) / 1000, 1)} detik`
  } finally {
    progress.end()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, onSignal)
  }
}

/** `backup FILE`: writes a backup of the database that the environment names. */
export async function backup(_program: Program, args: readonly string[]): Promise<void> {
  const file = fileOf(args, 'backup')
  const { db, close } = await openSource(readSettings(process.env))
  try {
    let bytes = 0
    const done = await watched('Mencadangkan', async (watch) => {
      const written = await writeBackupFile(file, (write) => writeBackup(db, write, watch))
      bytes = written.bytes
      return written.header
    })
    console.log(`Cadangan selesai: ${file} (${number(bytes / 1e6, 1)} MB; ${done}).`)
  } finally {
    await close()
  }
}

/** `restore FILE`: restores a backup into the empty database that the environment names. */
export async function restore(_program: Program, args: readonly string[]): Promise<void> {
  const file = fileOf(args, 'restore')
  if (!existsSync(file)) throw new BackupError(`Berkas "${file}" tidak ada.`)
  const done = await watched('Memulihkan', (watch) =>
    fillTarget(readSettings(process.env), (database) => restoreBackup(database, unzippedFile(file), watch)),
  )
  console.log(`Pemulihan selesai: ${file} (${done}). Semua pengguna masuk lagi dengan kata sandi mereka.`)
}
