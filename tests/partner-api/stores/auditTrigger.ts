import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import { NOW } from '../fixtures'

const reasonOf = (error: unknown) => String((error as Error).cause ?? error)

/** The database itself keeps the audit: the tests that PGlite and PostgreSQL must pass. */
export function auditTrigger(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
    const store = await createPostgresStore(database)
    await store.addAudit({
      at: NOW,
      userId: 1,
      userName: 'Ana',
      address: '',
      event: 'delete',
      resource: 'mitra',
      recordId: 1,
      label: 'tetap ada',
      before: null,
      after: null,
    })
  }, 60_000)
  afterAll(() => database?.close())

  describe('the table of the audit', () => {
    it.each([
      `update audit set label = 'lain'`,
      `update audit set label = 'lain' where false`,
      `delete from audit`,
      `truncate audit`,
      `insert into audit overriding system value select * from audit on conflict (id) do update set label = 'lain'`,
      `merge into audit using (select 1) one on true when matched then delete`,
    ])('the database refuses “%s”, whoever sends it', async (statement) => {
      const refusal = await database.db.execute(sql.raw(statement)).then(String, reasonOf)
      expect(refusal).toMatch(/the audit is append-only/)
      const { rows } = (await database.db.execute(sql`select label from audit`)) as unknown as { rows: unknown[] }
      expect(rows).toEqual([{ label: 'tetap ada' }])
    })
  })
}
