import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loosenSchema, restoreBackup } from '@/partner-api/postgres/backup/restoreBackup'
import { writeBackup } from '@/partner-api/postgres/backup/writeBackup'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { migrate, newestSchema } from '@/partner-api/postgres/migrate'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import { seedStore } from '@/partner-api/seed/seedStore'
import { everyTable } from '@/partner-api/postgres/backup/format'
import { FAST, NOW } from '../fixtures'
import { dropTables, emptyDatabases } from '../stores/testDatabases'
import { backupOf, contentsOf, piecesOf, restoreInto } from './moves'

const openEmpty = emptyDatabases()
let database: OpenDatabase
let text: string

beforeAll(async () => {
  database = await openEmpty()
  await seedStore(await createPostgresStore(database), { now: () => NOW, iterations: FAST, packages: [2, 1] })
  text = await backupOf(database.db)
}, 120_000)
beforeEach(() => dropTables(database))
afterAll(() => database?.close())

const lines = () => text.split('\n')
const changed = (change: (all: string[]) => string[]) => change(lines()).join('\n')
const header = (change: Record<string, unknown>) =>
  changed(([first = '', ...rest]) => [JSON.stringify({ ...(JSON.parse(first) as object), ...change }), ...rest])
const firstPackage = () => lines().findIndex((line) => line === '{"table":"packages"}') + 1

describe('a file that is no whole backup is refused, and the database stays without tables', () => {
  it.each<[string, () => string, RegExp]>([
    ['nothing', () => '', /tidak ada isinya/],
    ['another file', () => '{"name": "x"}\n', /bukan kepala cadangan/],
    ['the header alone', () => `${lines()[0]}\n`, /akhirnya tidak ada/],
    ['half of the file', () => text.slice(0, text.length / 2), /akhirnya tidak ada/],
    ['a file without its last line', () => changed((all) => all.slice(0, -2)) + '\n', /akhirnya tidak ada/],
    ['a file without its last letter', () => text.slice(0, -1), /akhirnya tidak ada/],
    ['a file with a changed digit', () => text.replace('"Margin', '"Marqin').replace(/\["1",/, '["9001",'), /SHA-256/],
    [
      'a file without one row',
      () => changed((all) => all.toSpliced(firstPackage(), 1)),
      /packages punya 2 baris, bukan 3/,
    ],
    [
      'a file with one row twice',
      () => changed((all) => all.toSpliced(firstPackage(), 0, all[firstPackage()] ?? '')),
      /tabel packages/,
    ],
    [
      'a file without a table',
      () =>
        changed((all) =>
          all
            .filter((line) => !line.includes('"app_state"') || line.startsWith('{"format"'))
            .filter((line) => !line.startsWith('["seeded"')),
        ),
      /jumlah barisnya/,
    ],
    ['rows of no table', () => changed((all) => all.toSpliced(1, 0, '["1"]')), /tanpa tabel/],
    ['an unknown line', () => changed((all) => all.toSpliced(1, 0, '{"drop":true}')), /baris tidak dikenal/],
    ['an unknown table', () => changed((all) => all.toSpliced(1, 0, '{"table":"pg_authid"}')), /tidak disebut/],
    ['a NUL in a text', () => text.replace('["1","makkah","', '["1","makkah","\\u0000'), /tabel hotels/],
    ['a text for a number', () => text.replace('["1","makkah"', '["satu","makkah"'), /tabel hotels/],
  ])('%s', async (_, made, why) => {
    const bad = made()
    expect(bad).not.toBe(text)
    await expect(restoreInto(database, bad)).rejects.toThrow(why)
    expect(await everyTable(database.db)).toEqual([])
  })
})

it('a backup of a newer schema, of a newer format or of an unknown schema is refused', async () => {
  await expect(restoreInto(database, header({ schema: newestSchema() + 1 }))).rejects.toThrow(/skema yang lebih baru/)
  await expect(restoreInto(database, header({ version: 2 }))).rejects.toThrow(/program yang lebih baru/)
  await expect(restoreInto(database, header({ schema: newestSchema() - 1 }))).rejects.toThrow(/tidak dikenal/)
  expect(await everyTable(database.db)).toEqual([])
})

it('a database with any row is refused and stays as it is; one with empty tables is filled', async () => {
  await migrate(database)
  await database.db.execute(sql`insert into mitra (name) values ('Sudah ada')`)
  const before = await contentsOf(database.db)
  await expect(restoreInto(database, text)).rejects.toThrow(/tidak kosong \(tabel mitra berisi\)/)
  expect(await contentsOf(database.db)).toEqual(before)
  await database.db.execute(sql`delete from mitra`)
  await restoreInto(database, text)
  expect((await contentsOf(database.db)).packages).toHaveLength(3)
})

it('an empty database of a newer schema than the backup’s is refused', async () => {
  await migrate(database)
  await expect(restoreInto(database, header({ schema: 1_700_000_000_000 }))).rejects.toThrow(/benar-benar baru/)
})

it('a restore that is stopped leaves nothing', async () => {
  const stop = new AbortController()
  const watch = { signal: stop.signal, onProgress: () => stop.abort(new Error('berhenti')) }
  await expect(restoreBackup(database, piecesOf(text), watch)).rejects.toThrow('berhenti')
  expect(await everyTable(database.db)).toEqual([])
})

it.each([
  ['before the indexes are built', (stop: () => void) => ({ onRead: stop })],
  ['while they are built', (stop: () => void) => ({ onRead: () => setImmediate(stop) })],
])('a restore that is stopped after its last row, %s, leaves nothing', async (_, when) => {
  const stop = new AbortController()
  const watch = { signal: stop.signal, ...when(() => stop.abort(new Error('berhenti'))) }
  await expect(restoreBackup(database, piecesOf(text), watch)).rejects.toThrow('berhenti')
  expect(await everyTable(database.db)).toEqual([])
})

it('a restore that is stopped builds no further index', async () => {
  await migrate(database)
  const stopped = database.db.transaction(async (tx) => {
    const tighten = await loosenSchema(tx)
    await tighten(AbortSignal.abort(new Error('berhenti')))
  })
  await expect(stopped).rejects.toThrow('berhenti')
})

it('a backup is refused for a database that this program has not made, and for one of a newer program', async () => {
  const write = async () => undefined
  await expect(writeBackup(database.db, write)).rejects.toThrow(/belum dibuat/)
  await migrate(database)
  await database.db.execute(
    sql`insert into __drizzle_migrations (hash, created_at) values ('x', ${newestSchema() + 1})`,
  )
  await expect(writeBackup(database.db, write)).rejects.toThrow(/lebih baru/)
})
