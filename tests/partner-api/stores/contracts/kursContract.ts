import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store } from '@/partner-api/stores/store'
import { NOW, twoMitra } from '../../fixtures'

const rate = (validFrom: string, rupiahPerSar: number, createdBy: number | null = null) => ({
  rupiahPerSar,
  buffer: 2.25,
  validFrom,
  createdAt: NOW,
  createdBy,
})

/** The tests of the rates that every store must pass. */
export function kursContract(open: () => Promise<Store>): void {
  it('the store keeps every rate, finds the one of a day, and lets the newest of one day count', async () => {
    const store = await open()
    const { firstUser } = await twoMitra(store)
    expect([await store.listKurs(), await store.findKurs('2026-11-20')]).toEqual([[], {}])
    await store.insertKurs(rate('2026-11-12', 4700.05))
    await store.insertKurs(rate('2026-12-01', 4900))
    const wrong = await store.insertKurs(rate('2026-11-20', 47_00.5, firstUser))
    const right = await store.insertKurs(rate('2026-11-20', 4750.5, firstUser))
    await store.insertKurs(rate('2026-11-01', 4600))
    const onDay = async (day: string) => (await store.findKurs(day)).SAR?.rupiahPerSar ?? null
    const days = ['2026-10-31', '2026-11-01', '2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01', '2030-01-01']
    expect(await Promise.all(days.map(onDay))).toEqual([null, 4600, 4700.05, 4750.5, 4750.5, 4900, 4900])
    expect((await store.listKurs()).map(({ rupiahPerSar }) => rupiahPerSar)).toEqual([
      4900, 4750.5, 4700.5, 4700.05, 4600,
    ])
    expect(right).toBeGreaterThan(wrong)
    expect(await store.findKurs('2026-11-20')).toEqual({
      SAR: {
        ...rate('2026-11-20', 4750.5),
        currency: 'SAR',
        id: right,
        createdBy: { id: firstUser, name: 'satu@a.co' },
      },
    })
    await expect(
      store.transaction(async (tx) => {
        await tx.insertKurs(rate('2026-11-21', 5000))
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    expect(await store.listKurs()).toHaveLength(5)
    await store.close()
  })

  it('each currency has its own rates, and all of a day price a package', async () => {
    const store = await open()
    await store.insertKurs(rate('2026-11-12', 4700))
    await store.insertKurs({ ...rate('2026-11-20', 16_300), currency: 'USD' })
    await store.insertKurs({ ...rate('2026-11-19', 16_250.5), currency: 'USD' })
    const onDay = async (day: string) => {
      const { SAR, USD } = await store.findKurs(day)
      const { kurs } = await store.findPriced([], [], day)
      expect([kurs.SAR?.rupiahPerSar, kurs.USD?.validFrom]).toEqual([SAR?.rupiahPerSar, USD?.validFrom])
      return [SAR?.rupiahPerSar, USD?.rupiahPerSar]
    }
    expect(await onDay('2026-11-18')).toEqual([4700, undefined])
    expect(await onDay('2026-11-19')).toEqual([4700, 16_250.5])
    expect(await onDay('2026-11-20')).toEqual([4700, 16_300])
    expect((await store.listKurs()).map(({ currency }) => currency)).toEqual(['USD', 'USD', 'SAR'])
    const visa = { kind: 'visaBus', name: 'Visa', price: 145.5, logo: null } as const
    const ids = await store.masters.insert([{ ...visa, currency: 'USD' }, visa])
    const { masters } = await store.findPriced(ids, [], '2026-11-20')
    expect(masters.sort((a, b) => a.id - b.id).map(({ currency }) => currency)).toEqual(['USD', undefined])
    expect(masters).toEqual((await store.masters.list('visaBus')).map((row) => expect.objectContaining(row)))
    await store.close()
  })
}

/** The database itself keeps the history, whoever writes to it. */
export function kursHistory(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
    const store = await createPostgresStore(database)
    await store.insertKurs(rate('2026-11-12', 4700))
  }, 60_000)
  afterAll(() => database?.close())

  it.each([
    'update kurs set rupiah_per_sar = 1',
    'update kurs set buffer = buffer where id = -1',
    'delete from kurs',
    'truncate kurs',
    'truncate kurs cascade',
  ])('the database refuses `%s`', async (statement) => {
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    })
    expect((await database.db.execute(sql`select rupiah_per_sar from kurs`)) as unknown).toMatchObject({
      rows: [{ rupiah_per_sar: '4700.00' }],
    })
  })

  it.each(['0, 0', '-1, 0', '4700, -1'])('the database refuses the rate and buffer %s', async (values) => {
    const insert = `insert into kurs (rupiah_per_sar, buffer, valid_from, created_at) values (${values}, '2026-11-20', now())`
    await expect(database.db.execute(sql.raw(insert))).rejects.toThrow()
  })
}
