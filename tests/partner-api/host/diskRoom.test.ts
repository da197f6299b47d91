import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { watchDisk } from '@/partner-api/host/database/diskRoom'
import { createMetrics } from '@/partner-api/host/metrics/metrics'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { SITI, apiOver } from '../fixtures'
import { seededQuote } from '@tests/support/server/seeded'

const LIST = '/partner/umroh-regular'
const FULL = 'Penyimpanan server penuh, jadi belum ada yang disimpan. Beri tahu admin Anda, lalu coba lagi.'

function watched(folder: string | null, full: number) {
  const events: string[] = []
  const clock = { now: 0 }
  const told = (event: string) => void events.push(event)
  const log = { error: told, warn: told, info: told, debug: told } as unknown as Parameters<typeof watchDisk>[1]
  return { events, clock, disk: watchDisk(folder, log, () => clock.now, full) }
}

it('on a full disk a save is refused with 507 in words, lists are read, and health says why; one event a minute', async () => {
  const { events, clock, disk } = watched(tmpdir(), Number.MAX_SAFE_INTEGER)
  const api = await apiOver(createMemoryStore(), { packages: [1, 0], admitWrite: disk.admit, isFull: disk.isFull })
  const token = await api.login(SITI)
  const save = async () => api.call('POST', LIST, { token, body: await seededQuote() })
  const refused = await save()
  expect([refused.status, refused.body.message]).toEqual([507, FULL])
  await save()
  expect(events).toEqual(['disk.full'])
  clock.now += 60_000
  await save()
  expect(events).toEqual(['disk.full', 'disk.full'])
  const list = await api.call('GET', LIST, { token })
  expect([list.status, list.body.data.length]).toEqual([200, 1])
  const health = await api.call('GET', '/health')
  expect([health.status, health.body]).toMatchObject([503, { status: 'failing', message: FULL }])
})

it('with room on the disk everything is saved, and nothing is told', async () => {
  const { events, disk } = watched(tmpdir(), 1)
  const api = await apiOver(createMemoryStore(), { packages: [1, 0], admitWrite: disk.admit, isFull: disk.isFull })
  const token = await api.login(SITI)
  expect((await api.call('POST', LIST, { token, body: await seededQuote() })).status).toBe(201)
  expect([(await api.call('GET', '/health')).status, events]).toEqual([200, []])
})

it('a PostgreSQL whose disk is full answers 507, is unhealthy for a minute, and other errors say nothing of a disk', async () => {
  const { events, clock, disk } = watched(null, 0)
  expect([disk.free, disk.isFull(), disk.explains(new Error('a bug'))]).toEqual([null, false, false])
  const store = createMemoryStore()
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  const told: boolean[] = []
  const api = await apiOver(
    { ...store, findUserByEmail: () => Promise.reject(new Error('a query', { cause: full })) },
    { packages: [0, 0], demo: false, onError: (error) => void told.push(disk.explains(error)) },
  )
  const { status, body } = await api.call('POST', '/partner/login', { body: { email: SITI, password: 'x' } })
  expect([status, body.message, told, events]).toEqual([507, FULL, [true], ['disk.full']])
  expect(disk.isFull()).toBe(true)
  clock.now += 60_000
  expect(disk.isFull()).toBe(false)
})

it('the metrics tell the free bytes of the disk of an embedded database', async () => {
  expect(await createMetrics({ freeBytes: () => 12_345 }).text()).toContain('disk_free_bytes 12345')
  expect(await createMetrics({ freeBytes: null }).text()).not.toContain('disk_free_bytes')
})
