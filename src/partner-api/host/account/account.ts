import { parseArgs } from 'node:util'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { openPostgresStore } from '../../postgres/postgresStore'
import type { Store } from '../../store'
import { openDataFolder } from '../database/dataFolder'
import { readSettings } from '../settings/env'
import { quietLog } from '../log/log'
import { StartError, type Program } from '../startProblem'
import {
  addOwner,
  dropSecondFactor,
  listAccounts,
  setEnabled,
  setPassword,
  type AccountIo,
  type AccountOptions,
} from './accountActions'
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

const HELP = `Akun, dari shell. Basis data: DATABASE_URL, atau folder DATA_DIR (hentikan server dulu).

  account list                                       daftar akun
  account owner --email E [--name N] [--business B]  buat pemilik: admin dengan semua izin
  account password --email E                         ganti kata sandi, keluarkan semua perangkat
  account second-factor --email E                    matikan verifikasi dua langkah yang hilang
  account disable --email E                          nonaktifkan akun
  account enable --email E                           aktifkan akun dan mitranya

Kata sandi diketik di terminal, dibaca dari masukan (printf '%s' "$SANDI" | … account password --email E),
atau dibuat dengan --generate. Semua perubahan tercatat di Riwayat atas nama "shell".`

type Action = (store: Store, options: AccountOptions, io: AccountIo) => Promise<void>
const ACTIONS: Readonly<Record<string, Action>> = {
  list: (store, _, io) => listAccounts(store, io),
  owner: addOwner,
  password: setPassword,
  'second-factor': dropSecondFactor,
  disable: (store, options, io) => setEnabled(store, options, io, false),
  enable: (store, options, io) => setEnabled(store, options, io, true),
}

/** Reads the words of the command; throws StartError for an action or an option that does not exist. */
export function readAccountArgs(args: readonly string[]) {
  const [name = 'help', ...rest] = args
  if (name === 'help' || rest.includes('--help') || name === '--help') return null
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!action) throw new StartError(`Tidak ada "account ${name}".\n\n${HELP}`)
  const text = { type: 'string' } as const
  try {
    const options = { email: text, name: text, business: text, generate: { type: 'boolean' } } as const
    const { generate = false, ...values } = parseArgs({ args: rest, options }).values
    return { action, generate, values: values as AccountOptions }
  } catch {
    throw new StartError(`Pilihan tidak dikenal.\n\n${HELP}`)
  }
}

/** `account …`: creates an owner, sets a password, lists, disables and enables accounts from a shell. */
export async function account({ root }: Program, args: readonly string[]): Promise<void> {
  const print = (line: string) => console.log(line)
  const read = readAccountArgs(args)
  if (!read) return print(HELP)
  const { databaseUrl, databaseMigrateUrl, dataDir } = readSettings(process.env, root)
  const store = databaseUrl
    ? await openPostgresStore(databaseUrl, {}, { migrateUrl: databaseMigrateUrl })
    : await openDataFolder(dataDir, null, quietLog)
  try {
    const newPassword = () => terminalPassword(read.generate, print)
    await read.action(store, read.values, { newPassword, print, now: Date.now })
  } finally {
    await store.close()
  }
}
