import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** The data folders of a run of browser tests. */
export const DATA = process.env.E2E_DATA_DIR ?? ''
/** A data folder with the demo, as a first start would make it. It is made once per run (servers.ts). */
export const SEEDED = join(DATA, 'seeded')

export const copySeededFolder = (dataDir: string): void => cpSync(SEEDED, dataDir, { recursive: true })
