import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { OpenApiDocument } from './operations'

/** Each release keeps the contract that it was made with, so that later ones can be compared with it. */
const FOLDER = resolve(import.meta.dirname, '../../docs/releases')
const fileOf = (version: string) => join(FOLDER, version, 'openapi.json')

const numbersOf = (version: string) => version.split('.').map(Number)

/** Whether a version is newer, by its numbers. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(than)]
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

export type Release = { version: string; contract: OpenApiDocument }

export const releaseOf = (version: string): Release | null =>
  existsSync(fileOf(version))
    ? { version, contract: JSON.parse(readFileSync(fileOf(version), 'utf8')) as OpenApiDocument }
    : null

/** The newest release whose contract is kept, or the newest before a version; null before the first one. */
export function lastRelease(before?: string): Release | null {
  const versions = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /^\d+\.\d+\.\d+$/.test(name)) : []
  const [newest] = versions
    .filter((version) => !before || isNewer(before, version))
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1))
  return newest === undefined ? null : releaseOf(newest)
}

/** Only a new first number may break the contract of the release before. */
export const mayBreak = (version: string, last: string) => numbersOf(version)[0] !== numbersOf(last)[0]

export function keepContract(version: string, contract: unknown): string {
  const file = fileOf(version)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(contract)}\n`)
  return file
}
