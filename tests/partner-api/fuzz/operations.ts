import { contract } from '../openapi/wholeContract'
import type { Options } from './anyRequest'
import { ODD_TO_A_DATABASE } from './values'

const EACH = 10
// All masters of `custom-data` share their queries, so visa alone is enough; the rates have queries of their own.
const operations = contract.operations.filter(
  ({ template }) => !template.startsWith('/custom-data/') || /^\/custom-data\/(visa|kurs)/.test(template),
)

/**
 * The requests to a store with a database: to all operations, or to those of the templates that match. The memory store
 * gets the other odd values: to a database they are texts like all others.
 */
export const toADatabase = (templates = /^/): Options => ({
  each: EACH,
  operations: operations.filter(({ template }) => templates.test(template)),
  odd: ODD_TO_A_DATABASE,
})
