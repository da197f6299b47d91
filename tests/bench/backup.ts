import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder, placesIn } from '@/partner-api/host/database/dataFolder'
import { quietLog } from '@/partner-api/host/log/log'
import { openPglite } from '@/partner-api/postgres/database'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'
import { multiply, SEEDED } from './manyPackages'

/**
 * `node --import tsx tests/bench/backup.ts <packages>` measures backups and restores of this many packages, for
 * `npm run bench -- --only backup`, and prints one line of JSON for each.
 */
const packages = Number(process.argv[2])
const scratch = mkdtempSync(join(tmpdir(), 'bench-backup-'))

type Place = { name: string; env: { DATA_DIR: string } | { DATABASE_URL: string } }

function measure(what: 'backup' | 'restore', { name, env }: Place, file: string): void {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'backupStep.ts'), what, file],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, DATABASE_URL: '', ...env } },
  )
  if (status !== 0) throw new Error(`the ${what} on ${name} failed`)
  const figures = JSON.parse(stdout) as object
  console.log(JSON.stringify({ what: `${what}, ${name}`, packages, ...figures, megabytes: statSync(file).size / 1e6 }))
}

const embedded = (folder: string): Place => ({ name: 'PGlite', env: { DATA_DIR: join(scratch, folder) } })

const postgres = hasPostgres ? await startScratchPostgres() : null
try {
  const [first, second] = [join(scratch, 'satu.gz'), join(scratch, 'dua.gz')]
  const from = join(scratch, 'lama')
  await (await openDataFolder(from, { packages: SEEDED }, quietLog)).close()
  await multiply(await openPglite(placesIn(from).database), packages)
  measure('backup', embedded('lama'), first)
  if (postgres) {
    const server: Place = { name: 'PostgreSQL (fsync off)', env: { DATABASE_URL: await postgres.newDatabase() } }
    measure('restore', server, first)
    measure('backup', server, second)
  }
  measure('restore', embedded('baru'), first)
} finally {
  await postgres?.stop()
  rmSync(scratch, { recursive: true, force: true })
}
