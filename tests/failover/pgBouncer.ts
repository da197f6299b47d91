import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { unprivileged } from '../partner-api/stores/scratchPostgres'
import { DATABASE } from './postgresNodes'

const PORT = 6432

const binary = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file))

export const hasPgBouncer = binary !== undefined

/** PgBouncer in transaction mode, on a socket in a private folder, in front of the PostgreSQL at a port there. */
export function pgBouncer(folder: string) {
  const ini = join(folder, 'pgbouncer.ini')
  let child: ChildProcess | null = null
  const settings = (port: number) => `[databases]
${DATABASE} = host=${folder} port=${port} dbname=${DATABASE} user=postgres
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
logfile = ${join(folder, 'pgbouncer.log')}
pool_mode = transaction
default_pool_size = 20
server_login_retry = 0.2
query_wait_timeout = 10
`
  const answers = async () => {
    const client = new pg.Client({
      connectionString: `postgresql://postgres@localhost:${PORT}/${DATABASE}?host=${encodeURIComponent(folder)}`,
    })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select 1').finally(() => client.end())
  }

  return {
    port: PORT,
    start: async (port: number) => {
      writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n')
      writeFileSync(ini, settings(port))
      rmSync(join(folder, `.s.PGSQL.${PORT}`), { force: true })
      child = spawn(binary ?? '', [ini], { ...unprivileged(), cwd: folder, stdio: 'ignore' })
      for (let tries = 0; ; tries += 1) {
        const failed = await answers().then(
          () => null,
          (error: Error) => error,
        )
        if (!failed) return
        if (tries > 100) throw failed
        await new Promise((done) => setTimeout(done, 50))
      }
    },
    /** Leads all connections to the PostgreSQL at another port. */
    point: (port: number) => {
      writeFileSync(ini, settings(port))
      child?.kill('SIGHUP')
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
