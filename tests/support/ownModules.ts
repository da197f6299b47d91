import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NEEDS_OWN_MODULES = /\/support\/persisted'|\/bootPage'|\bvi\.(resetModules|mock|doMock)\(/

/**
 * Returns the test files that need modules of their own: those that install IndexedDB, or load or replace modules anew.
 * All other files of a worker share one set of loaded modules, which takes a third of the time from a whole run.
 */
export function filesWithOwnModules(root: string): string[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => NEEDS_OWN_MODULES.test(readFileSync(join(root, file), 'utf8')))
}
