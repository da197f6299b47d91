import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/values/dates'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store } from '@/partner-api/stores/store'
import { SORT_FIELDS } from '@/partner-api/stores/packageSort'
import { editBy, NOW, seasonal, sessionOf, snapshotNamed, twoMitra } from '../fixtures'
import { newOfferOf } from '../offers/newOffer'
import { exampleProfile } from '../../domain/offer/packages'
import { newPglite } from './newPglite'
import { readsOf, TENANT_TABLES, type Way } from './tenantTables'

const TODAY = '2026-11-22'
let days = 0
const [HASH, MOST] = ['tenants', 9]

/** The rows that the calls below name. */
type Rows = { mitraId: number; userId: number; packageId: number; otherId: number; offerId: number; tokenHash: string }
type RecordMethod = `${'masters' | 'hotels'}.${keyof Store['masters']}`
type Method =
  | Exclude<
      keyof Store,
      'transaction' | 'close' | 'schema' | 'connections' | 'now' | 'writers' | 'writeBackup' | 'masters' | 'hotels'
    >
  | RecordMethod
type Call = (store: Store, rows: Rows) => Promise<unknown>
type Calls = { [method in Method]: Call }

const people = { name: 'Baru', mitraId: null, roles: [], permissions: [] }
const master = { kind: 'visaBus', name: 'Visa', price: 1, logo: null } as const
const hotel = { city: 'makkah', name: 'H', stars: 5, distance: 1, image: null, rates: seasonal(1, 2, 3) } as const
const entry = {
  at: NOW,
  userId: 1,
  userName: 'A',
  address: '',
  event: 'create',
  resource: 'users',
  recordId: 1,
  label: '',
  before: null,
  after: null,
} as const
const accounts = { q: 'a', page: 1, perPage: MOST, sort: { field: 'name', direction: 'asc' } } as const
const answer = { by: 'customer', name: 'A', room: 'quad', jamaah: 2, at: NOW, version: 1, offerHash: 'h' } as const
const PUSH = { endpoint: 'https://push.example.com/1', p256dh: 'a', auth: 'b', origin: null }
const tries = { bucket: 'tenants', before: null, after: { count: 1, at: NOW } }

/** Every list of a mitra: each order, some pages, searches of some lengths, and each status. */
async function lists(store: Store, { mitraId }: Rows) {
  const scope = { mitraId }
  const place = { scope, perPage: 50 }
  for (const field of SORT_FIELDS)
    for (const direction of ['asc', 'desc'] as const)
      for (const [q, page] of [
        ['', 1],
        ['', 5],
        ['umroh', 1],
      ] as const)
        await store.listPackages({ ...place, q, page, sort: { field, direction, today: TODAY } })
  for (const is of ['draf', 'terkirim', 'dilihat', 'setuju', 'lewat-masa', 'batal'] as const)
    for (const q of ['', 'umroh']) await store.listPackages({ ...place, q, page: 1, status: { is, today: TODAY } })
  for (const q of ['', 'umroh'])
    await store.listPackages({ ...place, q, page: 1, checkInMonth: '2026-12', createdMonth: '2026-11' })
  await store.listPackages({ ...place, q: 'umroh', page: 900 })
}

const CALLS: Calls = {
  hasAccounts: (store) => store.hasAccounts(),
  lockAccounts: (store) => store.transaction((tx) => tx.lockAccounts()),
  listAccounts: (store) => store.listAccounts(accounts),
  findAccount: (store, { userId }) => store.findAccount(userId),
  updateAccount: (store, { userId, mitraId }) =>
    store.updateAccount(userId, { ...people, mitraId, email: 'ubah@a.co' }),
  disableAccount: (store, { userId }) => store.disableAccount(userId, null),
  listEmails: (store) => store.listEmails(),
  setEmail: (store, { userId }) => store.setEmail(userId, 'lain@a.co'),
  setPassword: (store, { userId }) => store.setPassword(userId, 'x'),
  lockUser: (store, { userId }) => store.lockUser(userId),
  mayEnter: (store, { userId }) => store.mayEnter(userId),
  countOwners: (store) => store.countOwners(),
  listMitra: (store) => store.listMitra(accounts),
  findMitraAccount: (store, { mitraId }) => store.findMitraAccount(mitraId),
  updateMitra: (store, { mitraId }) => store.updateMitra(mitraId, { name: 'Satu' }),
  disableMitra: (store, { mitraId }) => store.disableMitra(mitraId, null),
  putLink: (store, { userId }) => store.putLink({ userId, tokenHash: HASH, expiresAt: NOW }),
  findLink: (store) => store.findLink(HASH),
  deleteLink: (store, { userId }) => store.deleteLink(userId),
  findTries: (store) => store.findTries(['a']),
  countTries: (store) => store.countTries([tries]),
  giveBackTries: (store) => store.giveBackTries(['tenants']),
  forgetTries: (store) => store.forgetTries('tenants'),
  findPlaces: (store, { userId }) => store.findPlaces(userId, ['a']),
  rememberPlaces: (store, { userId }) => store.rememberPlaces(userId, ['a'], NOW, 1),
  addAudit: (store) => store.addAudit(entry),
  listAudit: (store) => store.listAudit({ userId: 1, event: 'create' }, 1, { at: NOW, id: 1 }),
  countByMonth: (store) => store.countByMonth(0),
  figuresByMonth: (store) => store.figuresByMonth(0),
  followUps: (store) => store.followUps(TODAY, MOST),
  openQuotes: (store, { mitraId }) => store.openQuotes({ mitraId }, TODAY, MOST),
  missingSteps: (store) => store.missingSteps(),
  endingLists: (store) => store.endingLists(TODAY),
  'masters.lock': (store) => store.transaction((tx) => tx.masters.lock('visaBus')),
  'hotels.lock': (store) => store.transaction((tx) => tx.hotels.lock('makkah')),
  'masters.insert': (store) => store.masters.insert([master]),
  'hotels.insert': (store) => store.hotels.insert([hotel]),
  'masters.update': (store) => store.masters.update([{ ...master, id: 1 }]),
  'hotels.update': (store) => store.hotels.update([{ ...hotel, id: 1 }]),
  'masters.mark': (store) => store.masters.mark([1], NOW),
  'hotels.mark': (store) => store.hotels.mark([1], NOW),
  addAudits: (store) => store.addAudits([entry]),
  newestBatch: (store) => store.newestBatch('custom-data/visa'),
  readBatch: (store) => store.readBatch('custom-data/visa', 'a'),
  changedAfter: (store) => store.changedAfter('custom-data/visa', 1),
  listKurs: (store) => store.listKurs(),
  findKurs: (store) => store.findKurs(TODAY),
  keepUpload: (store) => store.keepUpload({ hash: HASH, jpeg: new Uint8Array([1]), createdAt: NOW }),
  findUpload: (store) => store.findUpload(HASH),
  markUploads: (store) => store.markUploads([HASH]),
  eraseUploads: (store) => store.eraseUploads(0),
  insertKurs: (store) =>
    store.insertKurs({ rupiahPerSar: 1, buffer: 0, validFrom: TODAY, createdAt: NOW, createdBy: null }),
  insertOffer: (store, { packageId, mitraId, userId }) =>
    store.insertOffer(newOfferOf({ packageId, mitraId, createdBy: userId })),
  keepOfferedPackage: (store, { packageId }) =>
    store.keepOfferedPackage({ packageId, packageVersion: 1 }, snapshotNamed('A')),
  findOfferedPackage: (store, { packageId }) => store.findOfferedPackage({ packageId, packageVersion: 1 }),
  listOffers: (store, { packageId }) => store.listOffers(packageId, { page: 1, perPage: 9 }),
  countOffers: (store, { packageId }) => store.countOffers(packageId),
  latestOffered: (store, { packageId }) => store.latestOffered(packageId),
  findOffer: (store, { offerId, mitraId }) => store.findOffer(offerId, { mitraId }, true),
  findOpenOffer: (store, { tokenHash }) => store.findOpenOffer(tokenHash, true),
  offerPicture: (store, { offerId }) => store.offerPicture(offerId),
  offerLogo: (store, { offerId }) => store.offerLogo(offerId),
  seeOffer: (store, { offerId }) => store.seeOffer(offerId, NOW),
  answerOffer: (store, { offerId }) => store.answerOffer(offerId, answer),
  lockMitra: (store, { mitraId }) => store.transaction((tx) => tx.lockMitra(mitraId)),
  replaceOffers: (store, { packageId, otherId }) =>
    store.replaceOffers(
      [packageId, otherId].map((id) => ({ packageId: id, version: 2 })),
      NOW,
    ),
  revokeOffer: (store, { offerId }) => store.revokeOffer(offerId, NOW),
  eraseCustomer: (store, { offerId }) => store.eraseCustomer(offerId, NOW),
  offersToErase: (store) => store.offersToErase({ time: NOW, day: TODAY }, MOST),
  findOfferProfile: (store, { mitraId }) => store.transaction((tx) => tx.findOfferProfile(mitraId, true)),
  putOfferProfile: (store, { mitraId, userId }) => store.putOfferProfile(mitraId, exampleProfile, editBy(userId)),
  findSessionAndPage: (store) => store.findSessionAndPage(HASH, { page: 1, perPage: 50 }, TODAY),
  findSessionAndDetail: (store, { packageId }) => store.findSessionAndDetail(HASH, packageId),
  findPriced: (store) => store.findPriced([1], [1], TODAY),
  findSecondFactor: (store, { userId }) => store.findSecondFactor(userId),
  putSecret: (store, { userId }) => store.putSecret(userId, 'A'),
  useStep: (store, { userId }) => store.useStep(userId, 1),
  enableSecondFactor: (store, { userId }) => store.enableSecondFactor(userId, NOW, ['a']),
  useRecoveryCode: (store, { userId }) => store.useRecoveryCode(userId, 'a'),
  deleteSecondFactor: (store, { userId }) => store.deleteSecondFactor(userId),
  insertToken: (store, { userId }) => store.insertToken(sessionOf(userId, 'other')),
  findSession: (store) => store.findSession(HASH),
  touchToken: (store) => store.touchToken(HASH, NOW),
  deleteToken: (store) => store.deleteToken('other'),
  listDevices: (store, { userId }) => store.listDevices(userId),
  deleteDevice: (store, { userId }) => store.deleteDevice(userId, 0),
  deleteTokensOf: (store, { userId }) => store.deleteTokensOf(userId, HASH),
  findStatus: (store, { packageId }) => store.findStatus(packageId),
  noteShare: (store, { packageId }) =>
    store.noteShare(packageId, { sentAt: NOW, validUntil: TODAY, customerName: 'A', customerPhone: null }),
  setLost: (store, { packageId }) => store.setLost(packageId, null),
  setReminder: (store, { packageId }) => store.setReminder(packageId, TODAY),
  eraseSharedCustomer: (store, { packageId }) => store.eraseSharedCustomer(packageId, '2027-01-01'),
  sharesToErase: (store) => store.sharesToErase('2027-01-01', MOST),
  insertMitra: (store) => store.insertMitra({ name: 'Tiga' }),
  findMitra: (store, { mitraId }) => store.findMitra(mitraId),
  insertUser: (store) => store.insertUser({ ...people, email: 'baru@a.co', passwordHash: 'x' }),
  findUserByEmail: (store) => store.findUserByEmail('baru@a.co'),
  'masters.list': (store) => store.masters.list('visaBus'),
  'masters.find': (store) => store.masters.find([1], true),
  'masters.restore': (store) => store.masters.restore(1, 'visaBus'),
  'hotels.list': (store) => store.hotels.list('makkah'),
  'hotels.find': (store) => store.hotels.find([1], true),
  'hotels.restore': (store) => store.hotels.restore(1, 'makkah'),
  listPackages: lists,
  findDetail: (store, { packageId, mitraId }) => store.findDetail(packageId, { mitraId }),
  findPackage: (store, { packageId, mitraId }) => store.findPackage(packageId, { mitraId }, true),
  insertPackage: (store, { mitraId, userId }) =>
    store.insertPackage({ mitraId, createdBy: userId, createdAt: NOW, snapshot: snapshotNamed('umroh') }),
  listTemplates: (store) => store.listTemplates(MOST),
  findTemplate: (store, { packageId }) => store.findTemplate(packageId),
  setTemplate: (store, { packageId }) => store.setTemplate(packageId, true),
  updatePackage: (store, { packageId, userId }) =>
    store.updatePackage(packageId, snapshotNamed('umroh hemat'), editBy(userId)),
  claimKey: (store, { userId }) => store.claimKey({ userId, key: 'k', fingerprint: 'f', about: null, now: NOW }),
  findKey: (store, { userId }) => store.findKey(userId, 'k'),
  completeKey: (store, { userId }) => store.completeKey(userId, 'k', { status: 200, body: {} }),
  forgetRequests: (store) => store.forgetRequests(['package/1']),
  claimSeeding: (store) => store.claimSeeding(NOW),
  purge: (store) => store.purge({ tokens: 0, begun: 0, keys: 0, attempts: 0, places: 0 }),
  pushKeys: (store) => store.pushKeys(() => ({ publicKey: 'a', privateKey: 'b' })),
  findPush: (store) => store.findPush(HASH),
  putPush: (store) => store.putPush(HASH, PUSH),
  deletePush: (store) => store.deletePush('other'),
  noteOffer: (store, { offerId }) => store.noteOffer('seen', offerId, NOW),
  // Each call is for a later day, because a day is noted once.
  noteReminders: (store) => store.noteReminders(addDays(TODAY, (days += 1)), NOW),
  takeNotices: (store) => store.takeNotices(NOW, MOST),
  endNotice: (store) => store.endNotice(0),
  admitVisit: (store) => store.admitVisit([{ name: 'a', free: 1, every: 1 }], NOW),
  tidy: (store) => store.tidy(),
}

const AFTER_OWNER = 'the caller has read the package or offer of this key with its mitra'
const TEMPLATE = 'an admin has made it a template for every mitra'
const BY_TOKEN = 'the link’s token is the permission'
/** The calls that find rows of a mitra by the key of one row, each with the reason. All others need the mitra too. */
const BY_KEY: { [method in Method]?: string } = {
  findOfferedPackage: AFTER_OWNER,
  listOffers: AFTER_OWNER,
  countOffers: AFTER_OWNER,
  latestOffered: AFTER_OWNER,
  replaceOffers: AFTER_OWNER,
  revokeOffer: AFTER_OWNER,
  eraseCustomer: AFTER_OWNER,
  findStatus: AFTER_OWNER,
  noteShare: AFTER_OWNER,
  eraseSharedCustomer: AFTER_OWNER,
  updatePackage: AFTER_OWNER,
  setTemplate: AFTER_OWNER,
  findTemplate: TEMPLATE,
  findOpenOffer: BY_TOKEN,
  offerPicture: BY_TOKEN,
  offerLogo: BY_TOKEN,
  seeOffer: BY_TOKEN,
  answerOffer: BY_TOKEN,
  noteOffer: BY_TOKEN,
}
/** The calls that work for all mitra at once, each with its only readers. */
const FOR_ALL: { [method in Method]?: string } = {
  countByMonth: 'admins with the permission for the desk',
  figuresByMonth: 'admins with the permission for the desk',
  followUps: 'admins with the permission for the desk',
  offersToErase: 'the erasure of old customers, which shows nothing',
  sharesToErase: 'the erasure of old customers, which shows nothing',
  noteReminders: 'the sender of notices, which notes them by the mitra of each user',
  takeNotices: 'the sender of notices, which tells each user of the own mitra alone',
  listTemplates: TEMPLATE,
  tidy: 'the tidying, which shows nothing',
}

function allowed(method: Method): Way[] {
  if (FOR_ALL[method]) return ['tenant', 'linked', 'key', 'open']
  return BY_KEY[method] ? ['tenant', 'linked', 'key'] : ['tenant', 'linked']
}

describe('the statements of the store', () => {
  let database: OpenDatabase
  let store: Store
  let rows: Rows
  const texts: string[] = []

  beforeAll(async () => {
    database = await newPglite()
    store = await createPostgresStore(database)
    const { first, firstUser } = await twoMitra(store)
    const add = (name: string) =>
      store.insertPackage({ mitraId: first, createdBy: firstUser, createdAt: NOW, snapshot: snapshotNamed(name) })
    const [packageId, otherId] = [await add('umroh hemat satu'), await add('umroh')]
    await store.insertToken(sessionOf(firstUser, HASH))
    const options = [packageId, otherId].map((id) => ({ packageId: id, packageVersion: 1, version: 1 }))
    const offer = newOfferOf({ packageId, mitraId: first, createdBy: firstUser }, { options, tokenHash: HASH })
    const offerId = await store.insertOffer(offer)
    rows = { mitraId: first, userId: firstUser, packageId, otherId, offerId, tokenHash: HASH }
    // A transaction makes another session from the same options.
    const { session } = database.db._ as unknown as { session: { logger: unknown; options: { logger?: unknown } } }
    const logger = { logQuery: (text: string) => texts.push(text) }
    Object.assign(session, { logger })
    Object.assign(session.options, { logger })
  }, 60_000)
  afterAll(() => store?.close())

  const readsBy = async (method: Method) => {
    texts.length = 0
    await CALLS[method](store, rows)
    return [...new Set(texts)].flatMap((text) => readsOf(text))
  }

  it('knows the tables whose rows belong to a mitra', () => {
    expect([...TENANT_TABLES].sort()).toEqual([
      'offer_options',
      'offer_profiles',
      'offer_snapshots',
      'offers',
      'package_counts',
      'package_snapshots',
      'package_statuses',
      'packages',
    ])
  })

  it('have the mitra in their own condition wherever they read rows of a mitra', async () => {
    const wrong: string[] = []
    for (const method of Object.keys(CALLS) as Method[])
      for (const { way, text } of await readsBy(method))
        if (!allowed(method).includes(way)) wrong.push(`${method} (${way}): ${text}`)
    expect(wrong).toEqual([])
  }, 60_000)

  it('read packages of other mitra only where they are templates', async () => {
    for (const method of ['listTemplates', 'findTemplate'] as const)
      for (const { text } of await readsBy(method)) expect(text).toMatch(/\bwhere\b.*"packages"\."is_template"/)
  })

  it('call what the store can do, and each exception is one', async () => {
    const partOf = (of: unknown, name: string) => (of as Record<string, unknown> | undefined)?.[name]
    expect(Object.keys(CALLS).filter((method) => !method.split('.').reduce(partOf, store))).toEqual([])
    for (const method of [...Object.keys(BY_KEY), ...Object.keys(FOR_ALL)] as Method[])
      expect([method, (await readsBy(method)).some(({ way }) => way === 'key' || way === 'open')]).toEqual([
        method,
        true,
      ])
  }, 60_000)

  it.each([
    ['select * from "packages" where "packages"."search_grams" @> array[$1]', ['open']],
    [
      'select 1 from "packages" where ("packages"."search_grams" @> array[$1] and "packages"."mitra_id" + 0 = $2)',
      ['tenant'],
    ],
    ['select 1 from (select "id" from "packages" where position($1 in "search_name") > 0) "cut"', ['open']],
    [
      '(select 1 from "packages" where "mitra_id" = $1) union all (select 1 from "packages" where "check_in" is null)',
      ['tenant', 'open'],
    ],
    ['update "packages" set "version" = 2 where "packages"."id" = $1', ['key']],
    ['delete from "package_counts" where "mark" = $1', ['open']],
    ['select 1 from "package_statuses" join "packages" on "packages"."id" = "package_statuses"."package_id"', ['open']],
    ['select 1 from "users" inner join "packages" on true', ['open']],
    ['insert into "packages" ("mitra_id") values ($1)', []],
  ])('%s begins to read in the ways %j', (text, ways) => {
    expect(readsOf(text).map(({ way }) => way)).toEqual(ways)
  })
})
