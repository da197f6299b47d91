import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../startProblem'

/**
 * Keeps a data folder for one process, also when two start at the same moment or the last one was killed.
 *
 * Locks are files `lock.1`, `lock.2` …: the highest number counts, and its process holds the folder while it runs. To take
 * over a dead lock, a process creates the next number. Only one process can: link() fails when the file exists. Therefore no
 * process ever removes a lock that another process has just taken.
 */
type Owner = {
  pid: number
  started: string | null
  /** When it took the folder, ISO; locks of earlier versions have none. */ since?: string
  released?: boolean
}

export class FolderInUseError extends StartError {}

const PREFIX = 'lock.'
const MAX_TRIES = 50

/** The start of a process, which tells it from a later one with the same pid; null when the system hides it. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; the start time is the 20th field after it.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return null
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isHeld({ pid, started, released }: Owner): boolean {
  if (released || !isRunning(pid)) return false
  const now = startOf(pid)
  return started === null || now === null || now === started
}

function readOwner(file: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof owner === 'object' && owner !== null && 'pid' in owner ? (owner as Owner) : null
  } catch {
    return null
  }
}

const numbers = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^lock\.\d+$/.test(name))
    .map((name) => Number(name.slice(PREFIX.length)))
    .sort((a, b) => b - a)

const fileOf = (folder: string, number: number) => join(folder, `${PREFIX}${number}`)

function create(folder: string, number: number, owner: Owner): boolean {
  const draft = join(folder, `.lock-${process.pid}-${Math.random().toString(36).slice(2)}`)
  writeFileSync(draft, JSON.stringify(owner))
  try {
    // Unlike create-then-write, a linked file is never seen half written.
    linkSync(draft, fileOf(folder, number))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function release(folder: string, number: number, owner: Owner) {
  const draft = join(folder, `.lock-${process.pid}-released`)
  writeFileSync(draft, JSON.stringify({ ...owner, released: true }))
  renameSync(draft, fileOf(folder, number))
}

const sinceText = (word: string, { since }: Owner) =>
  since === undefined ? '' : `, ${word} ${since.slice(0, 16).replace('T', ' ')} UTC`

/** Locks a folder, which is created if it is missing, and returns the function that releases it. Throws {@link FolderInUseError}. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const owner: Owner = { pid: process.pid, started: startOf(process.pid), since: new Date().toISOString() }
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const last = numbers(folder)[0] ?? 0
    const holder = last > 0 ? readOwner(fileOf(folder, last)) : null
    if (holder && isHeld(holder))
      throw new FolderInUseError(
        `Folder data "${folder}" sedang dipakai proses lain (pid ${holder.pid}${sinceText('sejak', holder)}). Hentikan proses itu dulu, atau pakai DATA_DIR lain.\nData folder is in use by process ${holder.pid}${sinceText('since', holder)}.`,
      )
    if (!create(folder, last + 1, owner)) continue
    if (numbers(folder)[0] !== last + 1) {
      rmSync(fileOf(folder, last + 1), { force: true })
      continue
    }
    // The lock before this one stays, so that a process that is just listing the folder never finds it empty.
    for (const old of numbers(folder)) if (old < last) rmSync(fileOf(folder, old), { force: true })
    return () => release(folder, last + 1, owner)
  }
  throw new FolderInUseError(
    `Folder data "${folder}" diperebutkan beberapa proses. Coba lagi.\nData folder is contended.`,
  )
}
