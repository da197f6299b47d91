import { expect, it, vi } from 'vitest'
import { readStoredSession } from '@/auth-provider/storedSession'
import { drawEarly } from '@/shell/early/drawEarly'
import type { Handover } from '@/shell/handover'
import { json } from '../../support/server/fakeFetch'
import { persistAsBefore, withIndexedDb } from '../../support/persisted'
import { signedIn } from '../signedIn'

withIndexedDb()

const NONE = { double: null, triple: null, quad: null }
const DETAIL = {
  name: 'Paket 7',
  jamaah: 10,
  startCity: 'makkah',
  hotels: { makkah: null, madinah: null },
  totals: NONE,
  mitra: null,
}

const HASH = JSON.stringify(['umroh-regular', 'getOne', { id: '7', meta: { shape: 'detail' } }])

/** Opens the detail of a package of which the phone has a copy. */
async function drawDetail() {
  signedIn()
  vi.stubGlobal('PIECES', { html: { 'umroh-regular/head': '<h2>{name}</h2>', 'umroh-regular/below': '<p></p>' } })
  document.body.innerHTML = '<div id="frame"><main></main></div>'
  await persistAsBefore([{ hash: HASH, user: '1', at: Date.now() - 1000, data: DETAIL }])
  const start = vi.fn<() => void>()
  const answer = Promise.resolve(json({}))
  const handover: Handover = { start, early: { url: '', token: 'kunci', at: 0, answer, abort: () => undefined } }
  const target = { screen: 'umroh-regular/show', resource: 'umroh-regular', view: 'show', id: '7' } as const
  drawEarly(document.getElementById('frame')!, target, readStoredSession(localStorage, Date.now())!, handover)
  return handover
}

it('a detail shows its copy, also when its answer came first: only the app’s code reads that', async () => {
  const handover = await drawDetail()
  await vi.waitFor(() => expect(document.querySelector('h2')).toHaveTextContent('Paket 7'))
  expect([handover.copy?.hash, handover.isAnswered]).toEqual([HASH, undefined])
})

it('a detail whose prices are told rounded waits for React: a customer may be looking', async () => {
  localStorage.setItem('offer-profile/1', JSON.stringify({ profile: { rounding: 50_000 } }))
  const handover = await drawDetail()
  await vi.waitFor(() => expect(handover.copy?.hash).toBe(HASH))
  expect(document.querySelector('h2, dl')).toBeNull()
})
