import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGN_IN_EVENTS } from '@/domain/audit/events'
import type { AuditEntry } from '@/partner-api/stores/upkeepStore'
import type { Store } from '@/partner-api/stores/store'
import { NOW } from '../../fixtures'

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  at: NOW,
  userId: 7,
  userName: 'Ana',
  address: '203.0.113.9',
  event: 'update',
  resource: 'custom-data/visa',
  recordId: 3,
  label: 'Visa',
  before: { price: 1 },
  after: { price: 2, nested: { list: [1, null, 'é'] } },
  ...changes,
})

/** The tests of the audit that every store must pass. */
export function auditContract(open: () => Promise<Store>): void {
  let store: Store
  beforeAll(async () => {
    store = await open()
  }, 60_000)
  afterAll(() => store?.close())

  describe('the audit', () => {
    it('the store gives each row back as it was written, newest first, and of equal times the later one first', async () => {
      const rows = [
        entry(),
        entry({ at: NOW + 5, userId: null, recordId: null, before: null, after: null, event: 'login-refused' }),
        entry({ at: NOW - 5, label: 'lama' }),
        entry({ label: 'kedua' }),
      ]
      for (const row of rows) await store.addAudit(row)
      const found = await store.listAudit({}, 10)
      expect(found.map(({ id: _, ...row }) => row)).toEqual([rows[1], rows[3], rows[0], rows[2]])
      expect(new Set(found.map(({ id }) => id)).size).toBe(4)
    })
    it('the pages of the list have no gap and no repetition', async () => {
      const all = await store.listAudit({}, 10)
      const pages = []
      for (let after: (typeof all)[number] | undefined; ;) {
        const [row] = await store.listAudit({}, 1, after)
        if (!row) break
        pages.push(row)
        after = row
      }
      expect(pages).toEqual(all)
    })
    it('the list is filtered by user, event, resource, record and time', async () => {
      await store.addAudit(entry({ at: NOW + 100, userId: 8, event: 'delete', resource: 'mitra', recordId: 4 }))
      const labelsOf = async (filter: Parameters<Store['listAudit']>[0]) => (await store.listAudit(filter, 10)).length
      expect([
        await labelsOf({ userId: 8 }),
        await labelsOf({ event: 'login-refused' }),
        await labelsOf({ resource: 'mitra', recordId: 4 }),
        await labelsOf({ resource: 'mitra', recordId: 3 }),
        await labelsOf({ from: NOW, to: NOW + 5 }),
        await labelsOf({ from: NOW + 100 }),
        await labelsOf({ event: 'tidak ada' }),
        await labelsOf({ byUsers: true }),
      ]).toEqual([1, 1, 1, 0, 2, 1, 0, 4])
    })
    it('a list without sign-ins finds the changes behind more sign-ins than its limit', async () => {
      for (const event of SIGN_IN_EVENTS) await store.addAudit(entry({ at: NOW + 300, userId: 11, event }))
      await store.addAudit(entry({ at: NOW + 200, userId: 11, event: 'import' }))
      const found = await store.listAudit({ userId: 11, withoutSignIns: true }, 2)
      expect(found.map(({ event }) => event)).toEqual(['import'])
    })
    it('of rows with the same “once”, also simultaneous ones, the store keeps the first', async () => {
      const add = (label: string, once?: string) => store.addAudit(entry({ userId: 99, label }), once)
      await Promise.all([
        add('a', 'sekali'),
        add('b', 'sekali'),
        add('c', 'sekali'),
        add('d', 'lain'),
        add('e'),
        add('f'),
      ])
      await add('g', 'sekali')
      expect(await store.listAudit({ userId: 99 }, 10)).toHaveLength(4)
    })
    it('a row goes with its transaction', async () => {
      const failed = store.transaction(async (tx) => {
        await tx.addAudit(entry({ userId: 55 }))
        throw new Error('stop')
      })
      await expect(failed).rejects.toThrow('stop')
      expect(await store.listAudit({ userId: 55 }, 10)).toEqual([])
    })
  })
}
