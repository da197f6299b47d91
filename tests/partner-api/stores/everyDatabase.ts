import { describe } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import { auditTrigger } from './auditTrigger'
import { CONTRACTS } from './contracts/everyContract'
import { kursHistory } from './contracts/kursContract'
import { pagesAndTotals } from './pagesAndTotals'
import { plantedCollisions } from './plantedCollisions'

/**
 * The tests that the store must pass on PGlite and on PostgreSQL. All groups share one database; `reopen` empties it for
 * the next group. Each group is in a `describe`, because its hooks would otherwise run before the first test.
 */
export function everyDatabase(reopen: () => Promise<OpenDatabase>): void {
  describe.each(Object.entries(CONTRACTS))('%s', (_, contract) => {
    contract(async () => createPostgresStore(await reopen()))
  })
  describe('the audit', () => {
    auditTrigger(reopen)
  })
  describe('the history of the rate', () => {
    kursHistory(reopen)
  })
  describe('pages and totals', () => {
    pagesAndTotals(reopen)
  })
  describe('planted collisions', () => {
    plantedCollisions(reopen)
  })
}
