import { contract } from '../openapi/wholeContract'
import type { Options } from './anyRequest'
import { ODD_TO_A_DATABASE } from './values'

const EACH = 10
// All masters of `custom-data` share their queries, so visa alone is enough; the rates have queries of their own.
const operations = contract.operations.filter(
  ({ template }) => !template.startsWith('/custom-data/') || /^\/custom-data\/(visa|kurs)/.test(template),
)

/**
 * Chooses the operations that a database gets requests to, and of these the operations whose template
 * matches. Masters that share their queries with visa are left out. Odd values that mean nothing to a
 * database go to the memory store only.
 */
export const requestsToDatabase = (templates?: RegExp): Options => ({
  each: EACH,
  operations: operations.filter(({ template }) => !templates || templates.test(template)),
  odd: ODD_TO_A_DATABASE,
})
