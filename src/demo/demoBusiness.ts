import type { OfferProfile } from '@/domain/offer/offerProfile'
import { LOST_REASONS } from '@/domain/status/packageStatus'
import { addDays } from '@/domain/values/dates'
import { businessDay } from '@/partner-api/pricing/businessDay'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { DEMO_ACCOUNTS, type DemoAccount } from '@/partner-api/auth/demoAccounts'
import { seededRandom, type Random } from '@/partner-api/seed/packages'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import { DEMO_LOGO } from './demoLogo'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A session ends after a day without a call: everybody signs in anew on another day. */
const SESSION = 12 * HOUR

const [ZAMZAM, SAFA] = ['Zamzam Wisata Mandiri', 'Safa Marwa Travel']
const OTHERS: readonly DemoAccount[] = [
  { email: 'rahma@zamzamwisata.co.id', name: 'Rahma Yulianti', mitra: ZAMZAM },
  { email: 'ilham@safamarwa.co.id', name: 'Ilham Saputra', mitra: SAFA },
].map((account) => ({ ...account, password: 'mitra123', roles: ['mitra'], permissions: [] }))

/** How many packages each mitra has, and how many days lie between two of them: about half a year of business. */
const PACKAGES = [28, 20, 10, 6]
const DAYS_APART = 6

const CUSTOMERS = [
  ['Ibu Salamah', '081277665544'],
  ['Bapak Hendra Wijaya', '081398761122'],
  ['Ibu Nurhayati', '085712348899'],
  ['H. Zainal Arifin', '081122334455'],
  ['Ibu Lestari', '087855667788'],
  ['Bapak Rahmat Hidayat', '081566778899'],
  ['Ibu Aisyah Putri', '089612345678'],
  ['Bapak Gunawan', '081345670912'],
  ['Ibu Sri Mulyani', '085299887766'],
  ['Hj. Maimunah', '081911223344'],
] as const

const PROFILE: OfferProfile = {
  business: 'An-Nur Tour & Travel',
  whatsapp: '6281234567890',
  licence: 'U.491 Tahun 2021',
  validDays: 10,
  paymentPlan: { dp: 5_000_000, instalments: [{ percent: 40, daysBefore: 60 }], restDaysBefore: 30 },
  included: ['Makan tiga kali sehari', 'Air zamzam 5 liter', 'Asuransi perjalanan'],
  excluded: ['Paspor dan vaksin', 'Pengeluaran pribadi'],
  terms: ['Harga dapat berubah sebelum DP diterima', 'DP tidak dapat dikembalikan'],
  rounding: 50_000,
  logo: DEMO_LOGO,
}

/** The riyal goes up and down a little, with a buffer of one percent. */
const rateOf = (week: number) => ({ rupiahPerSar: 4_700 + Math.round(Math.sin(week / 3) * 12) * 5, buffer: 1 })

type Body = Record<string, unknown>
type Row = { id: number; created_at: string; jumlah_jamaah: number }
type Call = (email: string, method: string, path: string, body?: Body) => Promise<{ data?: unknown } & Body>
type Event = { at: number; run: (call: Call) => Promise<unknown> }

const jsonOf = async (answer: Response): Promise<Body> => {
  const body: unknown = await answer.json().catch(() => ({}))
  return body as Body
}

/** The events of a package, from its first share on. */
function salesOf(row: Row, email: string, random: Random, now: number): Event[] {
  const made = Date.parse(row.created_at)
  const path = `/partner/umroh-regular/${row.id}`
  // New packages were sent and wait: customers have read some of them, and decided nothing.
  const isFresh = now - made < 8 * DAY
  const sentAt = made + (isFresh ? 1 : random.between(2, 40)) * HOUR
  const [customerName, customerPhone] = random.pick(CUSTOMERS)
  const customer = { validUntil: addDays(businessDay(sentAt), random.between(5, 12)), customerName, customerPhone }
  const [isLink, isSeen, end] = [random.chance(0.7), random.chance(0.8), random.next()]
  const [seenAt, endAt] = [sentAt + random.between(1, 30) * HOUR, sentAt + random.between(31, 100) * HOUR]
  const [reason, room] = [random.pick(LOST_REASONS), random.pick(['double', 'triple', 'quad'])]
  const jamaah = String(Math.min(row.jumlah_jamaah, random.between(2, 6)))
  const [wantsReminder, days] = [random.chance(0.5), random.pick([0, 0, 1, 3])]
  if (random.chance(0.1) && !isFresh) return []
  let page = ''
  const events: Event[] = [
    isLink
      ? {
          at: sentAt,
          run: async (call) => {
            const body = {
              rooms: ['double', 'triple', 'quad'],
              roomMix: null,
              withPaymentPlan: false,
              image: null,
              ...customer,
            }
            const { data } = await call(email, 'POST', `${path}/offers`, body)
            page = `/p/${String((data as { url: string }).url).split('/p/')[1]}`
          },
        }
      : { at: sentAt, run: (call) => call(email, 'POST', `${path}/sent`, customer) },
  ]
  if (isLink && (isFresh ? row.id % 2 === 0 : isSeen))
    events.push({ at: seenAt, run: (call) => call('', 'POST', `${page}/seen`) })
  if (isFresh) return events
  if (isLink && isSeen && end < 0.4)
    events.push({ at: endAt, run: (call) => call('', 'POST', `${page}/accept`, { name: customerName, room, jamaah }) })
  else if (end < 0.7) events.push({ at: endAt, run: (call) => call(email, 'PUT', `${path}/lost`, { reason }) })
  else if (wantsReminder)
    events.push({
      at: Math.max(sentAt + HOUR, now - 2 * DAY),
      run: (call) => call(email, 'PUT', `${path}/reminder`, { remindAt: addDays(businessDay(now), days) }),
    })
  return events
}

/** Other changes by admins and mitra: prices, rates, users with rights, offer profiles. */
function deskEvents(now: number, [admin = '', mitra = '']: readonly string[]): Event[] {
  const staff = { mitra_id: null, roles: ['admin'] }
  const raise = (path: string, field: string, by: number) => async (call: Call) => {
    const { data } = (await call(admin, 'GET', path)) as { data: { data: Body[] } }
    const { id, ...record } = data.data[0] ?? {}
    return call(admin, 'PUT', `${path}/${id}`, { ...record, [field]: Number(record[field]) + by })
  }
  const addUser = (user: Body) => (call: Call) => call(admin, 'POST', '/users', { ...staff, ...user })
  const rate = { rupiah_per_sar: 4_730, buffer: 1, valid_from: businessDay(now - DAY) }
  return [
    { at: now - 150 * DAY, run: (call) => call(mitra, 'PUT', '/partner/offer-profile', PROFILE) },
    { at: now - 40 * DAY, run: raise('/custom-data/visa', 'price_IDR', 50_000) },
    { at: now - 12 * DAY, run: raise('/custom-data/pesawat', 'price', 250_000) },
    {
      at: now - 60 * DAY,
      run: addUser({
        name: 'Fitri Handayani',
        email: 'fitri@umrohmitra.co.id',
        permissions: ['umroh-regular.edit', 'custom-data/kurs.create'],
      }),
    },
    {
      at: now - 2 * HOUR,
      run: addUser({
        name: 'Doni Kurniawan',
        email: 'doni@umrohmitra.co.id',
        permissions: ['hotel/makkah.edit', 'hotel/madinah.edit'],
      }),
    },
    { at: now - DAY, run: (call) => call(admin, 'POST', '/custom-data/kurs', rate) },
  ]
}

export type BusinessOptions = {
  seed: number
  iterations: number
  now?: number
  packages?: readonly number[]
  /** Called with each refusal of the API. The demo goes on without the refused event. */
  onRefused?: (error: unknown) => void
}

/**
 * Fills an empty store with half a year of business that ends now, by the API's own calls at the times at which they
 * would have come: each screen has something to show (docs/product.md §16.3.3).
 */
export async function seedBusiness(
  store: Store,
  { seed, iterations, now = Date.now(), packages = PACKAGES, onRefused = () => undefined }: BusinessOptions,
): Promise<void> {
  const isNew = await seedStore(store, {
    now: () => now,
    seed,
    iterations,
    packages,
    others: OTHERS,
    daysApart: DAYS_APART,
    withContracts: true,
    rateOf,
  })
  if (!isNew) return
  let clock = now
  const api = createPartnerApi({ store, iterations, now: () => clock, admitWrite: () => undefined, origin: () => '' })
  const accounts = [...DEMO_ACCOUNTS, ...OTHERS]
  const sessions = new Map<string, { token: string; until: number }>()

  async function ask(method: string, path: string, body: Body | undefined, token: string): Promise<Body> {
    const isPage = path.startsWith('/p/')
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
    const answer = await api.request(`http://demo.invalid${isPage ? '' : '/api'}${path}`, {
      method,
      headers: isPage ? {} : headers,
      ...(body ? { body: isPage ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body) } : {}),
    })
    if (answer.status >= 400) throw new Error(`demo: ${method} ${path} ${answer.status} ${await answer.text()}`)
    return jsonOf(answer)
  }
  async function tokenOf(email: string): Promise<string> {
    const known = sessions.get(email)
    if (known && known.until > clock) return known.token
    const password = accounts.find((account) => account.email === email)?.password ?? ''
    const { token } = await ask('POST', '/partner/login', { email, password }, '')
    sessions.set(email, { token: String(token), until: clock + SESSION })
    return String(token)
  }
  const call: Call = async (email, method, path, body) => ask(method, path, body, email && (await tokenOf(email)))

  const [admin = ''] = accounts.filter(({ permissions }) => permissions.includes('*')).map(({ email }) => email)
  const owners = [...new Map(accounts.filter(({ mitra }) => mitra).map(({ mitra, email }) => [mitra, email])).values()]
  const random = seededRandom(seed)
  const events = deskEvents(now, [admin, DEMO_ACCOUNTS[0]?.email ?? ''])
  for (const email of owners) {
    const { data } = (await ask('GET', '/partner/umroh-regular?per_page=200', undefined, await tokenOf(email))) as {
      data: Row[]
    }
    for (const row of data) events.push(...salesOf(row, email, random, now))
  }
  sessions.clear()
  for (const { at, run } of events.filter(({ at }) => at < now).sort((a, b) => a.at - b.at)) {
    clock = at
    await run(call).catch(onRefused)
  }
}
