// @vitest-environment node
import { openPgliteStore } from '../../../src/partner-api/postgres/postgresStore'
import { contract } from '../openapi/wholeContract'
import { anyRequest } from './anyRequest'

// The custom-data masters share their queries: one of them stands for all.
const operations = contract.operations.filter(
  ({ template }) => !template.startsWith('/custom-data/') || template.startsWith('/custom-data/visa'),
)

anyRequest('PGlite', () => openPgliteStore(), { each: 10, operations, thorough: false })
