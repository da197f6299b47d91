import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

const INSTALLED = '/usr/lib/postgresql'
const PORT = 54321

export function binaries(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(INSTALLED, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

// PostgreSQL refuses to run as root.
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

export type ScratchPostgres = { newDatabase: () => Promise<string>; stop: () => Promise<void> }

export const hasPostgres = binaries() !== null

/** Starts a PostgreSQL cluster in a temporary folder. It listens on a socket in that folder only, so no other program finds it. */
export async function startScratchPostgres(): Promise<ScratchPostgres> {
  const bin = binaries()
  if (!bin) throw new Error('no PostgreSQL binaries')
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const who = unprivileged()
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, stdio: 'ignore', cwd: folder },
  )
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(PORT),
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...who, stdio: 'ignore', cwd: folder },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = (database: string) =>
    `postgresql://postgres@localhost:${PORT}/${database}?host=${encodeURIComponent(folder)}`

  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: url('postgres') })
    try {
      await client.connect()
      await client.query(sql)
    } finally {
      await client.end().catch(() => {})
    }
  }
  for (let tries = 0; ; tries += 1) {
    try {
      await query('select 1')
      break
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  let made = 0
  return {
    newDatabase: async () => {
      made += 1
      await query(`create database scratch${made}`)
      return url(`scratch${made}`)
    },
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
