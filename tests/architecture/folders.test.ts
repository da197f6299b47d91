import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../src')
const MOST_FILES = 18

/** Each folder of src with the number of its files. Migrations are a list that only grows. */
function folders(folder = ROOT): { folder: string; files: number }[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const below = entries.filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
  return [
    { folder, files: entries.filter((entry) => entry.isFile()).length },
    ...below.flatMap(({ name }) => folders(join(folder, name))),
  ]
}

it(`no folder of src holds more than ${MOST_FILES} files side by side (docs/architecture.md)`, () => {
  const all = folders()
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(({ files }) => files > MOST_FILES)).toEqual([])
})
