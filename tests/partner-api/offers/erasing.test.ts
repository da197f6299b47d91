import { expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { readSettings } from '@/partner-api/host/settings/env'
import { monthsBefore, eraseOldCustomers } from '@/partner-api/offers/erasure'
import { NOW, SITI } from '../fixtures'
import { CUSTOMER, offerWorld } from './offerWorld'

it.each([
  ['2026-11-20', 24, '2024-11-20'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-01-31', 14, '2024-11-30'],
])('%s is %i months after %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})

it('customers of offers that ended two years ago are erased, each with an audit row that does not say who it was', async () => {
  const store = createMemoryStore()
  const there = await offerWorld(store)
  const packageId = await there.savePackage(SITI)
  const made = await there.share(SITI, packageId, { validUntil: '2026-11-27' })
  const later = await there.share(SITI, packageId, { validUntil: '2026-11-28', customerName: 'Bapak Yang Lain' })
  const dayAfter = Date.parse('2028-11-28T00:00:00+07:00')

  expect(await eraseOldCustomers(store, 24, dayAfter - 1)).toBe(0)
  expect(await eraseOldCustomers(store, 24, dayAfter)).toBe(1)
  expect(await eraseOldCustomers(store, 24, dayAfter)).toBe(0)
  const kept = JSON.stringify(store.exportState())
  for (const secret of [CUSTOMER.name]) expect(kept).not.toContain(secret)
  expect(kept).toContain('Bapak Yang Lain')
  expect(await store.listAudit({ event: 'erase' }, 9)).toEqual([
    {
      id: expect.any(Number),
      at: dayAfter,
      userId: null,
      userName: 'CUSTOMER_DATA_MONTHS',
      address: '',
      event: 'erase',
      resource: 'offers',
      recordId: made.id,
      label: 'Umroh Syawal 9 Hari V1',
      before: null,
      after: null,
    },
  ])
  expect(later.id).not.toBe(made.id)
})

it('a package that is shared again after the search for old customers keeps its new one', async () => {
  const store = createMemoryStore()
  const there = await offerWorld(store)
  const packageId = await there.savePackage(SITI)
  await there.share(SITI, packageId, { validUntil: '2026-11-27' })
  const dayAfter = Date.parse('2028-11-28T00:00:00+07:00')
  const again = { sentAt: dayAfter, validUntil: '2028-12-05', customerName: 'Ibu Baru', customerPhone: null }
  const racing = {
    ...store,
    sharesToErase: async (...asked: Parameters<typeof store.sharesToErase>) => {
      const found = await store.sharesToErase(...asked)
      await store.noteShare(packageId, again)
      return found
    },
  }
  // The old offer alone.
  expect(await eraseOldCustomers(racing, 24, dayAfter)).toBe(1)
  expect((await store.findStatus(packageId)).customerName).toBe('Ibu Baru')
  expect(await store.listAudit({ event: 'erase', resource: 'umroh-regular' }, 9)).toEqual([])
})

it('more offers than one batch are erased in one run, and the copy of the package', async () => {
  const store = createMemoryStore()
  const there = await offerWorld(store)
  const packageId = await there.savePackage(SITI)
  const { id } = await there.share(SITI, packageId)
  const [row] = store.exportState().offers
  const many = Array.from({ length: 150 }, (_, at) => ({ ...row!, id: id + at, tokenHash: `t${at}` }))
  const full = createMemoryStore({ initial: { ...store.exportState(), offers: many } })
  expect(await eraseOldCustomers(full, 1, NOW + 100 * 86_400_000)).toBe(151)
  expect((await full.findStatus(packageId)).customerName).toBeNull()
})

it('the time until erasure and the public address are settings, and a wrong one stops the start', () => {
  expect(readSettings({})).toMatchObject({ customerDataMonths: 24, publicUrl: null })
  expect(readSettings({ CUSTOMER_DATA_MONTHS: '6', PUBLIC_URL: 'https://Umroh.example.com/' })).toMatchObject({
    customerDataMonths: 6,
    publicUrl: 'https://umroh.example.com',
  })
  for (const months of ['0', '241', '-1', 'x'])
    expect(() => readSettings({ CUSTOMER_DATA_MONTHS: months })).toThrow('CUSTOMER_DATA_MONTHS')
  for (const url of ['umroh.example.com', 'ftp://a.co', 'https://a.co/jalur', 'https://a.co?x', 'https://u:p@a.co'])
    expect(() => readSettings({ PUBLIC_URL: url })).toThrow('PUBLIC_URL')
})
