import { existsSync, createWriteStream, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSettings } from '../host/settings/env'
import type { Program } from '../host/startProblem'
import { BackupError, rowsOf, type BackupHeader } from './format'
import { fillTarget, openSource } from './openSource'
import { restoreBackup } from './restoreBackup'
import { writeBackup, type Watch, type WriteText } from './writeBackup'
import { unzippedFile, zipInto } from './zip'

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
