import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { readMigrationFiles, type MigrationConfig } from 'drizzle-orm/migrator'
import { StartError } from '../errors/startProblem'
import type { Database, OpenDatabase } from './database'

/** The files that `npm run migration` writes, and the table that records which of them a database has. */
export const MIGRATIONS = {
  migrationsFolder: join(import.meta.dirname, 'migrations'),
  migrationsSchema: 'public',
  migrationsTable: '__drizzle_migrations',
} satisfies MigrationConfig

const record = sql`${sql.identifier(MIGRATIONS.migrationsSchema)}.${sql.identifier(MIGRATIONS.migrationsTable)}`

async function numberOf(db: Database, value: SQL): Promise<number> {
  const { rows } = (await db.execute(sql`select ${value} as value`)) as unknown as { rows: { value: unknown }[] }
  return Number(rows[0]?.value ?? 0)
}
const tableExists = async (db: Database, name: string) =>
  (await numberOf(db, sql`(to_regclass(${name}) is not null)::int`)) === 1

const createRecord = (db: Database) =>
  db.execute(sql`create table if not exists ${record} (id serial primary key, hash text not null, created_at bigint)`)
const recordOne = (db: Database, hash: string, at: number) =>
  db.execute(sql`insert into ${record} (hash, created_at) values (${hash}, ${at})`)

/**
 * Until version 0.1.0 this project kept its own record: `schema_version` holds the numbers of the migrations that ran,
 * and the first four are the first four files of today. They are marked as applied.
 */
async function adoptOldRecord(tx: Database): Promise<void> {
  if (!(await tableExists(tx, 'schema_version')) || (await tableExists(tx, MIGRATIONS.migrationsTable))) return
  const applied = await numberOf(tx, sql`(select coalesce(max(version), 0) from schema_version)`)
  await createRecord(tx)
  for (const { hash, folderMillis } of readMigrationFiles(MIGRATIONS).slice(0, applied))
    await recordOne(tx, hash, folderMillis)
}

/** The time of the newest migration that a database has; 0 for one without our tables. */
export const schemaOf = async (db: Database): Promise<number> =>
  (await tableExists(db, MIGRATIONS.migrationsTable)) ? numberOf(db, sql`(select max(created_at) from ${record})`) : 0

/** The time of the newest migration that this program has. */
export const newestSchema = (): number => readMigrationFiles(MIGRATIONS).at(-1)?.folderMillis ?? 0

/** This program must not write to the tables of migrations that it does not know. */
async function refuseNewer(db: Database): Promise<void> {
  if ((await schemaOf(db)) > newestSchema())
    throw new StartError('Database memakai skema yang lebih baru daripada program ini. Pakai program yang lebih baru.')
}

/**
 * Runs the migrations up to the one of this time inside a transaction that is already open. Drizzle's own migrator opens
 * one itself and needs a session around it, which a pooler does not keep. Returns the time of the newest one that the
 * database has then.
 */
export async function migrateWithin(tx: Database, upTo: number): Promise<number> {
  const present = await schemaOf(tx)
  const missing = readMigrationFiles(MIGRATIONS).filter(({ folderMillis: at }) => at > present && at <= upTo)
  if (missing.length > 0) await createRecord(tx)
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await recordOne(tx, hash, folderMillis)
  }
  return missing.at(-1)?.folderMillis ?? present
}

/**
 * Brings the database to this version of the code, in one transaction; processes that start together take turns. Returns
 * the times of the newest migration before and after.
 */
export const migrate = ({ migrating }: Pick<OpenDatabase, 'migrating'>): Promise<{ from: number; to: number }> =>
  migrating(async (tx) => {
    await adoptOldRecord(tx)
    await refuseNewer(tx)
    return { from: await schemaOf(tx), to: await migrateWithin(tx, newestSchema()) }
  })

type Journal = { entries: { when: number; tag: string }[] }

const journal = () =>
  JSON.parse(readFileSync(join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

/** Makes the function that names the migration of a time, such as `0003_versions`; null for a database without one. */
export function migrationNames(): (at: number) => string | null {
  const names = new Map(journal().entries.map(({ when, tag }) => [when, tag]))
  // A newer program may have migrated a database that several servers share.
  return (at) => (at === 0 ? null : (names.get(at) ?? String(at)))
}

/** Makes the function that asks a database for the name of its newest migration. */
export function newestMigration(db: Database): () => Promise<string | null> {
  const nameOf = migrationNames()
  return async () => nameOf(await numberOf(db, sql`(select coalesce(max(created_at), 0) from ${record})`))
}
