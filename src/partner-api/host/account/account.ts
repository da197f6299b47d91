import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { openPostgresStore } from '../../postgres/postgresStore'
import { clockOf } from '../../clock'
import type { Store } from '../../stores/store'
import { openDataFolder, requireDatabase } from '../database/dataFolder'
import { FolderInUseError } from '../database/folderLock'
import { readSettings } from '../settings/env'
import { quietLog } from '../log/log'
import { StartError, type Program } from '../../errors/startProblem'
import { HELP, readAccountArgs } from './accountArgs'
import { askServer } from './accountChannel'
import { newToken } from '../../auth/tokens'

const GENERATED_LENGTH = 20

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close').then(() => [''])])) as [string]
  lines.close()
  return line
}

type Terminal = {
  stdin: Readable & Pick<typeof process.stdin, 'setRawMode'>
  stdout: { write: (text: string) => unknown }
}

/**
 * Returns a function that asks at the terminal and shows nothing of what is typed. Lines that arrive together, as a
 * password manager pastes them, answer one question after the other.
 */
export function hiddenQuestions({ stdin, stdout }: Terminal): (question: string) => Promise<string> {
  let waiting = ''
  return async (question) => {
    stdout.write(question)
    stdin.setRawMode(true)
    stdin.setEncoding('utf8')
    let typed = ''
    try {
      for (;;) {
        if (waiting === '') [waiting] = (await once(stdin.resume(), 'data')) as [string]
        const [key = ''] = waiting
        waiting = waiting.slice(key.length)
        if (key === '\r' && waiting.startsWith('\n')) waiting = waiting.slice(1)
        if (key === '\r' || key === '\n') return typed
        if (key === '\u0003') throw new StartError('Dibatalkan.')
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key
      }
    } finally {
      stdin.setRawMode(false)
      stdin.pause()
      stdout.write('\n')
    }
  }
}

/**
 * A new password: generated and printed once, typed twice at a terminal, or the first line of the input. It never stands
 * in the command itself, which every user of the machine could read.
 */
async function terminalPassword(generate: boolean, print: (line: string) => void): Promise<string> {
  if (generate) {
    const password = newToken().slice(0, GENERATED_LENGTH)
    print(`Kata sandi (hanya ditampilkan sekali): ${password}`)
    return password
  }
  if (!process.stdin.isTTY) return firstLine()
  const ask = hiddenQuestions(process)
  const password = await ask('Kata sandi baru: ')
  if ((await ask('Ulangi kata sandi: ')) !== password) throw new StartError('Kedua kata sandi tidak sama.')
  return password
}

/**
 * `account …`: creates an owner, sets a password, lists, disables and enables accounts from a shell. A server that has the
 * embedded database carries it out itself.
 */
export async function account({ root }: Program, args: readonly string[]): Promise<void> {
  const print = (line: string) => console.log(line)
  const read = readAccountArgs(args)
  if (!read) return print(HELP)
  const { databaseUrl, databaseMigrateUrl, dataDir } = readSettings(process.env, root)
  if (!databaseUrl && !read.makesDatabase) requireDatabase(dataDir)
  const io = { newPassword: () => terminalPassword(read.generate, print), print }
  let store: Store
  try {
    store = databaseUrl
      ? await openPostgresStore(databaseUrl, {}, { migrateUrl: databaseMigrateUrl })
      : await openDataFolder(dataDir, null, quietLog)
  } catch (error) {
    if (error instanceof FolderInUseError && error.connect) return askServer(error.connect(), args, io)
    throw error
  }
  try {
    await read.action(store, read.values, { ...io, now: clockOf(store) })
  } finally {
    await store.close()
  }
}
