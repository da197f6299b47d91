import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
/** The licences of packages that an MIT app may ship. MPL requires the source of changed files only, and none is changed. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'Zlib',
])
/** Packages that write the name of their licence in another form. */
const SAID_OTHERWISE: Record<string, string> = { 'css-mediaquery': 'BSD' }

type LockEntry = { version: string; dev?: boolean; devOptional?: boolean; optional?: boolean; peer?: boolean }
type Lock = { packages: Record<string, LockEntry> }
type Manifest = { name: string; license?: string }

const read = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T
const lock = read<Lock>('package-lock.json').packages
const production = Object.entries(lock).filter(
  ([place, { dev, devOptional }]) =>
    place !== '' && !dev && !devOptional && existsSync(join(ROOT, place, 'package.json')),
)

/** Whether a licence is allowed: all parts (`AND`) of one of its alternatives (`OR`) must be allowed. */
const isAllowed = (name: string, licence = '') =>
  SAID_OTHERWISE[name] === licence ||
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => ALLOWED.has(part)))

it('the licence of every production dependency permits shipping it', () => {
  expect(production.length).toBeGreaterThan(100)
  const refused = production
    .map(([place]) => read<Manifest>(join(place, 'package.json')))
    .filter(({ name, license }) => !isAllowed(name, license))
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  expect([
    isAllowed('x', 'GPL-3.0'),
    isAllowed('x', '(GPL-2.0 OR MIT)'),
    isAllowed('x', '(MIT AND Zlib)'),
    isAllowed('x', '(MIT AND GPL-2.0)'),
    isAllowed('x'),
    isAllowed('x', 'BSD'),
  ]).toEqual([false, true, true, false, false, false])
})

it('the lock file pins every package by a hash', () => {
  const lockEntries = Object.entries(lock).filter(([place]) => place !== '')
  expect(lockEntries.filter(([, entry]) => !('integrity' in entry)).map(([place]) => place)).toEqual([])
})
