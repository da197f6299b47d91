import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, it } from 'vitest'
import { types, type PGlite, type QueryOptions } from '@electric-sql/pglite'
import { parsersOnce } from '@/partner-api/postgres/connect/pool'

it('queries of Drizzle, inside a transaction and outside, leave their parsers to the client, which has to copy none', async () => {
  const given: (QueryOptions | undefined)[] = []
  const asked = {
    query: async (_text: string, _values: unknown[], options?: QueryOptions) => {
      given.push(options)
      return { rows: [], fields: [] }
    },
  }
  const client = {
    ...asked,
    parsers: { [types.BOOL]: () => 'own', [types.DATE]: () => 'own' } as PGlite['parsers'],
    transaction: (work: (tx: typeof asked) => unknown) => work({ ...asked }),
  }
  const db = drizzle(parsersOnce(client as unknown as PGlite))
  await db.execute(sql`select 1`)
  await db.transaction((tx) => tx.execute(sql`select 2`))
  expect(given).toEqual([{ rowMode: 'object' }, { rowMode: 'object' }])
  expect([
    client.parsers[types.BOOL]?.('t', types.BOOL),
    client.parsers[types.DATE]?.('2026-11-20', types.DATE),
  ]).toEqual(['own', '2026-11-20'])
})
