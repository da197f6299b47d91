import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNKNOWN_VERSION, type ProgramVersion } from '../routes/programVersion'

/** The running program: its folder, which has package.json and the built app, and its version. */
export type Program = { root: string; version: ProgramVersion }

/** Reads the program of a folder. A release's package.json names the commit that it was made from. */
export function programIn(root: string): Program {
  const file = join(root, 'package.json')
  const { version, commit } = (
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  ) as Partial<ProgramVersion>
  return { root, version: { version: version ?? UNKNOWN_VERSION.version, commit: commit ?? null } }
}
