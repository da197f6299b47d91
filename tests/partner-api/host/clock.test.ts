import { describe, expect, it } from 'vitest'
import { clockOf, erasingTime } from '@/partner-api/clock'
import { keepErasing } from '@/partner-api/host/keepErasing'
import { quietLog } from '@/partner-api/host/log/log'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { databaseClock } from '@/partner-api/postgres/connect/databaseClock'
import type { AuditEntry } from '@/partner-api/stores/upkeepStore'
import { CUSTOMER, offerWorld } from '../offers/offerWorld'
import { apiOver, NOW, SITI } from '../fixtures'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MONTHS_26 = 792 * DAY

const entry = (at: number, userId: number | null = 7): AuditEntry => ({
  at,
  userId,
  userName: 'Ana',
  address: '',
  event: 'login',
  resource: 'users',
  recordId: 7,
  label: 'Ana',
  before: null,
  after: null,
})

describe('the time that counts for erasing old rows', () => {
  it.each<[string, (number | null)[], number, number]>([
    ['a database that nobody has used', [], NOW, 0],
    ['a first day', [NOW - HOUR], NOW, 0],
    ['daily use: the row of yesterday', [NOW - 30 * HOUR, NOW - 25 * HOUR, NOW - HOUR], NOW, NOW - 25 * HOUR],
    ['a clock that is 26 months ahead', [NOW], NOW + MONTHS_26, NOW],
    ['the same after a login on that clock', [NOW, NOW + MONTHS_26 - HOUR], NOW + MONTHS_26, NOW],
    ['a business that was away: its first login, a day later', [NOW - 90 * DAY, NOW - DAY], NOW, NOW - DAY],
    ['a clock that was ahead and is put right', [NOW - 26 * HOUR, NOW + MONTHS_26], NOW, NOW - 26 * HOUR],
  ])('%s', async (_, rows, now, expected) => {
    const store = createMemoryStore()
    for (const at of rows) if (at !== null) await store.addAudit(entry(at))
    // A deed of the server or of a stranger proves nothing.
    await store.addAudit(entry(now - 2 * DAY + 1, null))
    expect(await erasingTime(store, now)).toBe(expected)
  })
})

describe('a server whose clock is ahead', () => {
  const world = async () => {
    const memory = createMemoryStore()
    const there = await offerWorld(memory)
    await there.share(SITI, await there.savePackage(SITI), { validUntil: '2026-11-27' })
    const clock = { now: NOW }
    const store = { ...memory, now: () => clock.now }
    const said: string[] = []
    const log = { ...quietLog, warn: (event: string) => void said.push(event) }
    const start = () => keepErasing(store, 24, log)()
    const hasCustomer = () => JSON.stringify(memory.exportState().offers).includes(CUSTOMER.name)
    return { clock, store, said, start, hasCustomer }
  }
  it('erases no customer, also after a login there and a restart, and says so once', async () => {
    const { clock, store, said, start, hasCustomer } = await world()
    clock.now = NOW + MONTHS_26
    await start()
    expect([hasCustomer(), said]).toEqual([true, ['clock.ahead']])
    await (await apiOver(store, { demo: false, now: () => clock.now })).login(SITI)
    await start()
    expect(hasCustomer()).toBe(true)
    clock.now = NOW + 2 * DAY
    await start()
    expect(hasCustomer()).toBe(true)
  })
  it('erases them where somebody has worked with this clock a day ago: the business was really away', async () => {
    const { clock, store, start, hasCustomer } = await world()
    clock.now = NOW + MONTHS_26
    await (await apiOver(store, { demo: false, now: () => clock.now })).login(SITI)
    clock.now += DAY
    await start()
    expect(hasCustomer()).toBe(false)
  })
  it('signs nobody out for good, and repeats no earlier save', async () => {
    const store = createMemoryStore()
    const clock = { now: NOW }
    const api = await apiOver(store, { now: () => clock.now })
    const token = await api.login(SITI)
    const me = async () => (await api.call('GET', '/partner/me', { token })).status
    clock.now = NOW + MONTHS_26
    expect(await me()).toBe(401)
    await api.login(SITI)
    clock.now = NOW + HOUR
    expect(await me()).toBe(200)
  })
  it('keeps nobody from opening a page when the clock is put right', async () => {
    const store = createMemoryStore()
    const there = await offerWorld(store)
    const { path } = await there.share(SITI, await there.savePackage(SITI), { validUntil: '2026-11-27' })
    there.clock.now = NOW + 2 * DAY
    for (let visit = 0; visit < 241; visit += 1) await there.site.request(path)
    expect((await there.site.request(path)).status).toBe(429)
    there.clock.now = NOW
    expect((await there.site.request(path)).status).toBe(200)
  })
})

describe('the clock of a database that several servers share', () => {
  const MINUTE = 60_000
  it('counts in place of a server’s own, whose steps change nothing', async () => {
    const time = { system: NOW + MONTHS_26, ran: 5000, database: NOW }
    const options = { now: () => time.system, ran: () => time.ran }
    const { now, differs, end } = await databaseClock(async () => time.database, options)
    expect([now(), differs]).toEqual([NOW, -MONTHS_26])
    Object.assign(time, { system: NOW + 3 * DAY, ran: 5000 + MINUTE })
    expect(now()).toBe(NOW + MINUTE)
    end()
  })
  it('leaves a clock alone that differs by the way to the database, and one whose database is away', async () => {
    const ran = () => 0
    const near = await databaseClock(async () => NOW + 200, { now: () => NOW, ran })
    const away = await databaseClock(() => Promise.reject(new Error('away')), { now: () => NOW, ran })
    expect([near.now(), near.differs, away.now(), away.differs]).toEqual([NOW, 0, NOW, 0])
    near.end()
    away.end()
  })
  it('is asked again', async () => {
    const time = { ran: 0, database: NOW }
    const { now, end } = await databaseClock(async () => time.database, {
      now: () => NOW,
      ran: () => time.ran,
      everyMs: 1,
    })
    time.database = NOW + DAY
    await expect.poll(now).toBe(NOW + DAY)
    end()
  })
  it('is the time of the store, and the system’s where the database runs in this process', () => {
    expect(clockOf({ now: () => 5 })()).toBe(5)
    expect(Math.abs(clockOf({})() - Date.now())).toBeLessThan(1000)
  })
})
