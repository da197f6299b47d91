// @vitest-environment node
import { describe } from 'vitest'
import { auditContract } from './auditContract'
import { auditTrigger } from './auditTrigger'
import { deskContract } from './deskContract'
import { offersContract } from './offersContract'
import { kursContract, kursHistory } from './kursContract'
import { offerProfileContract } from './offerProfileContract'
import { accountsContract } from './accountsContract'
import { importContract } from './importContract'
import { longLists } from './longLists'
import { newPglite, newPgliteStore } from './newPglite'
import { searchContract } from './searchContract'
import { sessionContract } from './sessionContract'
import { signInContract } from './signInContract'
import { storeContract } from './storeContract'

describe('PGlite store', () => {
  storeContract(newPgliteStore)
  auditContract(newPgliteStore)
  auditTrigger(newPglite)
  sessionContract(newPgliteStore)
  signInContract(newPgliteStore)
  accountsContract(newPgliteStore)
  importContract(newPgliteStore)
  searchContract(newPgliteStore)
  longLists(newPglite)
  kursContract(newPgliteStore)
  offersContract(newPgliteStore)
  offerProfileContract(newPgliteStore)
  deskContract(newPgliteStore)
  kursHistory(newPglite)
})
