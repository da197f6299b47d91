import { describe, expect, it } from 'vitest'
import type { Kurs } from '@/domain/kurs/kurs'
import { isLargeMove, kursMove, stayInRupiah, totalsWithKurs } from '@/domain/kurs/kursEffect'
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

it('a package with another rate has the totals that the API gives it when it is saved with that rate', async () => {
  const api = await apiOver(createMemoryStore(), { packages: [3, 0] })
  const [siti, admin] = [await api.login(SITI), await api.login(ADMIN)]
  const path = '/partner/umroh-regular'
  const list = (await api.call('GET', path, { token: siti })).body.data as { id: number }[]
  const detailOf = async (id: number) =>
    readPackageDetail(id, (await api.call('GET', `${path}/${id}`, { token: siti })).body)!
  const before = await Promise.all(list.map(({ id }) => detailOf(id)))
  const body = { rupiah_per_sar: 5000, buffer: 2.5, valid_from: '2026-11-20' }
  expect((await api.call('POST', '/custom-data/kurs', { token: admin, body })).status).toBe(201)
  for (const detail of before) {
    const {
      id: _,
      version: __,
      ...form
    } = (await api.call('GET', `${path}/${detail.id}/edit-data`, { token: siti })).body.data
    expect((await api.call('PUT', `${path}/${detail.id}`, { token: siti, body: form })).status).toBe(200)
    const { totals } = await detailOf(Number(detail.id))
    for (const room of ROOM_TYPES)
      expect(totalsWithKurs(detail, kurs(5000, 2.5))[room]).toBeCloseTo(totals[room] ?? 0, 3)
  }
})
