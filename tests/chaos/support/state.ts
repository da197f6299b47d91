import type { BrowserContext } from '@playwright/test'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { DEWI, SITI, type PartnerApi } from '../../e2e/support/support'
import type { Colleague } from '../admin/adminCalls'
import { createOfferLedger } from '../offers/offerLedger'
import { createLedger } from './ledger'
import type { Owners } from './findings'
import { openPhone } from './phone'
import type { Proxy } from './proxy'

export type AdminKind = 'rates' | 'imports' | 'refused imports' | 'disabled' | 'passwords'

export const USERS = [
  { name: 'Siti', user: 'siti', mitra: 'annur', email: SITI },
  { name: 'Hasan', user: 'hasan', mitra: 'annur', email: 'hasan@annur.co.id' },
  { name: 'Dewi', user: 'dewi', mitra: 'barokah', email: DEWI },
] as const

const TWO_TABS_EVERY = 3

/** The offers of every mitra may have a payment plan. No component has one of its amounts as its price. */
const PLAN = { dp: 4_321_000, instalments: [{ percent: 30, daysBefore: 9 }], restDaysBefore: 5 }
const putPlan = (api: PartnerApi, business: string) =>
  api.put('/partner/offer-profile', { ...emptyProfile(business), paymentPlan: PLAN })

export type SessionOptions = {
  seed: number
  context: BrowserContext
  proxy: Proxy
  apiOf: (mitra: string) => PartnerApi
  admin: PartnerApi
  colleague: Colleague
  owners: Owners
}
export type Session = Awaited<ReturnType<typeof begin>>

export async function begin({ seed, context, proxy, apiOf, admin, colleague, owners }: SessionOptions) {
  const log: string[] = []
  const breaches: string[] = []
  const passed = proxy.begin(seed)
  const tokens = new Map<string, string>()
  let names = 0
  const report = (what: string) => {
    if (breaches.includes(what)) return
    breaches.push(what)
    log.push(`  BROKEN: ${what}`)
  }
  function mitraOf(token: string | null) {
    for (const { path, server, sent } of passed) {
      if (path !== '/partner/login' || server?.status !== 200) continue
      const { email } = JSON.parse(sent) as { email: string }
      tokens.set(
        (JSON.parse(server.body) as { token: string }).token,
        USERS.find((user) => user.email === email)?.mitra ?? '',
      )
    }
    return tokens.get(token ?? '')
  }
  for (const mitra of new Set(USERS.map((user) => user.mitra))) await putPlan(apiOf(mitra), `Usaha ${mitra}`)
  const phone = await openPhone(context)
  const offers = createOfferLedger({ passed, apiOf, admin }, mitraOf, report)
  const session = {
    seed,
    context,
    proxy,
    passed,
    phone,
    log,
    breaches,
    report,
    owners,
    revoke: (token: string) => apiOf('annur').revoke(token),
    apiOf,
    admin,
    colleague,
    /** The number of each kind of act by the admins and the colleague. */
    adminCounts: { rates: 0, imports: 0, 'refused imports': 0, disabled: 0, passwords: 0 } satisfies Record<
      AdminKind,
      number
    >,
    ledger: createLedger(passed, apiOf, report),
    offers,
    note: (line: string) => void log.push(`  ${line}`),
    /** The user who signed in last on this phone. */
    holder: null as (typeof USERS)[number] | null,
    answersLeave: true,
    copies: new Set<string>(),
    checked: { calls: 0 },
    /** Every third session uses two tabs. */
    hasTwoTabs: seed % TWO_TABS_EVERY === 0,
    /** A name that tells its mitra and user. It is different in each run, so that runs can share a database. */
    newName: () =>
      `Chaos ${seed}-${Date.now().toString(36)}-${(names += 1)} ${session.holder?.mitra} ${session.holder?.user}`,
    mitraOf,
    /** A name that no other imported record has. */
    newImport: () => `Impor ${seed}-${Date.now().toString(36)}-${(names += 1)}`,
    /** A name that no other acceptance has. */
    newCustomer() {
      const name = `Pelanggan ${(names += 1)}`
      offers.onAccept(name)
      return name
    },
  }
  context.on(
    'dialog',
    (dialog) => void (session.answersLeave ? dialog.accept() : dialog.dismiss()).catch(() => undefined),
  )
  return session
}
