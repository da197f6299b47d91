import { describe } from 'vitest'
import type { OpenDatabase } from '../../../src/partner-api/postgres/database'
import { createPostgresStore } from '../../../src/partner-api/postgres/postgresStore'
import { auditTrigger } from './auditTrigger'
import { cachedTotals } from './cachedTotals'
import { CONTRACTS } from './contracts/everyContract'
import { kursHistory } from './contracts/kursContract'

/**
 * The tests that the store must pass on PGlite and on PostgreSQL. Each uses the same database after another one, which
 * `reopen` empties. Outside a `describe` each would open one before the first test.
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
  describe('the totals of searches', () => {
    cachedTotals(reopen)
  })
}
