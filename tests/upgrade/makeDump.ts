import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { TOTP } from 'otpauth'

/**
 * `node --import tsx tests/upgrade/makeDump.ts NAME http://127.0.0.1:PORT DATABASE_URL [PG_DUMP]`
 *
 * Works through the API of a running version as its people did, then writes NAME.sql.gz, the database that the version
 * leaves behind, and NAME.json.gz, the answers of its API. docs/testing.md says how an old version is started.
 */
const [name, url, databaseUrl, pgDump = 'pg_dump'] = process.argv.slice(2)
if (!name || !url || !databaseUrl) throw new Error('NAME, the address of the version and its DATABASE_URL')

// eslint-disable-next-line typescript/no-explicit-any -- each version has answers of its own
type Body = any
type Ask = { as?: string; body?: unknown; headers?: Record<string, string> }
const tokens = new Map<string, string>()
let keys = 0

/** Sends a request as one of the accounts, and returns the answer; a refused write ends the program. */
async function call(method: string, path: string, { as, body, headers = {} }: Ask = {}): Promise<Body> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(as ? { authorization: `Bearer ${tokens.get(as)}` } : {}),
      ...(method === 'GET' ? {} : { 'idempotency-key': `dump ${(keys += 1)}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const read = await answer.json()
  if (answer.ok || method === 'GET') return { status: answer.status, ...read }
  throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`)
}

const PASSWORD = 'kata sandi yang panjang 1'
const passwords: Record<string, string> = {}
async function signIn(email: string, password: string): Promise<void> {
  passwords[email] = password
  tokens.set(email, (await call('POST', '/partner/login', { body: { email, password } })).token)
}

const { paths, components } = await call('GET', '/openapi.json')
const has = (path: string) => path in paths

const [SITI, HASAN, DEWI] = ['siti@annur.co.id', 'hasan@annur.co.id', 'dewi@barokah.co.id'] as const
const [ADMIN, STAFF] = ['admin@umrohmitra.co.id', 'staf@umrohmitra.co.id'] as const

const DAY = 86_400_000
/** A day of the calendar, counted from today. */
const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10)

async function optionsOf(list: string): Promise<number[]> {
  return (await call('GET', list, { as: SITI })).data.data.map(({ id }: { id: number }) => id)
}
const choice = async (list: string, at: number) => ({ id: (await optionsOf(`/custom-data/${list}`)).at(at) ?? null })
async function stay(city: string, from: number, to: number) {
  const [tanggalCheckIn, tanggalCheckOut] = [day(from), day(to)]
  const hotels = await optionsOf(`/hotel/${city}?date_check_in=${tanggalCheckIn}&date_check_out=${tanggalCheckOut}`)
  return { id: hotels[1], tanggalCheckIn, tanggalCheckOut, tanpaHotel: false }
}
const none = { id: null }
const skipped = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }

const group = async () => ({
  namaPaket: 'Umroh Syawal – Majelis Ta’lim “Ar-Rahmah” مكة',
  startCity: 'makkah',
  jumlahJamaah: 45,
  pesawat: await choice('pesawat', 2),
  hotelMakkah: await stay('makkah', 140, 144),
  hotelMadinah: await stay('madinah', 144, 147),
  tipePerjalanan: 'group',
  laPrivate: none,
  visaBus: await choice('visa', 0),
  muthawwif: await choice('muthawwif', 0),
  handlingSaudi: await choice('handling-saudi', 0),
  transportasi: [await choice('transportasi', 0), await choice('transportasi', 1)],
  domestik: await choice('handling-domestik', 0),
  siskopatuh: await choice('siskopatuh', 0),
  perlengkapan: await choice('perlengkapan', 0),
  wisataPlus: await choice('wisata-plus', 0),
  manasik: await choice('manasik', 0),
  tourLeader: 2,
  margin: await choice('margin', 2),
})
type Package = Awaited<ReturnType<typeof group>>
const privately = async (base: Package) => ({
  ...base,
  namaPaket: 'Umroh Private Keluarga H. Abdul Malik',
  startCity: 'madinah',
  jumlahJamaah: 7,
  tipePerjalanan: 'private',
  laPrivate: await choice('la-private', 1),
  visaBus: none,
  muthawwif: none,
  handlingSaudi: none,
  transportasi: [],
  tourLeader: 0,
  hotelMadinah: await stay('madinah', 140, 143),
  hotelMakkah: await stay('makkah', 143, 148),
})
const landOnly = (base: Package) => ({
  ...base,
  namaPaket: 'Land arrangement',
  startCity: null,
  hotelMakkah: skipped,
  hotelMadinah: skipped,
  margin: none,
})

const PACKAGES = '/partner/umroh-regular'
const save = async (as: string, body: unknown): Promise<number> => (await call('POST', PACKAGES, { as, body })).data.id

/** Packages: made, changed, changed by an admin, copied. Returns their ids. */
async function workOnPackages() {
  const base = await group()
  const shared = await save(SITI, base)
  const edited = await save(SITI, await privately(base))
  await call('PUT', `${PACKAGES}/${edited}`, { as: SITI, body: { ...(await privately(base)), jumlahJamaah: 9 } })
  await call('PUT', `${PACKAGES}/${edited}`, {
    as: ADMIN,
    body: { ...(await privately(base)), jumlahJamaah: 11 },
    headers: { 'if-match': '"2"' },
  })
  const land = await save(DEWI, landOnly(base))
  await call('POST', `${PACKAGES}/${land}/duplicate`, { as: DEWI, body: { namaPaket: 'Land arrangement (Copy)' } })
  return { base, shared, edited }
}

/** Masters: a new one, another price, one that packages use and that is no longer offered. */
async function workOnMasters({ pesawat, margin }: Package) {
  await call('POST', '/custom-data/pesawat', { as: ADMIN, body: { pesawat: 'Citilink', price: 13_250_000.5 } })
  await call('PUT', `/custom-data/pesawat/${pesawat.id}`, { as: STAFF, body: { pesawat: 'Naik', price: 19_000_000 } })
  await call('DELETE', `/custom-data/margin/${margin.id}`, { as: ADMIN })
}

/** Accounts, rates and an import, from 0008 on. */
async function workOnAccounts(secrets: Record<string, string>) {
  await call('POST', '/custom-data/kurs', {
    as: ADMIN,
    body: { rupiah_per_sar: 4_385.25, buffer: 1.5, valid_from: day(0) },
  })
  const mitra = (await call('POST', '/mitra', { as: ADMIN, body: { name: 'Cahaya Tauhid' } })).data.id
  const account = { mitra_id: mitra, roles: ['mitra'], permissions: [] }
  for (const who of ['rina', 'tono', 'undangan']) {
    const email = `${who}@cahaya.co.id`
    const user = (await call('POST', '/users', { as: ADMIN, body: { ...account, name: who, email } })).data
    const link = await call('POST', `/users/${user.id}/link`, { as: ADMIN })
    if (who === 'undangan') continue
    const token = /[\w-]{40,}/.exec(JSON.stringify(link))?.[0]
    await call('POST', '/partner/account-link/password', { body: { token, password: PASSWORD } })
    if (who === 'tono') await call('POST', `/users/${user.id}/disable`, { as: ADMIN })
  }
  await call('PUT', '/partner/me/password', {
    as: HASAN,
    body: { currentPassword: 'mitra123', newPassword: PASSWORD },
  })
  await signIn(HASAN, PASSWORD)
  await signIn('rina@cahaya.co.id', PASSWORD)
  const begun = await call('POST', '/partner/me/second-factor', { as: STAFF, body: { currentPassword: 'admin123' } })
  const secret = /secret=([A-Z2-7]+)/.exec(JSON.stringify(begun))?.[1] ?? begun.data.secret
  const code = new TOTP({ secret, period: 30 }).generate()
  await call('POST', '/partner/me/second-factor/confirm', { as: STAFF, body: { code } })
  secrets[STAFF] = secret
  const rows = [{ after: { visa: 'Visa impor', price_IDR: 2_700_000 } }]
  await call('POST', '/custom-data/visa/import', { as: ADMIN, body: { rows } })
}

/** The smallest picture that counts as a JPEG. */
const JPEG = Buffer.from('ffd8ffe000040102ffc0000b080008000801011100ffda0008010100003f00ffd9', 'hex').toString('base64')
const PROFILE = {
  business: 'An-Nur Tour & Travel',
  whatsapp: '6281234567890',
  validDays: 10,
  paymentPlan: { dp: 5_000_000, instalments: [{ percent: 40, daysBefore: 60 }], restDaysBefore: 30 },
  included: ['Visa', 'Hotel'],
  excluded: ['Paspor'],
  terms: ['Harga dapat berubah'],
}

/** Offers and status, from 0013 on. Returns the addresses of the open pages. */
async function workOnOffers({ base, shared, edited }: Awaited<ReturnType<typeof workOnPackages>>): Promise<string[]> {
  const body = { rooms: ['double', 'triple', 'quad'], validUntil: day(7), image: JPEG, withPaymentPlan: true }
  const share = async (id: number, customerName: string, more: object = {}) => {
    const customer = { customerName, customerPhone: '0812-7766-5544' }
    const { data } = await call('POST', `${PACKAGES}/${id}/offers`, {
      as: SITI,
      body: { ...body, ...customer, ...more },
    })
    return { id: data.id, page: new URL(data.url).pathname }
  }
  await call('PUT', '/partner/offer-profile', { as: SITI, body: PROFILE })
  const first = await share(edited, 'Ibu Salamah')
  await call('PUT', `${PACKAGES}/${edited}`, { as: SITI, body: { ...(await privately(base)), jumlahJamaah: 8 } })
  const second = await share(edited, 'Ibu Salamah', { roomMix: { double: 1, quad: 2 } })
  await fetch(`${url}${second.page}/seen`, { method: 'POST' })
  const agreed = new URLSearchParams({ name: 'Salamah', room: 'quad', jamaah: '2' })
  await fetch(`${url}${second.page}/accept`, { method: 'POST', body: agreed, redirect: 'manual' })
  const noted = await share(shared, 'Bapak Hidayat')
  await call('POST', `/partner/offers/${noted.id}/answer`, {
    as: SITI,
    body: { answer: { name: 'Hidayat', room: 'double', jamaah: 4 } },
  })
  const third = await save(SITI, { ...base, namaPaket: 'Umroh hemat' })
  const revoked = await share(third, 'Ibu Kartini')
  await call('DELETE', `/partner/offers/${revoked.id}`, { as: SITI })
  const erased = await share(third, 'Nama Rahasia')
  await call('DELETE', `/partner/offers/${erased.id}/customer`, { as: SITI })
  await call('PUT', `${PACKAGES}/${third}/reminder`, { as: SITI, body: { remindAt: day(3) } })
  const lost = await save(SITI, { ...base, namaPaket: 'Umroh batal' })
  await call('POST', `${PACKAGES}/${lost}/sent`, { as: SITI, body: { validUntil: day(7), customerName: 'Pak Lubis' } })
  await call('PUT', `${PACKAGES}/${lost}/lost`, { as: SITI, body: { reason: 'harga' } })
  const pages = [first, second, noted, revoked, erased]
  const knowsOptions = JSON.stringify(components).includes('"others"')
  if (knowsOptions) pages.push(await share(shared, 'Ibu Wulandari', { others: [third] }))
  return pages.map(({ page }) => page)
}

/** These accounts read everything; the others read their own account and their list alone. */
const READERS: readonly string[] = [SITI, DEWI, ADMIN]

/** The answers that an account reads, as the version gives them. */
async function readAs(as: string) {
  const answers: { as: string; path: string; status: number; body: unknown }[] = []
  const read = async (path: string) => {
    const { status, ...body } = await call('GET', path, { as })
    answers.push({ as, path, status, body })
    return body
  }
  const list = await read(`${PACKAGES}?per_page=50`)
  await read('/partner/me')
  if (has('/partner/me/second-factor')) await read('/partner/me/second-factor')
  if (!READERS.includes(as)) return answers
  for (const { id } of list.data) {
    await read(`${PACKAGES}/${id}`)
    await read(`${PACKAGES}/${id}/edit-data`)
    if (!has(`${PACKAGES}/{id}/offers`)) continue
    const offers = await read(`${PACKAGES}/${id}/offers`)
    for (const offer of offers.data?.data ?? []) if (offer.comparable) await read(`/partner/offers/${offer.id}/package`)
  }
  if (has('/partner/offer-profile')) await read('/partner/offer-profile')
  if (as !== ADMIN) return answers
  for (const path of Object.keys(paths)) if (/^\/custom-data\/[\w-]+$/.test(path)) await read(path)
  for (const city of ['makkah', 'madinah'])
    await read(`/hotel/${city}?date_check_in=${day(140)}&date_check_out=${day(144)}`)
  for (const path of ['/users', '/mitra']) if (has(path)) await read(`${path}?per_page=50&sort=id&order=ASC`)
  for (const path of ['/partner/figures', '/partner/follow-ups', '/partner/desk']) if (has(path)) await read(path)
  for (let next: string | null = has('/partner/audit') ? '' : null; next !== null;)
    next = (await read(`/partner/audit?per_page=50${next && `&before=${next}`}`)).meta.next ?? null
  return answers
}

for (const email of [SITI, HASAN, DEWI]) await signIn(email, 'mitra123')
for (const email of [ADMIN, STAFF]) await signIn(email, 'admin123')
const secrets: Record<string, string> = {}
const packages = await workOnPackages()
if (has('/users')) await workOnAccounts(secrets)
const addresses = has('/partner/offers/{id}') ? await workOnOffers(packages) : []
await workOnMasters(packages.base)
const at = Date.now()
const pages = []
for (const path of addresses) {
  const answer = await fetch(url + path)
  const picture = await fetch(`${url}${path}.jpg`)
  const image = picture.ok ? Buffer.from(await picture.arrayBuffer()).toString('base64') : null
  pages.push({ path, status: answer.status, html: await answer.text(), image })
}
const answers = []
for (const email of tokens.keys()) answers.push(...(await readAs(email)))
const told = { at, passwords, secrets, tokens: Object.fromEntries(tokens), pages, answers }
writeFileSync(join(import.meta.dirname, `${name}.json.gz`), gzipSync(JSON.stringify(told), { level: 9 }))
const sql = execFileSync(pgDump, ['--inserts', '--no-owner', '--no-privileges', databaseUrl], { encoding: 'utf8' })
writeFileSync(join(import.meta.dirname, `${name}.sql.gz`), gzipSync(sql, { level: 9 }))
console.log(`${name}: ${answers.length} answers, ${pages.length} pages`)
