import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { copySeededFolder, SEEDED } from './seededFolder'

const MARK = `${SEEDED}.begun`

/** Whether no other server has begun to make the folder: only one process can make the mark. */
function isFirst(): boolean {
  try {
    mkdirSync(MARK)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** Playwright ends the run if the folder does not come. */
async function waitUntilSeeded(): Promise<void> {
  while (!existsSync(SEEDED)) await setTimeout(50)
}

/**
 * The server of a worker. The first one to start makes the run's seeded data folder; each server gets a copy, because a
 * first start takes three times the CPU time of a copy.
 */
async function seedOnce(): Promise<void> {
  if (!isFirst()) return waitUntilSeeded()
  const unfinished = `${SEEDED}.unfinished`
  try {
    const { newDataFolder } = await import('../../partner-api/stores/newPglite')
    await (await newDataFolder(unfinished, {})).close()
    renameSync(unfinished, SEEDED)
  } catch (error) {
    // Another server may try again.
    rmSync(unfinished, { recursive: true, force: true })
    rmdirSync(MARK)
    throw error
  }
}

await seedOnce()
copySeededFolder(process.env.DATA_DIR ?? '')
await import('../../../src/partner-api/main')
