// @vitest-environment node
import { describe } from 'vitest'
import { openPglite } from '../../../src/partner-api/postgres/database'
import { openPgliteStore } from '../../../src/partner-api/postgres/postgresStore'
import { longLists } from './longLists'
import { searchContract } from './searchContract'
import { storeContract } from './storeContract'

describe('PGlite store', () => {
  storeContract(() => openPgliteStore())
  searchContract(() => openPgliteStore())
  longLists(() => openPglite())
})
