// @vitest-environment node
import { openPgliteStore } from '../../../src/partner-api/postgres/postgresStore'
import { contract } from '../openapi/wholeContract'
import { anyRequest } from './anyRequest'
import { listed } from './state'

// All masters of `custom-data` share their queries, so visa alone is enough; the rates have queries of their own.
const operations = contract.operations.filter(
  ({ template }) => !template.startsWith('/custom-data/') || /^\/custom-data\/(visa|kurs)/.test(template),
)

anyRequest('PGlite', async () => listed(await openPgliteStore()), { each: 10, operations })
