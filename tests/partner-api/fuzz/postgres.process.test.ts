import { describe } from 'vitest'
import { openPostgres } from '@/partner-api/postgres/database'
import { postgresDatabases } from '../stores/testDatabases'
import { hasPostgres } from '../stores/scratchPostgres'
import { anyRequest } from './anyRequest'
import { requestsToDatabase } from './operations'
import { digested } from './state'

describe.skipIf(!hasPostgres)('generated requests', () => {
  const newDatabase = postgresDatabases()
  anyRequest('PostgreSQL', async () => digested(await openPostgres(await newDatabase())), requestsToDatabase())
})
