import { SINGLE_MASTER_FIELDS, type SingleMasterField } from '@/domain/masters/masters'
import { afterEach, expect } from 'vitest'
import type { Rates } from '@/domain/masters/rates'
import { createPartnerApi, type PartnerApiOptions } from '@/partner-api/routes/partnerApi'
import type { PackageSnapshot } from '@/partner-api/stores/snapshot'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import type { NewSession } from '@/partner-api/stores/sessionStore'
import { findingsOf } from './openapi/wholeContract'

export const NOW = Date.UTC(2026, 10, 20, 3)
export const FAST = 10

const record = (id: number, price: number, name = `record ${id}`) => ({ id, name, price, logo: null })

export function snapshotNamed(namaPaket: string, totals = { double: 3, triple: 2, quad: 1 }): PackageSnapshot {
  return {
    pricedAt: NOW,
    namaPaket,
    startCity: 'makkah',
    jumlahJamaah: 45,
    tipePerjalanan: 'group',
    tourLeader: 1,
    pesawat: { ...record(1, 14_500_000, 'Batik Air'), logo: 'pesawat/batik-air.svg' },
    hotels: { makkah: null, madinah: null },
    choices: {
      laPrivate: null,
      visaBus: record(2, 2_850_000),
      muthawwif: null,
      handlingSaudi: null,
      domestik: null,
      siskopatuh: null,
      perlengkapan: null,
      wisataPlus: null,
      manasik: null,
      margin: record(3, 0.1 + 0.2),
    },
    transportasi: [record(4, 5), record(4, 5)],
    totals,
    tourLeaderCost: { double: 0, triple: 0, quad: 0 },
  }
}

/** A session that began at `createdAt`, for stores that a test fills by itself. */
export const sessionOf = (userId: number, hash: string, createdAt = NOW): NewSession => ({
  hash,
  userId,
  createdAt,
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
  address: '203.0.113.9',
  device: null,
})

/** Inserts two mitra with one user each. */
export async function twoMitra(store: Store) {
  const user = (email: string, mitraId: number | null) =>
    store.insertUser({ email, name: email, passwordHash: 'x', mitraId, roles: ['mitra'], permissions: [] })
  const [first, second] = [await store.insertMitra({ name: 'Satu' }), await store.insertMitra({ name: 'Dua' })]
  return { first, second, firstUser: await user('satu@a.co', first), secondUser: await user('dua@a.co', second) }
}

/** The user who saved a package, and the time. */
export const editBy = (updatedBy: number, updatedAt = NOW) => ({ updatedBy, updatedAt })

type CallOptions = { token?: string | undefined; body?: unknown; headers?: Record<string, string> }
// eslint-disable-next-line typescript/no-explicit-any -- a test may look at any part of an answer
export type Answer = { status: number; headers: Headers; body: any }

const findings: string[] = []
// oxlint-disable-next-line vitest/no-standalone-expect -- runs after every test, which fails on an answer outside the contract
afterEach(() => expect(findings.splice(0)).toEqual([]))

/** Wraps an API, its open pages or a whole site, and compares each answer with the contract. */
export function hold({ request: ask }: Pick<ReturnType<typeof createPartnerApi>, 'request'>) {
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const response = await ask(url, init)
    findings.push(...(await findingsOf(init.method ?? 'GET', url, response)))
    return response
  }
  return { request }
}

/** Makes a seeded API over a store, with a clock that tests can set and a function that calls the API. */
export async function apiOver(
  store: Store,
  {
    packages = [3, 2],
    demo = true,
    ...options
  }: Partial<PartnerApiOptions> & { packages?: number[]; demo?: boolean } = {},
) {
  const clock = { now: NOW }
  if (demo) await seedStore(store, { now: () => clock.now, iterations: FAST, packages })
  const errors: unknown[] = []
  const api = hold(
    createPartnerApi({
      store,
      now: () => clock.now,
      iterations: FAST,
      onError: (error) => errors.push(error),
      ...options,
    }),
  )

  async function call(method: string, path: string, { token, body, headers = {} }: CallOptions = {}): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array
    const response = await api.request(`http://api.test/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: (raw ? body : JSON.stringify(body)) as BodyInit }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  async function login(
    email: string,
    password = email.endsWith('@umrohmitra.co.id') ? 'admin123' : 'mitra123',
  ): Promise<string> {
    const { body } = await call('POST', '/partner/login', { body: { email, password } })
    return body.token
  }

  /** Finds the id of a record in the list at `path` by the value of one field. */
  async function idOf(token: string, path: string, field: string, value: string | number): Promise<number> {
    const { body } = await call('GET', path, { token })
    return body.data.data.find((row: Record<string, unknown>) => row[field] === value)?.id
  }

  return { api, call, login, idOf, clock, errors, store }
}
export type Api = Awaited<ReturnType<typeof apiOver>>

export const SITI = 'siti@annur.co.id'
export const HASAN = 'hasan@annur.co.id'
export const DEWI = 'dewi@barokah.co.id'
export const ADMIN = 'admin@umrohmitra.co.id'
export const STAFF = 'staf@umrohmitra.co.id'

/** Makes nine rates from three: the rates of a normal night, and the same × 1.2 and × 1.8. */
export function seasonal(double: number, triple: number, quad: number): Rates {
  const times = (tenths: number) => ({
    double: (double * tenths) / 10,
    triple: (triple * tenths) / 10,
    quad: (quad * tenths) / 10,
  })
  return { regular: times(10), rajabSyaban: times(12), ramadhan: times(18) }
}

const STAY = { makkah: ['2027-04-10', '2027-04-14'], madinah: ['2027-04-14', '2027-04-17'] } as const

const none = { id: null }
/** A body has every field: a choice that the worked package does not name is empty. */
const NO_CHOICES = Object.fromEntries(SINGLE_MASTER_FIELDS.map((field) => [field, none])) as Record<
  SingleMasterField,
  typeof none
>

/** The body of the worked package of docs/product.md §16.2. */
export async function workedQuote(api: Api, token: string) {
  const master = async (name: string, field: string, value: string | number) => ({
    id: await api.idOf(token, `/custom-data/${name}`, field, value),
  })
  const hotel = async (city: 'makkah' | 'madinah', name: string) => {
    const [checkIn, checkOut] = STAY[city]
    const id = await api.idOf(
      token,
      `/hotel/${city}?date_check_in=${checkIn}&date_check_out=${checkOut}`,
      'nama_hotel',
      name,
    )
    return { id, tanggalCheckIn: checkIn, tanggalCheckOut: checkOut, tanpaHotel: false }
  }
  const bus = (name: string) => master('transportasi', 'transportation', name)
  return {
    ...NO_CHOICES,
    namaPaket: 'Umroh Syawal 9 Hari',
    startCity: 'makkah',
    jumlahJamaah: 45,
    pesawat: await master('pesawat', 'pesawat', 'Batik Air'),
    hotelMakkah: await hotel('makkah', 'Royal Majestic'),
    hotelMadinah: await hotel('madinah', 'Grand Plaza Badr Al Maqam'),
    tipePerjalanan: 'group',
    visaBus: await master('visa', 'visa', 'Visa + Bus Ekonomi'),
    muthawwif: await master('muthawwif', 'muthawwif', 'Muthawwif 8 hari'),
    handlingSaudi: await master('handling-saudi', 'handling_saudi', 'Handling Saudi standar'),
    transportasi: [await bus('Bus JED–Makkah'), await bus('Bus Makkah–Madinah'), await bus('Bus Madinah–bandara')],
    domestik: await master('handling-domestik', 'handling_domestik', 'Handling PP Soekarno-Hatta'),
    siskopatuh: await master('siskopatuh', 'siskopatuh', 'Siskopatuh'),
    perlengkapan: await master('perlengkapan', 'equipment', 'Koper lengkap'),
    manasik: await master('manasik', 'manasik', 'Manasik di kantor'),
    tourLeader: 1,
    margin: await master('margin', 'margin', 2_000_000),
  }
}
