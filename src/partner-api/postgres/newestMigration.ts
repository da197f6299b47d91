import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { MIGRATIONS } from './migrate'

type Journal = { entries: { when: number; tag: string }[] }

const journal = () =>
  JSON.parse(readFileSync(join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

const record = sql`${sql.identifier(MIGRATIONS.migrationsSchema)}.${sql.identifier(MIGRATIONS.migrationsTable)}`

/** Makes the function that names the migration of a time, such as `0003_versions`; null for a database without one. */
export function migrationNames(): (at: number) => string | null {
  const names = new Map(journal().entries.map(({ when, tag }) => [when, tag]))
  // A newer program may have migrated a database that several servers share.
  return (at) => (at === 0 ? null : (names.get(at) ?? String(at)))
}

/** Makes the function that asks a database for the name of its newest migration. */
export function newestMigration(db: Database): () => Promise<string | null> {
  const nameOf = migrationNames()
  return async () => {
    const { rows } = (await db.execute(sql`select max(created_at) as newest from ${record}`)) as unknown as {
      rows: { newest: unknown }[]
    }
    return nameOf(Number(rows[0]?.newest ?? 0))
  }
}
