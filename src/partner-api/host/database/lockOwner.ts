import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** The process that holds a folder, as its lock says. Locks of earlier versions have no host and no machine. */
export type Owner = {
  pid: number
  started: string | null
  /** When it took the folder, ISO. */ since?: string
  host?: string
  /** The running kernel, which all containers of a machine share; null: unknown. */ machine?: string | null
  released?: boolean
}

const BOOT = '/proc/sys/kernel/random/boot_id'

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

/** The start of a process, which tells it from a later one with the same pid; null when the system hides it. */
function startOf(pid: number): string | null {
  const [boot, stat] = [textOf(BOOT), textOf(`/proc/${pid}/stat`)]
  // The name in brackets may hold spaces; the start time is the 20th field after it.
  return boot && stat && `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
}

export const thisProcess = (): Owner => ({
  pid: process.pid,
  started: startOf(process.pid),
  since: new Date().toISOString(),
  host: hostname(),
  machine: textOf(BOOT) ?? (process.platform === 'linux' ? null : hostname()),
})

export const isThisMachine = ({ machine }: Owner): boolean => machine !== null && machine === thisProcess().machine

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process of an earlier version runs, which has no socket. Another container's cannot be seen. */
export function isRunningEarlier({ pid, started }: Owner): boolean {
  const now = isRunning(pid) ? startOf(pid) : ''
  return now !== '' && (started === null || now === null || now === started)
}

/** Null for a lock that is being written, or that a power cut left half written. */
export function readOwner(file: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof owner === 'object' && owner !== null && 'pid' in owner ? (owner as Owner) : null
  } catch {
    return null
  }
}

/** Who it is, in Indonesian and in English. */
function namesOf(owner: Owner | null): [string, string] {
  if (!owner) return ['', 'another process']
  const { pid, host, since } = owner
  const time = since && `${since.slice(0, 16).replace('T', ' ')} UTC`
  return [
    ` (pid ${pid}${host ? ` di host ${host}` : ''}${time ? `, sejak ${time}` : ''})`,
    `process ${pid}${host ? ` on host ${host}` : ''}${time ? ` since ${time}` : ''}`,
  ]
}

export function inUseText(folder: string, owner: Owner | null): string {
  const [pemakai, holder] = namesOf(owner)
  return `Folder data "${folder}" sedang dipakai proses lain${pemakai}. Hentikan proses itu dulu, atau pakai DATA_DIR lain.\nData folder is in use by ${holder}.`
}
