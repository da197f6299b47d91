import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNKNOWN_VERSION, type ProgramVersion } from './programVersion'

/** A reason why the server cannot start, in words for its administrator. Other errors are printed with their stack. */
export class StartError extends Error {}

/** A text with the full stop at its end, which some texts of forms have already. */
export const sentence = (text: string): string => text.replace(/\.?$/, '.')

// The codes with which PostgreSQL and sockets answer to a wrong DATABASE_URL.
const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['28P01', 'Database menolak kata sandi dari DATABASE_URL atau DATABASE_PASSWORD_FILE.'],
  ['28000', 'Database menolak pengguna dari DATABASE_URL.'],
  ['3D000', 'Database dari DATABASE_URL tidak ada. Buat dulu dengan createdb.'],
  ['ECONNREFUSED', 'PostgreSQL tidak menjawab di alamat DATABASE_URL.'],
  ['ENOTFOUND', 'Nama server di DATABASE_URL tidak dikenal.'],
])

/** The message for an error that wrong settings caused; undefined for any other error. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return undefined
  return ('code' in error ? REASONS.get(error.code) : undefined) ?? startProblem(error.cause)
}

/** The running program: its folder, which has package.json and the built app, and its version. */
export type Program = { root: string; version: ProgramVersion }

/**
 * Reads the program of a folder. A release's package.json names the commit that it was made from; `npm start` tells that of
 * its sources in COMMIT.
 */
export function programIn(root: string): Program {
  const file = join(root, 'package.json')
  const { version, commit } = (
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  ) as Partial<ProgramVersion>
  return {
    root,
    version: { version: version ?? UNKNOWN_VERSION.version, commit: commit ?? (process.env.COMMIT || null) },
  }
}
