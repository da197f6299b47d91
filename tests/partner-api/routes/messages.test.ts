import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { isIndonesian, textForUsers } from '@/http/HttpError'
import { adminValidation } from '@/i18n/rules/adminValidation'
import { validation } from '@/i18n/rules/validation'
import { siteRoutes } from '@/partner-api/host/http/siteRoutes'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { TooBusyError } from '@/partner-api/queue/fairLine'
import { messages } from '@/partner-api/errors/messages'
import { writeLimits } from '@/partner-api/routes/writeLimits'
import { ADMIN, apiOver, FAST, SITI, workedQuote, type Answer, type Api } from '../fixtures'

const PACKAGES = '/partner/umroh-regular'
/** The text of a schema's rule without a message. tests/domain/package/validation.test.ts shows that no rule lacks one. */
const NEVER = ['invalid']

/** The numbers in the texts of the answers below. */
const NUMBERS: Record<string, number> = {
  stayTooLong: 90,
  importTooMany: 5000,
  importChanged: 1,
  writesTooMany: 2,
  busy: 5,
}

const TEXTS: Record<string, string> = Object.fromEntries(
  Object.entries(messages).map(([name, text]) => [name, typeof text === 'string' ? text : text(NUMBERS[name] ?? 30)]),
)
const known = new Set<string>([
  ...Object.values(TEXTS),
  ...Object.values(validation),
  ...Object.values(adminValidation),
])

const textsOf = ({ body }: Answer): string[] =>
  [body.message, ...Object.values(body.errors ?? {}).flat()].filter((text) => typeof text === 'string')

/** An import whose client has gone. */
async function stoppedImport({ api }: Api, token: string): Promise<Answer> {
  const response = await api.request('http://api.test/api/custom-data/visa/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rows: [{ after: { visa: 'Terputus', price_IDR: 1 } }] }),
    signal: AbortSignal.abort(),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Requests an answer of every kind that contains a text. */
const coded = (code: string) => Object.assign(new Error('failed'), { code })

async function everyAnswer(): Promise<string[]> {
  const store = createMemoryStore()
  const api = await apiOver(store)
  const [siti, admin] = [await api.login(SITI), await api.login(ADMIN)]
  const quote = await workedQuote(api, siti)
  const [flight] = await store.masters.list('pesawat')
  const said: string[] = []
  const call = async (...request: Parameters<typeof api.call>) => {
    const answer = await api.call(...request)
    said.push(...textsOf(answer))
    return answer
  }
  const login = (email: string, password: string) => call('POST', '/partner/login', { body: { email, password } })
  const save = (changes: object, headers = {}) =>
    call('POST', PACKAGES, { token: siti, body: { ...quote, ...changes }, headers })

  await login(SITI, 'mitra123')
  for (let times = 0; times < 11; times += 1) await login('siapa@a.co', 'salah-sekali')
  await login('', '')
  await call('GET', '/partner/me')
  const {
    body: {
      data: { id },
    },
  } = await save({}, { 'idempotency-key': 'a' })
  await save({ namaPaket: 'Lain' }, { 'idempotency-key': 'a' })
  await save({}, { 'idempotency-key': 'x'.repeat(201) })
  await save({ namaPaket: 'a\0b', rahasia: 1 })
  await save({ pesawat: { id: 999_999 } })
  await save({ hotelMakkah: { ...quote.hotelMakkah, tanggalCheckOut: '2028-04-14' } })
  await save({ namaPaket: '', jumlahJamaah: 'x', startCity: 'x', tourLeader: -1, tipePerjalanan: 'x' })
  await call('PUT', `${PACKAGES}/${id}`, { token: siti, body: quote })
  await call('PUT', `${PACKAGES}/${id}`, { token: siti, body: quote, headers: { 'if-match': '"0"' } })
  await call('POST', `${PACKAGES}/${id}/duplicate`, { token: siti, body: { namaPaket: 'Salinan' } })
  await call('POST', PACKAGES, { token: admin, body: quote })
  for (const isTemplate of [true, false])
    await call('PUT', `${PACKAGES}/${id}/template`, { token: admin, body: { isTemplate } })
  for (const body of ['[]', '{', JSON.stringify('x'.repeat(300_000))])
    await call('POST', PACKAGES, { token: siti, body })
  await call('POST', PACKAGES, { token: siti, body: '{}', headers: { 'content-type': 'text/plain' } })
  await call('POST', '/custom-data/visa', { token: siti, body: {} })
  await call('PUT', `/custom-data/pesawat/${flight?.id}`, {
    token: admin,
    body: { id: -1, pesawat: '', price: -1, logo: 'javascript:x' },
  })
  const dearest = { pesawat: 'Termahal', price: 1_000_000_000_000, logo: null }
  const { body: dear } = await call('POST', '/custom-data/pesawat', { token: admin, body: dearest })
  await save({ pesawat: { id: dear.id }, jumlahJamaah: 1, tourLeader: 1_000_000 })
  const [visa, tiers] = ['Bertingkat', [{ from: 1, amount: 5 }]]
  const inDollars = { visa, amount: 5, currency: 'USD', tier_amounts: tiers }
  const { body: tiered } = await call('POST', '/custom-data/visa', { token: admin, body: inDollars })
  const inRupiah = { visa, price_IDR: 5, currency: null, tiers }
  await call('PUT', `/custom-data/visa/${tiered.id}`, { token: admin, body: inRupiah })
  await call('GET', '/hotel/makkah?date_check_in=x', { token: siti })
  await call('GET', '/nirwana', { token: siti })
  const row = { after: { visa: 'Impor', price_IDR: 1 } }
  for (const rows of [[row], [row], [{}], [row, row], 1, Array.from({ length: 5001 }, () => row)])
    await call('POST', '/custom-data/visa/import', { token: admin, body: { rows } })
  await call('POST', '/custom-data/visa/import', { token: admin, body: { rows: [{ ...row, before: {} }] } })
  said.push(...textsOf(await stoppedImport(api, admin)))
  await call('POST', '/partner/uploads', { token: admin, body: { image: '' } })
  const withLostLogo = { pesawat: 'Tanpa logo', price: 1, logo: `uploads/${'0'.repeat(64)}.jpg` }
  await call('POST', '/custom-data/pesawat', { token: admin, body: withLostLogo })
  const profile = { token: siti, body: emptyProfile('An-Nur') }
  await call('PUT', '/partner/offer-profile', profile)
  await call('PUT', '/partner/offer-profile', { ...profile, headers: { 'if-match': '"7"' } })
  await call('POST', '/partner/logout', { token: siti })
  const withoutKurs = await apiOver({ ...createMemoryStore(), findKurs: async () => ({}) }, { packages: [0, 0] })
  const stay = '/hotel/makkah?date_check_in=2027-04-10&date_check_out=2027-04-14'
  said.push(...textsOf(await withoutKurs.call('GET', stay, { token: await withoutKurs.login(SITI) })))
  for (const error of [new Error('bug'), coded('ECONNREFUSED'), coded('53100')]) {
    const store = createMemoryStore()
    const failing = async () => {
      throw error
    }
    const broken = await apiOver({ ...store, masters: { ...store.masters, list: failing } }, { iterations: FAST })
    said.push(...textsOf(await broken.call('GET', '/custom-data/visa', { token: await broken.login(SITI) })))
  }
  const one = { free: 0, every: 1500 }
  const busy = await apiOver(createMemoryStore(), { admitWrite: writeLimits({ writes: one, bytes: one }) })
  const writer = await busy.login(SITI)
  await busy.call('POST', PACKAGES, { token: writer, body: quote })
  said.push(...textsOf(await busy.call('POST', PACKAGES, { token: writer, body: quote })))
  const silent = await apiOver({ ...createMemoryStore(), schema: () => Promise.reject(new Error('lost')) })
  said.push(...textsOf(await silent.call('GET', '/health')))
  const guarded = await apiOver(createMemoryStore(), { refusesPublished: () => true })
  const published = { email: SITI, password: 'mitra123' }
  said.push(...textsOf(await guarded.call('POST', '/partner/login', { body: published })))
  const crowded = await apiOver(createMemoryStore(), { passwordWork: () => Promise.reject(new TooBusyError()) })
  said.push(...textsOf(await crowded.call('POST', '/partner/login', { body: published })))
  const picture = await api.api.request('/media/none.svg')
  const site = siteRoutes(new Map())
  for (const answer of [
    picture,
    await site.request('/', { method: 'POST' }),
    await site.request('/%E0%A4%A'),
    await site.request('/x.js'),
    await site.request('/'),
  ])
    said.push(await answer.text())
  return said
}

describe('the messages of the API', () => {
  let said: string[]
  beforeAll(async () => {
    said = await everyAnswer()
  })

  it('every message comes from messages.ts, or is a message of docs/product.md §6.9', () => {
    expect(said.length).toBeGreaterThan(40)
    expect(said.filter((text) => !known.has(text))).toEqual([])
  })

  it('every text of messages.ts is used by an answer', () => {
    expect(Object.keys(TEXTS).filter((name) => !said.includes(TEXTS[name] ?? ''))).toEqual(NEVER)
  })
})

it('every text is Indonesian and in a form that the app shows', () => {
  const wrong = [...known].filter((text) => !isIndonesian(text) || textForUsers(text) !== text)
  expect(wrong).toEqual([])
})

it('no route contains texts for people', () => {
  const root = resolve(import.meta.dirname, '../../../src/partner-api')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(seed|media|postgres)\//.test(file),
  )
  const spoken = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) =>
        /(\b(badRequest|forbidden|conflict|tooLarge|wrongType)\(|c\.text\(|message:|problems\.set\([^,]+,) ?['"`]/.test(
          line,
        ),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(spoken).toEqual([])
})
