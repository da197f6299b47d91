import type { BrowserContext } from '@playwright/test'
import { DEWI, SITI, type PartnerApi } from '../e2e/support'
import { openBooks } from './books'
import { openPhone } from './phone'
import type { Proxy } from './proxy'

export const USERS = [
  { name: 'Siti', user: 'siti', mitra: 'annur', email: SITI },
  { name: 'Hasan', user: 'hasan', mitra: 'annur', email: 'hasan@annur.co.id' },
  { name: 'Dewi', user: 'dewi', mitra: 'barokah', email: DEWI },
] as const

export type SessionOptions = { seed: number; context: BrowserContext; proxy: Proxy; apiOf: (mitra: string) => PartnerApi }
export type Session = Awaited<ReturnType<typeof begin>>

export async function begin({ seed, context, proxy, apiOf }: SessionOptions) {
  const log: string[] = []
  const breaches: string[] = []
  const passed = proxy.begin(seed)
  const owners = new Map<string, string>()
  let names = 0
  const broken = (what: string) => {
    if (breaches.includes(what)) return
    breaches.push(what)
    log.push(`  BROKEN: ${what}`)
  }
  const phone = await openPhone(context, passed)
  const session = {
    seed, context, proxy, passed, phone, log, breaches, broken,
    books: openBooks(passed, apiOf, broken),
    note: (line: string) => void log.push(`  ${line}`),
    /** Who has signed in last on the phone. */
    holder: null as (typeof USERS)[number] | null,
    answersLeave: true,
    copies: new Set<string>(),
    checked: { calls: 0 },
    /** Of the session's own kind: it says whose it is. Every run has its own, so that a database may be used twice. */
    newName: () => `Chaos ${seed}-${Date.now().toString(36)}-${(names += 1)} ${session.holder?.mitra} ${session.holder?.user}`,
    mitraOf(token: string | null) {
      for (const { path, server, sent } of passed) {
        if (path !== '/partner/login' || server?.status !== 200) continue
        const { email } = JSON.parse(sent) as { email: string }
        owners.set((JSON.parse(server.body) as { token: string }).token, USERS.find((user) => user.email === email)?.mitra ?? '')
      }
      return owners.get(token ?? '')
    },
  }
  phone.page.on('dialog', (dialog) => void (session.answersLeave ? dialog.accept() : dialog.dismiss()).catch(() => undefined))
  return session
}
