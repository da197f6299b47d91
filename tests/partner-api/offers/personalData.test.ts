import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createSite } from '@/partner-api/host/http/createSite'
import { createLog } from '@/partner-api/host/log/log'
import { createMetrics } from '@/partner-api/host/metrics/metrics'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import { eraseOldCustomers } from '@/partner-api/offers/erasure'
import { FAST, NOW, SITI } from '../fixtures'
import { acceptance, offerOf, offerWorld } from './offerWorld'

let seeded: MemoryState
let packageId: number
let session: string
beforeAll(async () => {
  const store = createMemoryStore()
  const there = await offerWorld(store)
  packageId = await there.savePackage(SITI)
  session = await there.signIn(SITI)
  seeded = store.exportState()
})

const word = fc.stringMatching(/^[A-Z][a-z]{7}[A-Z]{3}$/)
const people = fc.record({ customer: word, accepts: word, noted: word, digits: fc.stringMatching(/^8\d{11}$/) })

it('no name or number of a customer and no token is in the audit, a line of the log or a metric, whatever is done with an offer', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.boolean(), async ({ customer, accepts, noted, digits }, isWrong) => {
      const store = createMemoryStore({ initial: seeded })
      const lines: string[] = []
      let calls = 0
      const log = createLog({ level: 'debug', format: 'json', write: (line) => void lines.push(line) })
      const metrics = createMetrics({})
      const settings = { distDir: '/nowhere', trustProxy: false, seed: 'demo' } as const
      const own = { ...settings, iterations: FAST, version: UNKNOWN_VERSION, now: () => NOW }
      const site = createSite({ store, log, ...own, observe: metrics.observe })
      const open = (path: string, init: RequestInit = {}) => site.request(`http://site.test${path}`, init)
      const call = async (method: string, path: string, body?: unknown) => {
        const answer = await open(`/api/partner${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${session}`,
            'idempotency-key': `request ${(calls += 1)}`,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        return answer.json()
      }
      const offer = offerOf({
        customerName: customer,
        customerPhone: `+62${digits}`,
        ...(isWrong ? { asing: customer } : {}),
      })
      const made = await call('POST', `/umroh-regular/${packageId}/offers`, offer)
      const path = isWrong ? `/p/${'x'.repeat(43)}` : new URL(made.data.url).pathname
      const id = made.data?.id ?? 1

      for (const address of [path, `${path}.jpg`]) await open(address)
      await open(`${path}/seen`, { method: 'POST' })
      await open(`${path}/accept`, { method: 'POST', body: acceptance({ name: accepts, jamaah: 'x' }) })
      await open(`${path}/accept`, { method: 'POST', body: acceptance({ name: accepts }) })
      await call('GET', `/umroh-regular/${packageId}/offers`)
      await call('PUT', `/umroh-regular/${packageId}/lost`, { reason: 'harga' })
      await call('POST', `/offers/${id}/answer`, { answer: null })
      await call('POST', `/offers/${id}/answer`, { answer: { name: noted, room: 'quad', jamaah: 2 } })
      await eraseOldCustomers(store, 1, NOW + 90 * 86_400_000)
      await call('DELETE', `/offers/${id}/customer`)
      await call('DELETE', `/offers/${id}`)

      const state = store.exportState()
      const token = path.slice('/p/'.length)
      const told = [JSON.stringify(state.audit), lines.join(''), await metrics.text()].join('\n')
      for (const hidden of [customer, accepts, noted, digits, token, state.offers[0]?.tokenHash])
        if (hidden) expect(told).not.toContain(hidden)
      expect(lines.length).toBeGreaterThan(9)
      if (!isWrong) {
        const events = state.audit.filter(({ resource }) => resource === 'offers').map(({ event }) => event)
        expect(events).toEqual(['create', 'seen', 'accept', 'take-back', 'accept', 'erase', 'erase', 'revoke'])
      }
      // Everything of the customer was erased, also from the answers that the store keeps for repeated requests.
      const kept = JSON.stringify(state)
      for (const hidden of [customer, accepts, noted, digits]) expect(kept).not.toContain(hidden)
    }),
    { numRuns: 25, seed: 7 },
  )
})
