import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBackupFile } from '../../src/partner-api/backup/backupFile'
import { restoreBackup } from '../../src/partner-api/backup/restoreBackup'
import { writeBackup } from '../../src/partner-api/backup/writeBackup'
import { unzippedFile } from '../../src/partner-api/backup/zip'
import { openDataFolder, placesIn } from '../../src/partner-api/host/database/dataFolder'
import { quietLog } from '../../src/partner-api/host/log/log'
import { openPglite, openPostgres, type OpenDatabase } from '../../src/partner-api/postgres/database'
import { hasPostgres, startScratchPostgres } from '../partner-api/stores/scratchPostgres'
import { multiply, SEEDED } from './manyPackages'

/**
 * `node --import tsx tests/bench/backup.ts <packages>` measures backups and restores of this many packages, for
 * `npm run bench -- --only backup`, and prints one line of JSON for each.
 */
const packages = Number(process.argv[2])
const scratch = mkdtempSync(join(tmpdir(), 'bench-backup-'))

async function measure(what: string, database: OpenDatabase, work: () => Promise<unknown>, file: string) {
  const [started, before] = [performance.now(), process.cpuUsage()]
  await work()
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  await database.close()
  const [processor, memory] = [(user + system) / 1e6, process.resourceUsage().maxRSS / 1024]
  console.log(JSON.stringify({ what, packages, seconds, processor, memory, megabytes: statSync(file).size / 1e6 }))
}
const backUp = (name: string, database: OpenDatabase, file: string) =>
  measure(`backup, ${name}`, database, () => writeBackupFile(file, (write) => writeBackup(database.db, write)), file)
const restore = (name: string, database: OpenDatabase, file: string) =>
  measure(`restore, ${name}`, database, () => restoreBackup(database, unzippedFile(file)), file)

const postgres = hasPostgres ? await startScratchPostgres() : null
try {
  const [first, second] = [join(scratch, 'satu.gz'), join(scratch, 'dua.gz')]
  await (await openDataFolder(scratch, { packages: SEEDED }, quietLog)).close()
  await multiply(await openPglite(placesIn(scratch).database), packages)
  await backUp('PGlite', await openPglite(placesIn(scratch).database), first)
  if (postgres) {
    const url = await postgres.newDatabase()
    await restore('PostgreSQL (fsync off)', await openPostgres(url), first)
    await backUp('PostgreSQL (fsync off)', await openPostgres(url), second)
  }
  await restore('PGlite', await openPglite(join(scratch, 'baru')), first)
} finally {
  await postgres?.stop()
  rmSync(scratch, { recursive: true, force: true })
}
