import { existsSync, renameSync, rmSync, mkdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { fileSize } from '@/domain/values/fileSize'
import { readSettings, type ServerSettings } from './settings/env'
import type { Program } from '../errors/startProblem'
import { markReady, placesIn, requireDatabase, WAITING } from './database/dataFolder'
import { FolderInUseError, lockFolder, type FolderLock } from './database/folderLock'
import { openPglite, openPostgres, type OpenDatabase } from '../postgres/database'
import { restoreBackup } from '../postgres/backup/restoreBackup'
import type { BackupHeader, Watch } from '../stores/upkeepStore'
import { writeBackup } from '../postgres/backup/writeBackup'
import { auditQueries } from '../postgres/queries/auditQueries'
import { noteBackup } from './dailyBackup'
import { BackupError, rowsOf } from '../postgres/backup/format'
import { unzippedFile, writeBackupFile } from './zippedBackup'

type Where = Pick<ServerSettings, 'databaseUrl' | 'databaseMigrateUrl' | 'dataDir'>

/** Locks a data folder. A running server has it locked, and the person is told what to do then. */
async function lock(dataDir: string, otherwise: string): Promise<FolderLock> {
  try {
    return await lockFolder(dataDir, { waiting: () => console.warn(WAITING) })
  } catch (error) {
    throw error instanceof FolderInUseError ? new BackupError(`${error.message}\n${otherwise}`) : error
  }
}

/** Opens the database that the settings name, to read a backup from it. It is not migrated. */
export async function openSource({ databaseUrl, databaseMigrateUrl, dataDir }: Where): Promise<OpenDatabase> {
  // A backup is one long transaction, which a pooler should not hold.
  if (databaseUrl) return openPostgres(databaseMigrateUrl ?? databaseUrl)
  requireDatabase(dataDir)
  const { check, release } = await lock(
    dataDir,
    'Selama server memakai database tertanam, hanya server itu yang bisa membuat cadangan: masuk sebagai admin lalu pilih "Unduh cadangan".',
  )
  try {
    const open = await openPglite(placesIn(dataDir).database, { guard: check })
    return { ...open, close: () => open.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Opens the database that the settings name and fills it with `work`. An embedded database that does not exist yet is
 * built in another folder, which is renamed at the end: a restore that is killed leaves no database.
 */
export async function fillTarget<T>(
  { databaseUrl, databaseMigrateUrl, dataDir }: Where,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return using(await openPostgres(databaseMigrateUrl ?? databaseUrl), work)
  const { check, release } = await lock(dataDir, 'Hentikan server itu sebelum memulihkan cadangan.')
  try {
    const { database, unfinished, ready } = placesIn(dataDir)
    if (existsSync(ready)) return await using(await openPglite(database, { guard: check }), work)
    if (existsSync(database))
      throw new BackupError(`"${database}" berisi sisa start yang terputus. Pindahkan folder itu, lalu ulangi.`)
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(dataDir, { recursive: true })
    try {
      const result = await using(await openPglite(unfinished, { guard: check }), work)
      markReady(unfinished)
      renameSync(unfinished, database)
      return result
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      throw error
    }
  } finally {
    release()
  }
}

async function using<T>(database: OpenDatabase, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const EVERY_MS = 200

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

/** Shows how far a command has come, in one line of a terminal. A log or a mail from cron gets no such line. */
function shownProgress(title: string, out: Terminal, now: () => number = Date.now) {
  let last = -Infinity
  return {
    show: (rows: number, ofRows: number) => {
      if (!out.isTTY || (now() - last < EVERY_MS && rows < ofRows)) return
      last = now()
      const percent = ofRows === 0 ? 100 : Math.floor((rows / ofRows) * 100)
      out.write(
        `\r${title} … ${rows.toLocaleString('id-ID')} dari ${ofRows.toLocaleString('id-ID')} baris (${percent}%)`,
      )
    },
    /** Prints a line about work that is not counted in rows. */
    say: (text: string) => {
      if (out.isTTY) out.write(`\n${title} … ${text}`)
    },
    end: () => {
      if (last !== -Infinity) out.write('\n')
    },
  }
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('id-ID', { minimumFractionDigits: digits, maximumFractionDigits: digits })

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
    const header = await work({
      signal: stop.signal,
      onProgress: progress.show,
      onRead: () => progress.say('menyusun indeks dan memeriksa isi'),
    })
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
    // A database that takes no row still has its backup.
    await noteBackup(auditQueries(db), { by: 'Perintah di server', name: basename(file), bytes }).catch(
      (error: unknown) => console.warn(`Cadangan ini tidak tercatat di Riwayat: ${String(error)}`),
    )
    console.log(`Cadangan selesai: ${file} (${fileSize(bytes)}; ${done}).`)
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
