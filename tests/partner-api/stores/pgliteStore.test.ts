// @vitest-environment node
import { describe } from 'vitest'
import { auditTrigger } from './auditTrigger'
import { CONTRACTS } from './contracts/everyContract'
import { kursHistory } from './contracts/kursContract'
import { longLists } from './longLists'
import { newPglite, reusedPglite, reusedPgliteStore } from './newPglite'

describe('PGlite store', () => {
  // The contracts use the same PGlite one after another. Outside a `describe` each would open one before the first test.
  describe.each(Object.entries(CONTRACTS))('%s', (_, contract) => {
    contract(reusedPgliteStore)
  })
  describe('the audit', () => {
    auditTrigger(reusedPglite)
  })
  describe('the history of the rate', () => {
    kursHistory(reusedPglite)
  })
  describe('long lists', () => {
    longLists(newPglite)
  })
})
