import { backup } from './backup'
import { audit } from './audit'
import { customData } from './custom-data'
import type { AppResource } from './defineResource'
import { desk } from './desk'
import { figures } from './figures'
import { followUps } from './follow-ups'
import { hotels } from './hotel'
import { kurs } from './kurs'
import { mitra } from './mitra'
import { offers } from './offers'
import { offerProfile } from './offer-profile'
import { umrohPackages } from './umroh-packages'
import { umrohRegular } from './umroh-regular'
import { users } from './users'

const [flights, ...otherMasters] = customData

/**
 * The only list of resources, in the order of the admin's menu. Routes, guards, menus, permissions, frames, chunks,
 * preloading, persisted queries, drafts, the data provider and `npm run size` all read it.
 */
export const registry: readonly AppResource[] = [
  umrohRegular,
  figures,
  offers,
  ...(flights ? [flights] : []),
  ...hotels,
  kurs,
  ...otherMasters,
  umrohPackages,
  offerProfile,
  desk,
  followUps,
  mitra,
  users,
  backup,
  audit,
]

/** The definitions of all registered resources. */
export const definitions = registry.map(({ definition }) => definition)
