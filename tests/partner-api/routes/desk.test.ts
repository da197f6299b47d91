import { expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, SITI, snapshotNamed, STAFF } from '../fixtures'

const PATH = '/partner/desk'

it('every admin reads how many packages each mitra made in the last six months, and a mitra is refused', async () => {
  const api = await apiOver(createMemoryStore(), { packages: [0, 0] })
  const { mitraId, id } = (await api.store.findUserByEmail(SITI)) ?? { mitraId: null, id: 0 }
  const token = await api.login(SITI)
  const snapshot = snapshotNamed('Umroh')
  for (const at of ['2026-05-31T16:59:59Z', '2026-05-31T17:00:00Z', '2026-11-19T00:00:00Z'])
    await api.store.insertPackage({ mitraId: mitraId ?? 0, createdBy: id, createdAt: Date.parse(at), snapshot })
  for (const email of [ADMIN, STAFF])
    expect((await api.call('GET', PATH, { token: await api.login(email) })).body).toEqual({
      data: [
        { mitra: { id: mitraId, name: 'An-Nur Tour & Travel' }, month: '2026-06', packages: 1 },
        { mitra: { id: mitraId, name: 'An-Nur Tour & Travel' }, month: '2026-11', packages: 1 },
      ],
      price_lists: [],
      missing: [],
    })
  expect((await api.call('GET', PATH, { token })).status).toBe(403)
  expect((await api.call('GET', PATH)).status).toBe(401)
})
