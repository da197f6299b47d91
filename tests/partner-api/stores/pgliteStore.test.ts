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
import { newPglite, newPgliteStore } from './newPglite'
import { searchContract } from './contracts/searchContract'
import { sessionContract } from './contracts/sessionContract'
import { signInContract } from './contracts/signInContract'
import { storeContract } from './contracts/storeContract'
import { visitsContract } from './contracts/visitsContract'

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
  optionsContract(newPgliteStore)
  statusContract(newPgliteStore)
  departureContract(newPgliteStore)
  offerProfileContract(newPgliteStore)
  deskContract(newPgliteStore)
  visitsContract(newPgliteStore)
  kursHistory(newPglite)
})
