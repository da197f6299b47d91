import { describe } from 'vitest'
import { everyDatabase } from './everyDatabase'
import { longLists } from './longLists'
import { newPglite, reusedPglite } from './newPglite'
import { hasPostgres } from './scratchPostgres'

describe('PGlite store', () => {
  everyDatabase(reusedPglite)
  // If PostgreSQL is installed, its planner is asked instead (postgresStore.test.ts).
  describe.skipIf(hasPostgres)('long lists', () => {
    longLists(newPglite)
  })
})
