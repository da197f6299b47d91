// @vitest-environment node
import { reusedPglite } from '../stores/newPglite'
import { contract } from '../openapi/wholeContract'
import { anyRequest } from './anyRequest'
import { digested } from './state'
import { ODD_TO_A_DATABASE } from './values'

// All masters of `custom-data` share their queries, so visa alone is enough; the rates have queries of their own.
const operations = contract.operations.filter(
  ({ template }) => !template.startsWith('/custom-data/') || /^\/custom-data\/(visa|kurs)/.test(template),
)

// The memory store gets the other odd values: to a database they are texts like all others.
anyRequest('PGlite', async () => digested(await reusedPglite()), { each: 10, operations, odd: ODD_TO_A_DATABASE })
