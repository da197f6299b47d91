import { describe } from 'vitest'
import { openPostgres } from '@/partner-api/postgres/database'
import { hasPostgres } from '../partner-api/stores/scratchPostgres'
import { postgresDatabases } from '../partner-api/stores/testDatabases'
import { everyUpgrade } from './everyUpgrade'

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  const newDatabase = postgresDatabases()
  everyUpgrade(async () => openPostgres(await newDatabase()))
})
