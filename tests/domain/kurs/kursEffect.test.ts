import { describe, expect, it } from 'vitest'
import type { Kurs } from '@/domain/kurs/kurs'
import { isLargeMove, isOfCurrency, kursMove, stayInRupiah, totalsWithKurs } from '@/domain/kurs/kursEffect'
import { ROOM_TYPES } from '@/domain/types'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { ADMIN, apiOver, SITI } from '../../partner-api/fixtures'

const kurs = (rupiahPerSar: number, buffer = 0): Kurs => ({ rupiahPerSar, buffer })

describe('the move of a rate', () => {
  it.each<[Kurs, Kurs, number, boolean]>([
    [kurs(4700), kurs(4794), 2, false],
    [kurs(4700), kurs(4465), -5, false],
    [kurs(4700), kurs(4700, 5.01), 5.01, true],
    [kurs(4700, 2), kurs(4794), 0, false],
    [kurs(4700), kurs(4400), -6.38, true],
  ])('from %j to %j is %d percent; large: %s', (from, to, percent, isLarge) => {
    expect(kursMove(from, to)).toBe(percent)
    expect(isLargeMove(kursMove(from, to))).toBe(isLarge)
  })
})

it('a room type without a price in riyal has no price in rupiah', () => {
  expect(stayInRupiah({ double: 100, triple: null, quad: 400 }, kurs(5000))).toEqual({
    rupiah: { double: 500_000, triple: null, quad: 2_000_000 },
    perJamaah: { double: 250_000, triple: null, quad: 500_000 },
  })
})

const PATH = '/partner/umroh-regular'
const VALID_FROM = '2026-11-20'

describe.each([
  ['SAR', '/custom-data/kurs', { rupiah_per_sar: 5000 }, 5000],
  ['USD', '/custom-data/kurs-usd', { rupiah_per_usd: 17_000 }, 17_000],
] as const)('packages with prices in riyal and dollars, and another rate of %s', (currency, path, rate, rupiah) => {
  it('have the totals that the API gives them when they are saved with that rate', async () => {
    const api = await apiOver(createMemoryStore(), { packages: [3, 0] })
    const [token, admin] = [await api.login(SITI), await api.login(ADMIN)]
    const send = async (method: string, to: string, body: object) =>
      expect((await api.call(method, to, { token: admin, body })).status).toBeLessThan(300)
    await send('POST', '/custom-data/kurs-usd', { rupiah_per_usd: 16_300, valid_from: VALID_FROM })
    // Every flight costs dollars now, and every transport riyal.
    for (const [name, foreign] of [
      ['pesawat', { amount: 850, currency: 'USD' }],
      ['transportasi', { amount: 700, currency: 'SAR' }],
    ] as const) {
      const rows = (await api.call('GET', `/custom-data/${name}`, { token: admin })).body.data.data
      for (const { id, version: _, ...row } of rows)
        await send('PUT', `/custom-data/${name}/${id}`, { ...row, ...foreign })
    }
    const save = async (id: unknown) => {
      const { body } = await api.call('GET', `${PATH}/${id}/edit-data`, { token })
      const { id: _, version: __, ...form } = body.data
      expect((await api.call('PUT', `${PATH}/${id}`, { token, body: form })).status).toBe(200)
      return readPackageDetail(Number(id), (await api.call('GET', `${PATH}/${id}`, { token })).body)!
    }
    const list = (await api.call('GET', PATH, { token })).body.data as { id: number }[]
    const before = []
    for (const { id } of list) before.push(await save(id))
    await send('POST', path, { ...rate, buffer: 2.5, valid_from: VALID_FROM })
    for (const detail of before) {
      const { totals } = await save(detail.id)
      expect(isOfCurrency(detail, currency)).toBe(true)
      expect(totals.quad).not.toBe(detail.totals.quad)
      for (const room of ROOM_TYPES)
        expect(totalsWithKurs(detail, kurs(rupiah, 2.5), currency)[room]).toBeCloseTo(totals[room] ?? 0, 3)
    }
  })
})
