import {
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  fstatSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { StartError } from '../../errors/startProblem'
import { inUseText, isRunningEarlier, isThisMachine, readOwner, thisProcess, type Owner } from './lockOwner'
import { folderProblem } from './folderProblem'
import { connectIn, listenIn, reach } from './lockSocket'

/**
 * Keeps a data folder for one process of all that share the folder: in other containers and on other machines, when two
 * start at the same moment, and when the last one was killed (docs/product.md §29.5.9).
 *
 * Locks are files `lock.1`, `lock.2` …: the highest number counts. To take over a dead lock, a process creates the next
 * number. Only one process can. Therefore no process ever removes a lock that another process has just taken. The holder
 * listens at the socket `lock.N.sock`, and changes the time of `lock.N` every few seconds for those whom no socket reaches.
 */
export type FolderLock = {
  /** Throws {@link FolderInUseError} when another process has the folder by now. */
  check: () => void
  release: () => void
}

/** `connect` reaches the process that has the folder, where its socket answers. */
export class FolderInUseError extends StartError {
  constructor(
    message: string,
    readonly connect: (() => Socket) | null = null,
  ) {
    super(message)
  }
}

export type LockOptions = {
  /** Answers another process that speaks to this one. */
  heard?: (socket: Socket) => void
  /** Told when it has to be seen first whether a holder elsewhere still lives. */
  waiting?: () => void
  /** Only tests lower it. */
  pollMs?: number
}

const BEAT_MS = 3000
/** A holder whose lock is not touched for this number of polls is dead: 15 seconds. */
const POLLS = 30
const POLL_MS = 500
const MAX_TRIES = 50

/** A thread of its own: a long statement keeps the main one busy. It sets the time, and no clock is compared with it. */
const BEAT = `const { workerData } = require('node:worker_threads')
const { utimesSync } = require('node:fs')
setInterval(() => { try { utimesSync(workerData.file, new Date(), new Date()) } catch {} }, workerData.every)`

const numbers = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^lock\.\d+$/.test(name))
    .map((name) => Number(name.slice('lock.'.length)))
    .sort((a, b) => b - a)

const nameOf = (number: number) => `lock.${number}`
const socketOf = (number: number) => `lock.${number}.sock`
const fileOf = (folder: string, number: number) => join(folder, nameOf(number))

function create(folder: string, number: number, owner: Owner): boolean {
  try {
    writeFileSync(fileOf(folder, number), JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function remove(folder: string, number: number): void {
  rmSync(fileOf(folder, number), { force: true })
  rmSync(join(folder, socketOf(number)), { force: true })
}

type Standing = 'free' | 'held' | 'unsure'

async function standingOf(folder: string, number: number): Promise<Standing> {
  const owner = readOwner(fileOf(folder, number))
  if (!owner) return 'unsure'
  if (owner.released) return 'free'
  if (owner.machine === undefined) return isRunningEarlier(owner) ? 'held' : 'free'
  const reached = await reach(folder, socketOf(number))
  if (reached === 'answered') return 'held'
  return reached === 'refused' && isThisMachine(owner) ? 'free' : 'unsure'
}

/** The time of a lock. A network file system asks its server for it when the file is opened. */
function beatOf(folder: string, number: number): number {
  try {
    const file = openSync(fileOf(folder, number), 'r')
    const { mtimeMs } = fstatSync(file)
    closeSync(file)
    return mtimeMs
  } catch {
    return 0
  }
}

/** Watches a lock whose holder cannot be asked, until it is touched or has stood still for long enough. */
async function watch(folder: string, number: number, { waiting, pollMs = POLL_MS }: LockOptions): Promise<Standing> {
  waiting?.()
  const before = beatOf(folder, number)
  for (let poll = 0; poll < POLLS; poll += 1) {
    await pause(pollMs)
    // Another process has taken the folder meanwhile, and its lock counts.
    if (numbers(folder)[0] !== number) return 'free'
    const standing = await standingOf(folder, number)
    if (standing !== 'unsure') return standing
    if (beatOf(folder, number) !== before) return 'held'
  }
  return 'free'
}

async function inUse(folder: string, number: number): Promise<FolderInUseError> {
  const answers = (await reach(folder, socketOf(number))) === 'answered'
  const text = inUseText(folder, readOwner(fileOf(folder, number)))
  return new FolderInUseError(text, answers ? () => connectIn(folder, socketOf(number)) : null)
}

/**
 * Holds a lock that was just created: listens, touches the lock, and ends this process when another one has taken the
 * folder, because this one was paused or cut off for too long.
 */
function hold(folder: string, number: number, owner: Owner, { heard }: LockOptions): FolderLock {
  const file = fileOf(folder, number)
  const server = listenIn(folder, socketOf(number), heard ?? ((socket) => socket.destroy()))
  const beat = new Worker(BEAT, { eval: true, execArgv: [], workerData: { file, every: BEAT_MS } })
  beat.on('error', () => undefined).unref()
  // Whoever takes over creates the next number, and keeps this one until the number after that is taken.
  const isHeld = () => existsSync(file) && !existsSync(fileOf(folder, number + 1))
  const check = () => {
    if (!isHeld()) throw new FolderInUseError(inUseText(folder, readOwner(fileOf(folder, number + 1))))
  }
  // An error that nobody catches ends the process.
  const watching = setInterval(check, BEAT_MS).unref()
  return {
    check,
    release: () => {
      clearInterval(watching)
      void beat.terminate()
      server?.close()
      if (!isHeld()) return
      rmSync(join(folder, socketOf(number)), { force: true })
      try {
        const draft = join(folder, '.lock-released')
        writeFileSync(draft, JSON.stringify({ ...owner, released: true }))
        renameSync(draft, file)
      } catch {
        // A full disk. The next process sees that nobody touches the lock.
      }
    },
  }
}

/** Locks a folder, which is created if it is missing. Throws {@link FolderInUseError}. */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<FolderLock> {
  try {
    mkdirSync(folder, { recursive: true })
    const owner = thisProcess()
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const last = numbers(folder)[0] ?? 0
      if (last > 0) {
        const standing = await standingOf(folder, last)
        const known = standing === 'unsure' ? await watch(folder, last, options) : standing
        if (known === 'held') throw await inUse(folder, last)
      }
      if (!create(folder, last + 1, owner)) continue
      if (numbers(folder)[0] !== last + 1) {
        remove(folder, last + 1)
        continue
      }
      // The lock before this one stays, so that a process that is just listing the folder never finds it empty.
      for (const old of numbers(folder)) if (old < last) remove(folder, old)
      return hold(folder, last + 1, owner, options)
    }
  } catch (error) {
    throw folderProblem(folder, error)
  }
  throw new FolderInUseError(
    `Folder data "${folder}" diperebutkan beberapa proses. Coba lagi.\nData folder is contended.`,
  )
}
