import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, NOW, SITI, snapshotNamed, STAFF } from '../fixtures'

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
      last_backup: null,
    })
  expect((await api.call('GET', PATH, { token })).status).toBe(403)
  expect((await api.call('GET', PATH)).status).toBe(401)
})

describe('the age of the last backup', () => {
  const DAY = 24 * 60 * 60_000
  const entry = { userId: null, userName: 'x', address: '', recordId: null, label: 'x', before: null, after: null }
  const told = async (rows: { at: number; event: 'export' | 'create'; resource: string }[], as = ADMIN) => {
    const api = await apiOver(createMemoryStore(), {
      packages: [0, 0],
      prepareBackup: () => Promise.reject(new Error()),
    })
    for (const row of rows) await api.store.addAudit({ ...entry, ...row })
    return (await api.call('GET', PATH, { token: await api.login(as) })).body.last_backup
  }
  const made = (days: number) => ({ at: NOW - days * DAY, event: 'export', resource: 'backup' }) as const
  const old = { at: NOW - 8 * DAY, event: 'create', resource: 'mitra' } as const
  const iso = (days: number) => new Date(NOW - days * DAY).toISOString()

  it('counts whole backups alone, and warns after seven days', async () => {
    expect(await told([made(9), made(2), { ...made(1), event: 'create' }])).toEqual({ at: iso(2), overdue: false })
    expect(await told([made(8), { ...made(1), resource: 'audit' }])).toEqual({ at: iso(8), overdue: true })
  })

  it('a business without a backup has a week', async () => {
    expect(await told([])).toEqual({ at: null, overdue: false })
    expect(await told([old])).toEqual({ at: null, overdue: true })
  })

  it('whoever may not make a backup reads nothing of it', async () => {
    expect(await told([made(2)], STAFF)).toBeNull()
  })
})
