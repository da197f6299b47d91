import { auditContract } from './auditContract'
import { departureContract } from './departureContract'
import { deskContract } from './deskContract'
import { offersContract } from './offersContract'
import { optionsContract } from './optionsContract'
import { statusContract } from './statusContract'
import { kursContract } from './kursContract'
import { offerProfileContract } from './offerProfileContract'
import { accountsContract } from './accountsContract'
import { importContract, uploadsContract } from './importContract'
import { searchContract } from './searchContract'
import { ownPackagesContract } from './ownPackagesContract'
import { sessionContract } from './sessionContract'
import { signInContract } from './signInContract'
import { storeContract } from './storeContract'
import { templatesContract } from './templatesContract'
import { unsoldContract } from './unsoldContract'
import { versionsContract } from './versionsContract'
import { visitsContract } from './visitsContract'

/** The tests of a store of packages, accounts and masters. Each of them opens its stores. */
export const CONTRACTS = {
  storeContract,
  auditContract,
  sessionContract,
  ownPackagesContract,
  templatesContract,
  signInContract,
  accountsContract,
  importContract,
  uploadsContract,
  searchContract,
  kursContract,
  offersContract,
  optionsContract,
  statusContract,
  departureContract,
  offerProfileContract,
  deskContract,
  unsoldContract,
  versionsContract,
  visitsContract,
}
