// @vitest-environment node
import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../../../src/partner-api/postgres/database'
import { hasPostgres, startScratchPostgres, type ScratchPostgres } from '../stores/scratchPostgres'
import { anyRequest } from './anyRequest'
import { requestsToDatabase } from './operations'
import { digested } from './state'

describe.skipIf(!hasPostgres)('generated requests', () => {
  let postgres: ScratchPostgres
  beforeAll(async () => {
    postgres = await startScratchPostgres()
  }, 60_000)
  afterAll(() => postgres?.stop(), 60_000)

  anyRequest('PostgreSQL', async () => digested(await openPostgres(await postgres.newDatabase())), requestsToDatabase())
})
