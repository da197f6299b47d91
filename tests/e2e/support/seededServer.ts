import { existsSync, renameSync } from 'node:fs'
import { copySeededFolder, SEEDED } from './seededFolder'

/**
 * The server of a worker. The first one to start makes the run's seeded data folder; each server gets a copy, because a
 * first start takes three times the CPU time of a copy.
 */
async function seedOnce(): Promise<void> {
  if (existsSync(SEEDED)) return
  const { newDataFolder } = await import('../../partner-api/stores/newPglite')
  const unfinished = `${SEEDED}.${process.pid}`
  await (await newDataFolder(unfinished, {})).close()
  // Another server may have finished first.
  if (!existsSync(SEEDED)) renameSync(unfinished, SEEDED)
}

await seedOnce()
copySeededFolder(process.env.DATA_DIR ?? '')
await import('../../../src/partner-api/main')
