import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { MIGRATIONS } from './migrate'

type Journal = { entries: { when: number; tag: string }[] }

const journal = () =>
  JSON.parse(readFileSync(join(MIGRATIONS.migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

const record = sql`${sql.identifier(MIGRATIONS.migrationsSchema)}.${sql.identifier(MIGRATIONS.migrationsTable)}`

/** Makes the function that asks a database for the name of its newest migration, such as `0003_versions`. */
export function newestMigration(db: Database): () => Promise<string | null> {
  const names = new Map(journal().entries.map(({ when, tag }) => [when, tag]))
  return async () => {
    const { rows } = (await db.execute(sql`select max(created_at) as newest from ${record}`)) as unknown as {
      rows: { newest: unknown }[]
    }
    const newest = Number(rows[0]?.newest ?? 0)
    // A newer program may have migrated a database that several servers share.
    return names.get(newest) ?? String(newest)
  }
}
