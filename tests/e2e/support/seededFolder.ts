import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** A data folder with the demo, as a first start would make it. It is made once per run (seededServer.ts). */
export const SEEDED = join(process.env.E2E_DATA_DIR ?? '', 'seeded')

export const copySeededFolder = (dataDir: string): void => cpSync(SEEDED, dataDir, { recursive: true })
