import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { binaries, unprivileged } from '../partner-api/stores/scratchPostgres'

export const DATABASE = 'umroh'
const PORTS = { a: 5441, b: 5442 } as const
type Name = keyof typeof PORTS
const other = (name: Name): Name => (name === 'a' ? 'b' : 'a')

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** A primary and its synchronous standby. Both listen on sockets in a private folder only. */
export function postgresNodes(folder: string) {
  const who = unprivileged()
  const running = new Map<Name, ChildProcess>()
  let primary: Name = 'a'
  const data = (name: Name) => join(folder, name)
  const url = (ports: readonly number[], database = DATABASE) =>
    `postgresql://postgres@${ports.map((port) => `localhost:${port}`).join(',')}/${database}?host=${encodeURIComponent(folder)}`
  const tool = (command: string, ...args: string[]) =>
    execFileSync(join(binaries() ?? '', command), args, { ...who, cwd: folder, stdio: 'ignore' })

  async function query(name: Name, text: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url([PORTS[name]], database) })
    client.on('error', () => undefined)
    await client.connect()
    return client
      .query<Record<string, unknown>>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
    for (let tries = 0; tries < 600; tries += 1) {
      if (await holds().catch(() => false)) return
      await wait(50)
    }
    throw new Error(`not after 30 s: ${what}`)
  }

  async function start(name: Name): Promise<void> {
    const settings = ['listen_addresses=', 'fsync=off', 'max_connections=120', `unix_socket_directories=${folder}`]
    const options = settings.flatMap((setting) => ['-c', setting])
    const child = spawn(join(binaries() ?? '', 'postgres'), ['-D', data(name), '-p', String(PORTS[name]), ...options], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    })
    running.set(name, child)
    await until(async () => (await query(name, 'select 1')).length === 1, `node ${name} answers`)
  }

  /** Ends a node at once, with all its processes. */
  async function kill(name: Name): Promise<void> {
    const child = running.get(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
    child.kill('SIGKILL')
    for (const pid of listed.trim().split(/\s+/).map(Number)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // This process has ended already, because its server ended.
      }
    }
    await ended
  }

  /** Copies the primary to the other node, starts that as a standby, and has every commit wait for it. */
  async function addStandby(): Promise<void> {
    const standby = other(primary)
    rmSync(data(standby), { recursive: true, force: true })
    const from = ['-h', folder, '-p', String(PORTS[primary]), '-U', 'postgres']
    tool('pg_basebackup', '-D', data(standby), ...from, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync')
    await start(standby)
    await query(primary, `alter system set synchronous_standby_names = '*'`)
    await query(primary, 'select pg_reload_conf()')
    const state = 'select sync_state from pg_stat_replication'
    await until(async () => (await query(primary, state)).some((row) => row.sync_state === 'sync'), 'a standby in step')
  }

  return {
    begin: async () => {
      tool('initdb', '-D', data(primary), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
      await start(primary)
      await query(primary, `create database ${DATABASE}`)
    },
    addStandby,
    killPrimary: () => kill(primary),
    promote: async () => {
      primary = other(primary)
      tool('pg_ctl', 'promote', '-D', data(primary), '-w')
    },
    port: () => PORTS[primary],
    /** The primary's own address. */
    direct: () => url([PORTS[primary]]),
    /** The address of both. */
    both: (first: 'standby' | 'primary' = 'standby') => {
      const ports = [PORTS[other(primary)], PORTS[primary]]
      return url(first === 'standby' ? ports : ports.toReversed())
    },
    through: (port: number) => url([port]),
    stop: async () => {
      await kill('b')
      await kill('a')
    },
  }
}
