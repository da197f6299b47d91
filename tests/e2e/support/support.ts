import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { addDays, formatShortDate, today } from '@/domain/values/dates'
import { parsePackage } from '@/domain/package/packageSchema'
import type { LostReason } from '@/domain/status/packageStatus'
import type { CalendarDate } from '@/domain/types'
import type { PackageRequest, WireId, WireMaster } from '@/http/partnerApi.types'
import { nightsOf } from '@/domain/masters/stayPrice'
import { DEMO_ACCOUNTS } from '@/partner-api/auth/demoAccounts'
import { fetchDirect } from '../../support/server/direct'
import { watchContract } from './contractWatch'
import { ownServer } from './ownServer'
import { DATA } from './seededFolder'

export { expect }

/** The first user of An-Nur. `DEWI` is the first user of Barokah, for tests that need many packages. */
export const SITI = 'siti@annur.co.id'
export const DEWI = 'dewi@barokah.co.id'
export const passwordOf = (email: string) => DEMO_ACCOUNTS.find((account) => account.email === email)?.password ?? ''

type SignedIn = { token: string; user: { id: WireId; name: string; email: string }; features?: string[] }
type Row = { id: WireId; nama_paket: string }

const packagePath = (id: WireId) => `/partner/umroh-regular/${id}`

/** Calls of the partner API, to prepare a test and to count its results. */
export class PartnerApi {
  constructor(
    private readonly request: APIRequestContext,
    readonly signedIn: SignedIn,
  ) {}

  private get headers() {
    return { authorization: `Bearer ${this.signedIn.token}` }
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.request.get(`/api${path}`, { headers: this.headers })
    expect(answer.status(), path).toBe(200)
    return (await answer.json()) as T
  }

  /** Makes a record, and returns the `data` of the answer. */
  async make<T extends { id: WireId }>(path: string, data: unknown): Promise<T> {
    const answer = await this.request.post(`/api${path}`, { headers: this.headers, data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201)
    return ((await answer.json()) as { data: T }).data
  }

  private post = async (path: string, data: unknown): Promise<WireId> => (await this.make(path, data)).id

  async delete(path: string): Promise<void> {
    expect((await this.request.delete(`/api${path}`, { headers: this.headers })).status(), path).toBe(200)
  }

  async put(path: string, data: unknown): Promise<void> {
    const answer = await this.request.put(`/api${path}`, { headers: this.headers, data })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  }

  async packagesNamed(name: string): Promise<Row[]> {
    const { data } = await this.get<{ data: Row[] }>(
      `/partner/umroh-regular?per_page=200&q=${encodeURIComponent(name)}`,
    )
    return data
  }

  async total(): Promise<number> {
    return (await this.get<{ meta: { total: number } }>('/partner/umroh-regular?per_page=1')).meta.total
  }

  duplicate = (id: WireId, namaPaket: string) => this.post(`/partner/umroh-regular/${id}/duplicate`, { namaPaket })

  private async firstOf(master: string): Promise<WireId> {
    const { data } = await this.get<{ data: { data: WireMaster[] } }>(`/${master}`)
    return data.data[0]?.id ?? ''
  }

  /** A private trip with both hotels, seven nights at ordinary rates from `firstNight()`. */
  private async contents(changes: Partial<PackageRequest>): Promise<PackageRequest> {
    const [makkahIn, madinahIn, out] = [firstNight(), addDays(firstNight(), 4), addDays(firstNight(), 7)]
    const hotel = async (city: string, checkIn: CalendarDate, checkOut: CalendarDate) => ({
      id: await this.firstOf(`hotel/${city}?date_check_in=${checkIn}&date_check_out=${checkOut}`),
      tanggalCheckIn: checkIn,
      tanggalCheckOut: checkOut,
      tanpaHotel: false,
    })
    const contents = parsePackage({
      namaPaket: 'Paket contoh',
      startCity: 'makkah',
      jumlahJamaah: 10,
      pesawat: { id: await this.firstOf('custom-data/pesawat') },
      hotelMakkah: await hotel('makkah', makkahIn, madinahIn),
      hotelMadinah: await hotel('madinah', madinahIn, out),
      tipePerjalanan: 'private',
      laPrivate: { id: await this.firstOf('custom-data/la-private') },
    })
    return { ...contents, ...changes }
  }

  create = async (changes: Partial<PackageRequest> = {}) =>
    this.post('/partner/umroh-regular', await this.contents(changes))

  /** Overwrites a package with the contents that `create` would send, like a colleague who edits it. */
  async update(id: WireId, changes: Partial<PackageRequest>): Promise<void> {
    await this.put(`/partner/umroh-regular/${id}`, await this.contents(changes))
  }

  /** Notes that a package was shared. */
  async share(id: WireId, customerName: string, validUntil = '2099-12-31'): Promise<void> {
    const data = { validUntil, customerName, customerPhone: '081234567890' }
    const answer = await this.request.post(`/api${packagePath(id)}/sent`, { headers: this.headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** Changes what the mitra notes about a package. */
  async note(id: WireId, data: { reason: LostReason } | { remindAt: CalendarDate }): Promise<void> {
    const call = 'reason' in data ? 'lost' : 'reminder'
    const answer = await this.request.put(`/api${packagePath(id)}/${call}`, { headers: this.headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** Ends the session at the server, as if it had expired there. */
  async revoke(token: string): Promise<void> {
    const answer = await this.request.post('/api/partner/logout', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status()).toBe(200)
  }
}

export async function signInByApi(email: string): Promise<SignedIn> {
  const answer = await fetchDirect(`${process.env.E2E_SERVER}/api/partner/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: passwordOf(email) }),
  })
  expect(answer.status, 'sign-in of the test itself').toBe(200)
  return (await answer.json()) as SignedIn
}

function ordinaryWeekFrom(start: CalendarDate): CalendarDate {
  let day = start
  while (nightsOf(day, addDays(day, 7)).some(({ season }) => season !== 'regular')) day = addDays(day, 1)
  return day
}
// Reading the Islamic calendar night by night takes time, and most tests ask.
const ordinaryWeeks = new Map<CalendarDate, CalendarDate>()

/** Some weeks ahead, the first of seven nights outside the expensive months, so that the ordinary rates apply. */
export function firstNight(): CalendarDate {
  const start = addDays(today(), 21)
  const known = ordinaryWeeks.get(start) ?? ordinaryWeekFrom(start)
  ordinaryWeeks.set(start, known)
  return known
}

/** Console messages that a test causes on purpose; any other message fails the test. */
export type Noise = { allow: (...lines: RegExp[]) => void }

type TestFixtures = {
  /** The user who is signed in on the phone; null for a guest. */
  account: string | null
  api: PartnerApi
  noise: Noise
  /** Checks every exchange with the API server against its contract. */
  keptContract: void
}
type WorkerFixtures = {
  /** The address of the worker's server. */
  server: string
  sessions: { of: (email: string) => Promise<SignedIn>; request: APIRequestContext }
}

/** Records every error and warning of the browser. */
export function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`)
  })
  return heard
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright ends a worker whose test failed. The worker after it gets a server of its own: the failed test has left
  // records on the first one, and its repetition would count them.
  server: [
    async ({ playwright: _ }, provide, { parallelIndex }) => {
      const begun = join(DATA, `begun-${process.ppid}-${parallelIndex}`)
      if (!existsSync(begun)) {
        writeFileSync(begun, '')
        return provide(process.env.E2E_SERVER ?? '')
      }
      const own = await ownServer(process.env.E2E_DIST, { TZ: 'UTC' })
      await own.start()
      process.env.E2E_SERVER = own.url
      await provide(own.url)
      await own.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server),
  sessions: [
    async ({ playwright, server }, provide) => {
      const request = await playwright.request.newContext({ baseURL: server })
      const known = new Map<string, Promise<SignedIn>>()
      const of = (email: string) => {
        const session = known.get(email) ?? signInByApi(email)
        known.set(email, session)
        return session
      }
      await provide({ of, request })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  account: [SITI, { option: true }],
  api: async ({ sessions, account }, provide) =>
    provide(new PartnerApi(sessions.request, await sessions.of(account ?? SITI))),
  storageState: async ({ sessions, account, baseURL }, provide) => {
    if (!account) return provide({ cookies: [], origins: [] })
    const { token, user, features } = await sessions.of(account)
    const auth = JSON.stringify({
      user: { ...user, features },
      mitra: null,
      hasSession: true,
      lastActivity: Date.now(),
    })
    const localStorage = [
      { name: 'partner_token', value: token },
      { name: 'partner-auth', value: auth },
    ]
    return provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },
  noise: [
    async ({ context }, provide) => {
      const heard = listen(context)
      const allowed: RegExp[] = [/^warning: Service Worker registration blocked by Playwright$/]
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} refused ${blockedURI}`),
        )
      })
      await provide({ allow: (...lines) => void allowed.push(...lines) })
      expect(
        heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'what the browser complained of',
      ).toEqual([])
    },
    { auto: true },
  ],
  keptContract: [
    async ({ context }, provide) => {
      const watch = watchContract(context)
      await provide()
      expect(await watch.settled(), 'what the API’s contract does not know').toEqual([])
    },
    { auto: true },
  ],
})

/** Chromium's console message for an answer with this status. */
export const failedWith = (status: number) => new RegExp(`^error: Failed to load resource: .* status of ${status} `)
export const failedToReach = /^error: Failed to load resource: net::ERR_/
export const apiLine = (call: string) => new RegExp(`^warning: \\[api\\] ${call}`)

// ——— Screens, found as a user finds them ———

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export async function signIn(page: Page, email: string = SITI, password: string = passwordOf(email)): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export type Totals = Record<'double' | 'triple' | 'quad', string>

/** The three totals that a card or section shows. */
export async function totalsIn(place: Locator): Promise<Totals> {
  const text = (await place.innerText()).replaceAll(/\s+/g, ' ')
  const of = (room: string) => new RegExp(`${room} (Rp\\. [\\d.]+|–)`).exec(text)?.[1] ?? `no ${room} in: ${text}`
  return { double: of('Double'), triple: of('Triple'), quad: of('Quad') }
}

/** Takes the API's features from the session on this phone, and from what the server says about it. */
export async function withoutFeatures(page: Page) {
  await page.addInitScript(() => {
    const auth = JSON.parse(localStorage.getItem('partner-auth') ?? '{}') as { user: object }
    localStorage.setItem('partner-auth', JSON.stringify({ ...auth, user: { ...auth.user, features: [] } }))
  })
  await page.route('**/api/partner/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), features: [] } })
  })
}

/** Waits until React shows a part of the screen, by default the list's first card: it may have been drawn before React. */
export const reactStands = (page: Page, part = 'main article') =>
  page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, part)

/** The card of the package with exactly this name. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

export async function openList(page: Page, search?: string): Promise<void> {
  await page.goto(`/package/umroh-reguler${search ? `?q=${encodeURIComponent(search)}` : ''}`)
  await reactStands(page)
}

/** The wizard of a package, with its footer and its pickers. */
export class Wizard {
  constructor(readonly page: Page) {}

  heading = (title: string) => this.page.getByRole('heading', { level: 2, name: title, exact: true })
  step = (name: string) =>
    this.page.getByRole('list', { name: 'Langkah penyusunan paket' }).getByRole('listitem').filter({ hasText: name })
  trigger = (label: string) => this.page.getByRole('button', { name: new RegExp(`^${label}`) })
  sheet = (label: string) => this.page.getByRole('dialog', { name: label })
  text = (label: string) => this.page.getByRole('textbox', { name: label })
  checkbox = (label: string) => this.page.getByRole('checkbox', { name: label, exact: true })
  toggle = (group: string, name: string) => this.page.getByRole('group', { name: group }).getByRole('button', { name })
  section = (name: string) => this.page.getByRole('region', { name, exact: true })

  async next(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Lanjut' }).click()
    await expect(this.heading(title)).toBeVisible()
  }

  async previous(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Sebelumnya', exact: true }).click()
    await expect(this.heading(title)).toBeVisible()
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Simpan' })
  }

  async save(): Promise<void> {
    await this.saveButton.click()
    await expect(this.page).toHaveURL(/\/package\/umroh-reguler$/)
  }

  async open(label: string): Promise<Locator> {
    await this.trigger(label).click()
    const sheet = this.sheet(label)
    await expect(sheet).toBeVisible()
    return sheet
  }

  async pick(label: string, option: string): Promise<void> {
    const sheet = await this.open(label)
    await sheet.getByRole('searchbox').fill(option)
    // A finished search replaces every row, and a click that began on a replaced row is lost.
    await expect(sheet.getByText(/^\d+ pilihan$/)).toBeAttached()
    await sheet.getByRole('option', { name: option }).click()
    await expect(sheet).toBeHidden()
    await expect(this.trigger(label)).toContainText(option)
  }

  async pickSeveral(label: string, options: readonly string[]): Promise<void> {
    const sheet = await this.open(label)
    for (const name of options) {
      const option = sheet.getByRole('option', { name })
      await option.click()
      await expect(option).toHaveAttribute('aria-selected', 'true')
    }
    await sheet.getByRole('button', { name: 'Selesai' }).click()
    await expect(sheet).toBeHidden()
  }

  async date(label: string, date: CalendarDate): Promise<void> {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
    const title = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric' }).format(
      new Date(year, month - 1, day),
    )
    const shortMonth = formatShortDate(date).replace(/^\d+ /, '')
    const sheet = await this.open(label)
    await expect(sheet.getByRole('grid')).toBeVisible()
    const wanted = sheet.getByRole('grid', { name: title })
    // The strip of months has the next ones.
    const inStrip = sheet.getByRole('group', { name: 'Bulan' }).getByRole('button', { name: shortMonth })
    if (!(await wanted.isVisible()) && (await inStrip.isVisible())) await inStrip.click()
    for (let months = 0; months < 24 && !(await wanted.isVisible()); months += 1) {
      await sheet.getByRole('button', { name: 'Bulan berikutnya' }).click()
    }
    await wanted.getByRole('gridcell', { name: String(day), exact: true }).click()
    await expect(sheet).toBeHidden()
    await this.closeNextCalendar()
    await expect(this.trigger(label)).toContainText(`${day} ${title}`)
  }

  /** Closes the calendar of the check-out, which the choice of a check-in has opened at once. */
  async closeNextCalendar(): Promise<void> {
    const next = this.sheet('Tanggal Check-Out')
    if (!(await next.isVisible())) return
    await this.page.keyboard.press('Escape')
    await expect(next).toBeHidden()
  }

  async journey({ name, jamaah, flight }: { name: string; jamaah: number; flight: string }): Promise<void> {
    await this.text('Nama Paket').fill(name)
    await this.text('Jumlah Jamaah').fill(String(jamaah))
    await this.pick('Pesawat', flight)
  }

  async stay(city: 'Makkah' | 'Madinah', checkIn: CalendarDate, checkOut: CalendarDate, hotel: string): Promise<void> {
    await this.date('Tanggal Check-In', checkIn)
    await this.date('Tanggal Check-Out', checkOut)
    await this.pick(`Hotel ${city}`, hotel)
  }
}

export async function openNewWizard(page: Page): Promise<Wizard> {
  await page.goto('/package/umroh-reguler/create')
  const wizard = new Wizard(page)
  await expect(wizard.heading(STEPS.journey)).toBeVisible()
  return wizard
}

export const STEPS = {
  journey: 'Informasi Perjalanan',
  makkah: 'Hotel di Makkah',
  madinah: 'Hotel di Madinah',
  trip: 'Informasi Perjalanan (opsional)',
  extras: 'Tambahan Lainnya (opsional)',
  review: 'Review Pilihan',
} as const

/** Fills in a new package without hotels up to the review: the shortest way to something that can be saved. */
export async function wizardAtReview(page: Page, name: string): Promise<Wizard> {
  const wizard = await openNewWizard(page)
  await wizard.journey({ name, jamaah: 20, flight: 'Batik Air' })
  await wizard.checkbox('Tanpa Hotel Makkah').check()
  await wizard.checkbox('Tanpa Hotel Madinah').check()
  await wizard.next(STEPS.trip)
  await wizard.next(STEPS.extras)
  await wizard.next(STEPS.review)
  return wizard
}

/** Waits until no animation runs any more, except a spinner's. */
export async function still(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        (animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity,
      ).length
  await expect.poll(() => page.evaluate(moving)).toBe(0)
}
