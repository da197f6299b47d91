// @vitest-environment node
import { describe } from 'vitest'
import { openPgliteStore } from '../../src/partner-api/postgresStore'
import { storeContract } from './storeContract'

describe('PGlite store', () => {
  storeContract(() => openPgliteStore())
})
