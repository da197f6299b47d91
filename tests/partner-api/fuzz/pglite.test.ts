// @vitest-environment node
import { reusedPglite } from '../stores/newPglite'
import { contract } from '../openapi/wholeContract'
import { anyRequest } from './anyRequest'
import { digested } from './state'

// All masters of `custom-data` share their queries, so visa alone is enough; the rates have queries of their own.
const operations = contract.operations.filter(
  ({ template }) => !template.startsWith('/custom-data/') || /^\/custom-data\/(visa|kurs)/.test(template),
)

anyRequest('PGlite', async () => digested(await reusedPglite()), { each: 10, operations })
