import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '../auth/demoAccounts'
import { startServer, type RunningServer } from './server'
import { readLogSettings, readSettings } from './settings/env'
import { errorFields, createLog, type Log, type LogFormat } from './log/log'
import { StartError, startProblem, type Program } from '../errors/startProblem'
import { demoEmails } from './database/openStore'

type Started = Pick<RunningServer, 'url' | 'setupUrl'> & { demo: readonly string[] }

function welcome({ url, setupUrl, demo }: Started): string {
  const accounts = DEMO_ACCOUNTS.filter(({ email }) => demo.includes(email)).map(
    ({ email, password, mitra, permissions }) =>
      `  ${email}  ${password}  (${mitra ?? (permissions.includes('*') ? 'admin' : 'staf')})`,
  )
  return [
    '',
    `Aplikasi siap di ${url}`,
    ...(accounts.length > 0 ? ['', 'Akun demo:', ...accounts] : []),
    ...(setupUrl ? ['', 'Belum ada akun. Buat akun pemilik di:', `  ${setupUrl}`] : []),
    '',
  ].join('\n')
}

const demoText = (accounts: number) => `Database ini berisi ${accounts} akun demo. Kata sandinya diterbitkan di README.`

/** Says at which address the server listens, and how to begin. */
export function sayStarted(log: Log, format: LogFormat, started: Started, { version }: Program): void {
  const { url, setupUrl, demo } = started
  log.info('started', { url, ...version, node: process.versions.node, pid: process.pid })
  // People at a terminal get the accounts. A collected log must not, because no line of it may have a password.
  if (format === 'text') console.log(welcome(started))
  else if (demo.length > 0) log.info('demo.accounts', { accounts: demo.length, text: demoText(demo.length) })
  // The key is the one secret that a log may have: without it nobody could begin, and it opens nothing afterwards.
  else if (setupUrl) log.warn('setup.open', { setupUrl })
}

/** A server that cannot start ends with 1. It logs a sentence for a fault that a person can mend, and else the stack. */
function cannotStart(log: Log, error: unknown): never {
  const text = startProblem(error)
  if (text) log.error('start.refused', { text })
  else log.error('start.failed', { error: errorFields(error) })
  process.exit(1)
}

/** Throws StartError where there is no app to serve: people would find an empty site. */
export function checkApp({ distDir }: { distDir: string }): void {
  if (!existsSync(join(distDir, 'index.html')))
    throw new StartError(
      `Tidak ada aplikasi di DIST_DIR "${distDir}". Jalankan "npm run build", atau kosongkan DIST_DIR.\nThere is no app in DIST_DIR.`,
    )
}

/** ms in which the server ends after the command that started it is gone. */
const END_WITHIN_MS = 4000

function endOnSignals(log: Log, close: () => Promise<void>): void {
  let closing = false
  const stop = async (signal: string) => {
    // A second signal ends the process without waiting for running requests. A terminal that closes sends SIGHUP to npm
    // and to the server, and npm passes it on.
    if (closing) return signal === 'SIGHUP' ? undefined : process.exit(1)
    closing = true
    log.info('stopping', { signal })
    await close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  // `npm start` holds a channel to the server. It closes when that command is gone, also when it was killed.
  if (process.connected)
    process.on('disconnect', () => {
      setTimeout(() => process.exit(1), END_WITHIN_MS).unref()
      if (!closing) void stop('disconnect')
    })
}

/** Runs the server until SIGTERM, SIGINT or SIGHUP, or until the command that started it is gone. When it cannot start, it says the reason and exits with 1. */
export async function serve(program: Program): Promise<void> {
  let log = createLog({ level: 'info', format: 'text' })
  try {
    const settings = readLogSettings(process.env, process.stdout.isTTY)
    log = createLog(settings)
    // Node's own report of an error that nobody caught would print the parameters of a query.
    process.on('uncaughtException', (error) => {
      log.error('crashed', { error: errorFields(error) })
      process.exit(1)
    })
    const chosen = readSettings(process.env, program.root)
    checkApp(chosen)
    const server = await startServer({ ...chosen, log, program: program.version })
    endOnSignals(log, server.close)
    sayStarted(log, settings.format, { ...server, demo: await demoEmails(server.store) }, program)
  } catch (error) {
    cannotStart(log, error)
  }
}
