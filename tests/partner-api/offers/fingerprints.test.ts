import { expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { conflict } from '@/partner-api/errors/apiError'
import { messages } from '@/partner-api/errors/messages'
import type { Store, StoreSession } from '@/partner-api/stores/store'
import { apiOver, NOW, SITI } from '../fixtures'
import { offerOf, offerWorld } from './offerWorld'

const KEY = '6f1a7f0e-0b61-4b6e-9a55-2f6f0f8e1c11'
const PHONE = '6281277665544'
/** The numbers that somebody tries who reads the database: the right one is among them. */
const NUMBERS = Array.from({ length: 8 }, (_, index) => `62812776655${40 + index}`)

/** Every name and value in a part of the database. */
const wordsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [name, ...wordsOf(part)])
    : [String(value)]

/** Returns a request that names a customer, and what the database keeps of it. */
async function requestFor(call: string, bodyOf: (phone: string) => object) {
  const store = createMemoryStore()
  const there = await offerWorld(store)
  const id = await there.savePackage(SITI)
  const token = await there.signIn(SITI)
  const before = store.exportState()
  const path = `/partner/umroh-regular/${id}/${call}`
  const send = () => there.call('POST', path, { token, body: bodyOf(PHONE), headers: { 'idempotency-key': KEY } })
  const erase = async () => {
    const { status } = await there.call('DELETE', `/partner/umroh-regular/${id}/customer`, { token })
    expect(status).toBe(200)
  }
  /** The same program over a copy of the database says which fingerprint a request has. */
  const seen = { fingerprint: '' }
  const copy = createMemoryStore({ initial: before })
  const claimKey: StoreSession['claimKey'] = async ({ fingerprint }) => {
    seen.fingerprint = fingerprint
    throw conflict(messages.keyReused)
  }
  const transaction: Store['transaction'] = (work) => copy.transaction((tx) => work({ ...tx, claimKey }))
  const api = await apiOver({ ...copy, transaction }, { demo: false, now: () => NOW, admitWrite: () => undefined })
  const fingerprintOf = async (phone: string, key: string) => {
    const headers = { 'idempotency-key': key }
    const { status } = await api.call('POST', path, { token, body: bodyOf(phone), headers })
    expect(status).toBe(409)
    return seen.fingerprint
  }
  const rows = () => Object.entries(store.exportState().keys).filter(([name]) => !(name in before.keys))
  return { send, erase, rows, fingerprintOf }
}

const share = (customerPhone: string) => ({ validUntil: '2026-11-27', customerName: null, customerPhone })
const offer = (customerPhone: string) => offerOf({ customerName: null, customerPhone })

const REQUESTS = [
  ['offers', offer],
  ['sent', share],
] as const

it.each(REQUESTS)(
  'of %s for a customer nothing is kept from which somebody who tries all numbers finds the right one',
  async (call, bodyOf) => {
    const { send, rows, fingerprintOf } = await requestFor(call, bodyOf)
    expect((await send()).status).toBeLessThan(300)
    const kept = rows()
    expect(kept).toHaveLength(1)
    const fingerprint = kept[0]?.[1].fingerprint
    expect(JSON.stringify(kept)).not.toContain(KEY)
    const words = wordsOf(kept).flatMap((word) => [word, ...word.split(':')])
    for (const key of new Set(words.filter((word) => word.trim() !== '' && word.length <= 200)))
      for (const phone of NUMBERS) expect(await fingerprintOf(phone, key)).not.toBe(fingerprint)
    // The right key gives the fingerprint, so the tries above would have found it.
    expect(await fingerprintOf(PHONE, KEY)).toBe(fingerprint)
  },
  20_000,
)

it.each(REQUESTS)('the fingerprint of %s goes with the customer, and nothing is saved again', async (call, bodyOf) => {
  const { send, erase, rows } = await requestFor(call, bodyOf)
  await send()
  expect((await send()).status).toBeLessThan(300)
  await erase()
  expect(rows().map(([, { fingerprint, about }]) => [fingerprint, about])).toEqual([['', null]])
  expect((await send()).status).toBe(409)
})
