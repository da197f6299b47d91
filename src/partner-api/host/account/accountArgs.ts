import { parseArgs } from 'node:util'
import type { Store } from '../../stores/store'
import { StartError } from '../../errors/startProblem'
import {
  addOwner,
  dropSecondFactor,
  listAccounts,
  setEnabled,
  setPassword,
  type AccountIo,
  type AccountOptions,
} from './accountActions'

export const HELP = `Akun, dari shell. Basis data: DATABASE_URL, atau folder DATA_DIR, juga selama server memakainya.

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
    // An owner may be the first row of a new database.
    return { action, makesDatabase: action === addOwner, generate, values: values as AccountOptions }
  } catch {
    throw new StartError(`Pilihan tidak dikenal.\n\n${HELP}`)
  }
}
