import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { newPglite } from '../partner-api/stores/newPglite'
import { dropTables } from '../partner-api/stores/testDatabases'
import { everyUpgrade } from './everyUpgrade'

let database: OpenDatabase
beforeAll(async () => {
  database = await newPglite()
}, 60_000)
afterAll(() => database?.close())

/** Starting PGlite takes longer than an upgrade, so all tests share one, and each test empties it. */
everyUpgrade(async () => {
  await dropTables(database)
  return { ...database, close: async () => undefined }
})
