import { is, Placeholder, sql, type Query, type SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '@/partner-api/postgres/database'
import { agreedPrices, figuresOf, followUpsOn } from '@/partner-api/postgres/queries/deskQueries'
import { latestOf } from '@/partner-api/postgres/queries/offerQueries'
import { ownList, pageOf, sessionAndList } from '@/partner-api/postgres/packagePages'
import type { Scope, Store } from '@/partner-api/stores/store'
import { newestFinds } from '@/partner-api/postgres/packageCounts'
import { manyPackages, type ManyPackages } from './manyPackages'

const MANY = 10_000
const [FEW_FINDS, MANY_FINDS] = [1, 1e9]

type Plan = {
  'Node Type': string
  'Total Cost': number
  'Parent Relationship'?: string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}
const textOf = (wanted: SQLWrapper) => new PgDialect().sqlToQuery(wanted.getSQL()).sql
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Tests that read the query plans of lists of thousands. They never measure time. */
export function longLists(open: () => Promise<OpenDatabase>): void {
  let database: OpenDatabase
  let store: Store
  let people: ManyPackages['people']
  let run: ManyPackages['run']
  let query: ManyPackages['query']

  beforeAll(async () => {
    database = await open()
    ;({ store, people, run, query } = await manyPackages(database, MANY))
  }, 120_000)
  afterAll(() => store?.close())

  /** Returns the indexes that a query uses, those of offers apart, and whether it reads a whole table. */
  async function planOf(wanted: SQLWrapper, ask: ManyPackages['run'] = run) {
    const [row] = await ask<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${wanted}`)
    const reads = (node: Plan, table: string) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table
    const nodes = row ? nodesOf(row['QUERY PLAN'][0].Plan) : []
    const indexes = nodes.flatMap((node) => node['Index Name'] ?? []).filter((name) => !name.endsWith('_pkey'))
    return {
      cost: nodes[0]?.['Total Cost'] ?? 0,
      indexes: indexes.filter((name) => !name.startsWith('offer')),
      ofOffers: indexes.filter((name) => name.startsWith('offer')),
      readsAll: nodes.some((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== 'mitra'),
      readsPackages: nodes.some((node) => reads(node, 'packages')),
      readsOffers: nodes.some((node) => reads(node, 'offers') || reads(node, 'offer_options')),
      asksForEach: nodes.some((node) => node['Parent Relationship'] === 'SubPlan'),
      onlyIndex: nodes.some((node) => node['Node Type'] === 'Index Only Scan'),
    }
  }
  /** {@link planOf} for the plan that PostgreSQL keeps for all values (`kept`), and for its plan for these values (`planned`). */
  async function keptPlanOf(call: (db: Database) => Promise<unknown>, values: Record<string, string | number>) {
    const texts: Query[] = []
    const prepareQuery = (text: Query) => {
      texts.push(text)
      return { execute: async () => ({ rows: [] }) }
    }
    await call({ _: { session: { prepareQuery } } } as unknown as Database)
    const [text] = texts
    const given = text?.params.map((value) => (is(value, Placeholder) ? values[value.name] : value)) ?? []
    return database.db.transaction(async (tx) => {
      const ask = async <T>(one: SQLWrapper) => ((await tx.execute(sql`${one}`)) as unknown as { rows: T[] }).rows
      await ask(sql.raw(`prepare one as ${text?.sql}`))
      const one = sql.raw(`execute one (${given.map((value) => `'${value}'`).join(', ')})`)
      await ask(sql`set local plan_cache_mode = force_generic_plan`)
      const kept = await planOf(one, ask)
      await ask(sql`set local plan_cache_mode = force_custom_plan`)
      const planned = await planOf(one, ask)
      await ask(sql`deallocate one`)
      return { kept, planned, text: text?.sql }
    })
  }
  /** Each package has been shared twice, and is an option of up to three links. */
  async function shareAll() {
    await run(
      sql`insert into package_statuses (package_id, first_sent_at, sent_at, valid_until) select id, now(), now(), date '2026-12-01' from packages`,
    )
    await run(sql`insert into offers (package_id, mitra_id, package_version, version, token_hash, offer, offer_hash, created_at, created_by, valid_until, replaced_at)
      select id, mitra_id, 1, v, id || '-' || v, '{}', '', now(), created_by, date '2026-12-01', case when v = 1 then now() end from packages, generate_series(1, 2) v`)
    await run(sql`insert into offer_options (offer_id, letter, package_id, package_version, version)
      select id, letter, package_id + place, 1, 1 from offers, (values ('A', 0), ('B', 1), ('C', 2)) option(letter, place)
      where version = 2 and package_id + 2 <= (select max(id) from packages)`)
    await run(sql`vacuum analyze package_statuses, offers, offer_options`)
  }

  describe('a list of thousands (fault 48)', () => {
    it.each([1, 100])(
      'page %i is read from the index of the newest packages, and no row before it is read',
      async (page) => {
        expect(await planOf(pageOf(query({ page }), MANY))).toMatchObject({
          indexes: ['packages_newest_of_mitra'],
          readsAll: false,
          onlyIndex: true,
        })
        expect(await planOf(pageOf(query({ page, scope: 'all' }), MANY))).toMatchObject({
          indexes: ['packages_newest'],
          readsAll: false,
          onlyIndex: true,
        })
      },
    )
    it('a new offer reads the newest one of its package from two indexes', async () => {
      const { readsOffers, ofOffers } = await planOf(latestOf(1))
      expect(readsOffers).toBe(false)
      expect(ofOffers).toEqual(['offers_of_package', 'offer_options_of_package'])
    })
    it.each([1, 4])(
      'a prepared list has one plan, which reads page %i from the index of the newest packages',
      async (page) => {
        const place = { limit: 50, offset: (page - 1) * 50, end: page * 50, today: '2026-11-20' }
        const wanted = { page, perPage: 50 }
        for (const [call, values] of [
          [(db: Database) => ownList(db, wanted), { mitraId: people.first }],
          [(db: Database) => sessionAndList(db, 'any', wanted, place.today), { hash: 'any' }],
        ] as const) {
          const { kept, planned, text } = await keptPlanOf(call, { ...values, ...place })
          // If the limit were a parameter, the planner would expect a tenth of all packages.
          expect(text).toContain('limit 200)')
          expect(kept.indexes).toContain('packages_newest_of_mitra')
          expect(kept).toMatchObject({ readsPackages: false, onlyIndex: true })
          // Otherwise PostgreSQL would go on to plan each list anew. It adds 2.5 for each table to what a new plan costs.
          expect(kept.cost).toBeLessThan(planned.cost + 10)
        }
      },
    )
    it.each([
      ['nama_paket', ['packages_by_name']],
      ['jumlah_jamaah', ['packages_by_jumlah_jamaah']],
      ['created_at', ['packages_newest']],
      // The totals that are known, and behind them those that are not.
      ['total_price_double_rupiah', ['packages_by_total_double', 'packages_by_total_double']],
      ['total_price_triple_rupiah', ['packages_by_total_triple', 'packages_by_total_triple']],
      ['total_price_quad_rupiah', ['packages_by_total_quad', 'packages_by_total_quad']],
    ] as const)('the order by %s uses the indexes %j, upwards and downwards', async (field, indexes) => {
      for (const direction of ['asc', 'desc'] as const)
        expect(await planOf(pageOf(query({ scope: 'all', sort: { field, direction } }), MANY))).toMatchObject({
          indexes,
          readsAll: false,
        })
    })
    it.each([1, 50])('page %i by departure reads each of its three parts from an index', async (page) => {
      for (const direction of ['asc', 'desc'] as const)
        for (const [scope, index] of [
          [{ mitraId: people.first }, 'packages_check_in_of_mitra'],
          [{ mitraId: people.second }, 'packages_check_in_of_mitra'],
          ['all', 'packages_by_check_in'],
        ] as const) {
          const sort = { field: 'check_in', direction, today: '2026-11-20' } as const
          expect(await planOf(pageOf(query({ page, scope, sort }), MANY))).toMatchObject({
            indexes: [index, index, index],
            readsAll: false,
            onlyIndex: true,
          })
        }
    })
    it('a page of a mitra by name reads no whole table', async () => {
      const sort = { field: 'nama_paket', direction: 'asc' } as const
      for (const mitraId of [people.first, people.second])
        expect(await planOf(pageOf(query({ scope: { mitraId }, sort }), MANY))).toMatchObject({
          readsAll: false,
        })
    })
    it.each(['9999', 'q', 'zz', 'tidak ada yang begini', 'umroh hemat 777', 'x'.repeat(10_000)])(
      'a search for the rare text %j uses the index of letters',
      async (q) => {
        const scopes: Scope[] = ['all', { mitraId: people.first }, { mitraId: people.second }]
        for (const scope of scopes)
          expect(await planOf(pageOf(query({ q, scope }), FEW_FINDS))).toMatchObject({
            indexes: ['packages_search_grams'],
            readsAll: false,
          })
      },
    )
    it('a search for a common text reads from the newest package on, until the page is full', async () => {
      for (const [scope, index] of [
        ['all', /^packages_newest$/],
        [{ mitraId: people.first }, /^packages_newest/],
        [{ mitraId: people.second }, /^packages_newest/],
      ] as const) {
        const { indexes, readsAll } = await planOf(pageOf(query({ q: 'reguler', scope }), MANY_FINDS))
        expect([indexes.length, indexes[0], readsAll]).toEqual([1, expect.stringMatching(index), false])
      }
    })
    it.each(['hemat', 'reguler', 'umroh'])(
      'the finds of the common word %s are counted without reading the whole table',
      async (q) => {
        for (const scope of ['all', { mitraId: people.first }] as const)
          expect(await planOf(newestFinds(database.db, scope, q, 1050))).toMatchObject({ readsAll: false })
      },
    )
    it('a status of packages with links and options is read from the indexes of the offers', async () => {
      await shareAll()
      for (const is of ['terkirim', 'dilihat', 'setuju'] as const) {
        const status = { is, today: '2026-11-22' }
        const { readsOffers, ofOffers } = await planOf(pageOf(query({ status }), MANY))
        expect(readsOffers).toBe(false)
        const ofTable = (table: string) => expect.stringMatching(`^${table}_(of_package|not_replaced)$`)
        expect(ofOffers).toEqual(expect.arrayContaining([ofTable('offers'), ofTable('offer_options')]))
      }
      // The rows of a page have their statuses by key, whatever way the page is found.
      for (const changes of [{}, { page: 100 }, { scope: 'all' as const }, { q: 'umroh hemat 777' }])
        for (const finds of [FEW_FINDS, MANY])
          expect(await planOf(pageOf(query(changes), finds))).toMatchObject({ readsAll: false, readsOffers: false })
    }, 60_000)
    it('figures and follow-ups of all mitra group the offers once, and run no query for each package', async () => {
      const byStatus = { field: 'status', direction: 'asc', today: '2026-11-22' } as const
      const [figures, followUps] = [figuresOf(database.db, 0), followUpsOn(database.db, '2026-11-22').limit(50)]
      for (const wanted of [figures, followUps]) expect((await planOf(wanted)).asksForEach).toBe(false)
      for (const wanted of [figures, followUps, pageOf(query({ scope: 'all', sort: byStatus }), MANY)])
        expect(textOf(wanted)).not.toContain('"offers"."offer"')
    })
    it('the prices of agreed offers are read by the keys of the offers, and each offer is taken apart once', async () => {
      const wanted = agreedPrices(database.db, [1, 2, 3])
      expect(await planOf(wanted)).toMatchObject({ asksForEach: false, readsOffers: false })
      expect(textOf(wanted).split('"offers"."offer"')).toHaveLength(2)
    })
  })
}
