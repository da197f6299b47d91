// @vitest-environment node
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPglite } from '../../../src/partner-api/postgres/database'
import { migrate, MIGRATIONS } from '../../../src/partner-api/postgres/migrations'
import { createPostgresStore } from '../../../src/partner-api/postgres/postgresStore'
import { NOW, seasonal, snapshotNamed } from '../fixtures'

it('a database of the first version keeps its hotels and quotes: rates by season, when a quote was priced, and it is found', async () => {
  const database = await openPglite()
  const { db } = database
  await migrate(db, MIGRATIONS.slice(0, 1))
  const { pricedAt: _, ...snapshot } = snapshotNamed('Lama')
  const at = new Date(NOW + 7).toISOString()
  await db.execute(
    sql`insert into hotels (city, name, image, distance, stars, rate_double, rate_triple, rate_quad) values ('makkah', 'Lama', null, 300, 4, 580, 665.5, 751)`,
  )
  await db.execute(sql`insert into mitra (name) values ('Satu')`)
  await db.execute(
    sql`insert into users (email, name, password_hash, mitra_id, roles, permissions) values ('a@a.co', 'A', 'x', 1, '[]', '[]')`,
  )
  await db.execute(sql`insert into packages (mitra_id, created_by, created_at, nama_paket, search_name, jumlah_jamaah, total_double, total_triple, total_quad)
    values (1, 1, ${at}::timestamptz, 'Lama', 'lama', 45, 3, 2, 1)`)
  await db.execute(
    sql`insert into package_snapshots (package_id, snapshot) values (1, ${JSON.stringify(snapshot)}::jsonb)`,
  )
  const store = await createPostgresStore(database)
  expect(await store.listHotels('makkah')).toEqual([
    { id: 1, city: 'makkah', name: 'Lama', image: null, distance: 300, stars: 4, rates: seasonal(580, 665.5, 751) },
  ])
  expect(await store.findPackage(1, 'all')).toEqual({
    id: 1,
    mitraId: 1,
    createdAt: NOW + 7,
    version: 1,
    snapshot: { ...snapshot, pricedAt: NOW + 7 },
  })
  for (const q of ['', 'lama', 'm'])
    expect(await store.listPackages({ scope: { mitraId: 1 }, q, page: 1, perPage: 5 })).toMatchObject({
      rows: [{ id: 1, namaPaket: 'Lama' }],
      total: 1,
    })
  await store.close()
})
