import { openSource, fillTarget } from '@/partner-api/host/backupCommands'
import { restoreBackup } from '@/partner-api/postgres/backup/restoreBackup'
import { writeBackup } from '@/partner-api/postgres/backup/writeBackup'
import { readSettings } from '@/partner-api/host/settings/env'
import { unzippedFile, writeBackupFile } from '@/partner-api/host/zippedBackup'

/**
 * `node --import tsx tests/bench/backupStep.ts backup|restore <file>` does one of them with the database of the
 * environment, and prints its figures as one line of JSON. It is a separate process, so that its peak memory is known.
 */
const [what, file = ''] = process.argv.slice(2)
const settings = readSettings(process.env)

async function backUp() {
  const { db, close } = await openSource(settings)
  await writeBackupFile(file, (write) => writeBackup(db, write)).finally(close)
}
const restore = () => fillTarget(settings, (database) => restoreBackup(database, unzippedFile(file)))

const started = performance.now()
await (what === 'backup' ? backUp() : restore())
const seconds = (performance.now() - started) / 1000
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ seconds, processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }))
