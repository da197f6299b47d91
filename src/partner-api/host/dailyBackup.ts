import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clockOf } from '../clock'
import { businessDay } from '../pricing/businessDay'
import type { Store } from '../stores/store'
import type { AuditStore } from '../stores/upkeepStore'
import { repeatedly } from './keepErasing'
import { errorFields, type Log } from './log/log'
import { writeBackupFile } from './zippedBackup'

type Made = { by: string; name: string; bytes: number }

/** Notes a backup that no user made in the audit: the database then knows when the last one was made (docs/product.md §35.3.4). */
export function noteBackup(audit: Pick<AuditStore, 'addAudit'>, { by, name, bytes }: Made, at = Date.now()) {
  const who = { at, userId: null, userName: by, address: '' }
  const what = { event: 'export', resource: 'backup', recordId: null, label: name } as const
  return audit.addAudit({ ...who, ...what, before: null, after: { bytes } })
}

const DAYS = 14
const MONTHS = 12
const nameOf = (day: string) => `umroh-${day}.jsonl.gz`
const NAME = /^(umroh-\d{4}-\d{2})-\d{2}\.jsonl\.gz$/
const CUT_OFF = /^umroh-\d{4}-\d{2}-\d{2}\.jsonl\.gz\.part$/

/**
 * The files of a folder that are deleted after a daily backup: all but the newest fourteen and the first of each of the
 * newest twelve months, and what a killed process began. Other names are somebody else's.
 */
export function outdated(names: readonly string[]): string[] {
  const newest = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
  // The first of a month is set last.
  const firsts = new Map(newest.map((name) => [NAME.exec(name)?.[1], name]))
  const kept = new Set([...newest.slice(0, DAYS), ...[...firsts.values()].slice(0, MONTHS)])
  return names.filter((name) => CUT_OFF.test(name) || (NAME.test(name) && !kept.has(name)))
}

const HOUR = 60 * 60_000
/** A process that was killed while it made the backup keeps the others from it for so long. */
const CLAIM_LASTS = HOUR - 60_000
const CLAIM = 'daily-backup'

type BackupStores = Pick<
  Store,
  'now' | 'writeBackup' | 'findTries' | 'countTries' | 'forgetTries' | 'addAudit' | 'listAudit'
>

/** Whether this process alone of all over the database makes the backup now. */
async function claims(store: BackupStores, now: number): Promise<boolean> {
  const before = (await store.findTries([CLAIM]))[CLAIM] ?? null
  if (before && Math.abs(now - before.at) < CLAIM_LASTS) return false
  return store.countTries([{ bucket: CLAIM, before, after: { count: 1, at: now } }])
}

/** Makes the backup of the day, unless the audit has it already. */
async function makeToday(store: BackupStores, folder: string, log: Log, signal: AbortSignal): Promise<void> {
  const { writeBackup } = store
  const now = clockOf(store)()
  if (!writeBackup || !(await claims(store, now))) return
  try {
    const name = nameOf(businessDay(now))
    const made = await store.listAudit({ resource: 'backup', event: 'export', from: now - 2 * 24 * HOUR }, 1000)
    if (made.some(({ label }) => label === name)) return
    mkdirSync(folder, { recursive: true })
    const file = join(folder, name)
    // A process that was killed before its note has left a whole file.
    if (!existsSync(file)) await writeBackupFile(file, (write) => writeBackup(write, { signal }))
    const { size: bytes } = statSync(file)
    await noteBackup(store, { by: 'Cadangan harian', name, bytes }, now)
    log.info('backup.made', { name, bytes })
    for (const old of outdated(readdirSync(folder))) rmSync(join(folder, old), { force: true })
  } finally {
    await store.forgetTries(CLAIM)
  }
}

/**
 * Makes a backup in the folder now and on each new day of Jakarta (docs/product.md §35.2.6). A failure is one line of the log,
 * and is tried again after an hour. Returns a function that ends this, and the backup that is under way.
 */
export function keepBackups(store: BackupStores, folder: string | null, log: Log): () => Promise<void> {
  if (folder === null) return async () => undefined
  const stop = new AbortController()
  const end = repeatedly(async () => {
    try {
      await makeToday(store, folder, log, stop.signal)
    } catch (error) {
      if (stop.signal.aborted) return
      const text = `Cadangan harian ke "${folder}" (BACKUP_DIR) gagal dan dicoba lagi dalam satu jam.`
      log.error('backup.failed', { text, error: errorFields(error) })
    }
  }, HOUR)
  return () => {
    stop.abort()
    return end()
  }
}
