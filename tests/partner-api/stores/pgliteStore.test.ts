// @vitest-environment node
import { describe } from 'vitest'
import { auditContract } from './contracts/auditContract'
import { auditTrigger } from './auditTrigger'
import { departureContract } from './contracts/departureContract'
import { deskContract } from './contracts/deskContract'
import { offersContract } from './contracts/offersContract'
import { optionsContract } from './contracts/optionsContract'
import { statusContract } from './contracts/statusContract'
import { kursContract, kursHistory } from './contracts/kursContract'
import { offerProfileContract } from './contracts/offerProfileContract'
import { accountsContract } from './contracts/accountsContract'
import { importContract } from './contracts/importContract'
import { longLists } from './longLists'
import { newPglite, reusedPglite, reusedPgliteStore } from './newPglite'
import { searchContract } from './contracts/searchContract'
import { ownPackagesContract } from './contracts/ownPackagesContract'
import { sessionContract } from './contracts/sessionContract'
import { signInContract } from './contracts/signInContract'
import { storeContract } from './contracts/storeContract'
import { visitsContract } from './contracts/visitsContract'

const CONTRACTS = {
  storeContract,
  auditContract,
  sessionContract,
  ownPackagesContract,
  signInContract,
  accountsContract,
  importContract,
  searchContract,
  kursContract,
  offersContract,
  optionsContract,
  statusContract,
  departureContract,
  offerProfileContract,
  deskContract,
  visitsContract,
}

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
