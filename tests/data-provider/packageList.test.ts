import { describe, expect, it } from 'vitest'
import type { PackageRow } from '@/domain/types'
import { ADMIN, SITI } from '../partner-api/fixtures'
import { json, type Answer } from '../support/server/fakeFetch'
import { wireRow } from '../support/packageRows'
import { providerFor, providerOver } from '../support/server/providerOver'
import { umrohRegular } from '@/resources/umroh-regular/resource'

const EVERY_ROW = { page: 1, perPage: 1_000_000 }
const ids = (rows: { id: string | number }[]) => rows.map(({ id }) => id)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

type Habits = { mostPerPage?: number; ignoresPage?: boolean; saysTotal?: boolean; countsTo?: number }

/** A server with this number of packages and some deviations from the contract. */
const serverWith =
  (
    count: number,
    { mostPerPage = 200, ignoresPage = false, saysTotal = true, countsTo = Infinity }: Habits = {},
  ): Answer =>
  ({ url }) => {
    const { searchParams } = new URL(url, 'http://api.test')
    const perPage = Math.min(mostPerPage, Number(searchParams.get('per_page')))
    const start = ignoresPage ? 0 : (Number(searchParams.get('page') ?? 1) - 1) * perPage
    return json({
      data: upTo(count)
        .slice(start, start + perPage)
        .map((id) => wireRow(id)),
      ...(saysTotal
        ? { meta: start + countsTo < count ? { total: start + countsTo, total_is_least: true } : { total: count } }
        : {}),
    })
  }

async function exportFrom(answer: Answer, perPage = EVERY_ROW.perPage) {
  const { provider, sent } = providerOver((request) =>
    sent.length > 20 ? json({ message: 'It asks for ever' }, 508) : answer(request),
  )
  const { data, total } = await provider.getList(umrohRegular.name, {
    pagination: { page: 1, perPage },
    filter: { q: ' haji ' },
    sort: { field: 'name', order: 'ASC' },
  })
  return { ids: ids(data), total, asked: sent.map(({ url }) => url.replace('/api/partner/umroh-regular?', '')) }
}

describe('a page of the package list', () => {
  const nextPages = async (answer: Answer, pages: number) => {
    const { provider } = providerOver(answer)
    const sort = { field: 'name', order: 'ASC' } as const
    const read = async (page: number) =>
      (await provider.getList(umrohRegular.name, { pagination: { page, perPage: 50 }, filter: {}, sort })).pageInfo
    const found = []
    for (let page = 1; page <= pages; page += 1) found.push((await read(page))?.hasNextPage)
    return found
  }

  it('has a next one until all rows were given, also where the server gives fewer rows than were asked for', async () => {
    expect(await nextPages(serverWith(60, { mostPerPage: 20 }), 3)).toEqual([true, true, false])
    expect(await nextPages(serverWith(60), 2)).toEqual([true, false])
    expect(await nextPages(serverWith(20, { mostPerPage: 20 }), 1)).toEqual([false])
  })
})

describe('sorting the package list', () => {
  it.each([
    ['name', 'nama_paket'],
    ['mitra', 'mitra'],
    ['jamaah', 'jumlah_jamaah'],
    ['createdAt', 'created_at'],
    ['totals.double', 'total_price_double_rupiah'],
    ['totals.triple', 'total_price_triple_rupiah'],
    ['totals.quad', 'total_price_quad_rupiah'],
  ])('sorting by %s sends sort=%s in both directions', async (field, wire) => {
    const { provider, sent } = providerOver(serverWith(1))
    for (const order of ['ASC', 'DESC'] as const)
      await provider.getList(umrohRegular.name, {
        pagination: { page: 1, perPage: 25 },
        sort: { field, order },
        filter: {},
      })
    expect(sent.map(({ url }) => url)).toEqual(
      ['asc', 'desc'].map((order) => `/api/partner/umroh-regular?per_page=25&sort=${wire}&order=${order}`),
    )
  })

  it.each(['id', 'tripType', 'constructor', 'totals'])(
    'sorting by %s is not sent, because the server does not support it',
    async (field) => {
      const { provider, sent } = providerOver(serverWith(1))
      await provider.getList(umrohRegular.name, {
        pagination: { page: 2, perPage: 25 },
        sort: { field, order: 'ASC' },
        filter: {},
      })
      expect(sent[0]?.url).toBe('/api/partner/umroh-regular?per_page=25&page=2')
    },
  )

  it('the reference API sorts the packages of all mitra and names the mitra of each', async () => {
    const { provider } = await providerFor(ADMIN, [8, 6])
    const rows = async (field: string, order: 'ASC' | 'DESC') =>
      (
        await provider.getList<PackageRow>(umrohRegular.name, {
          pagination: EVERY_ROW,
          sort: { field, order },
          filter: {},
        })
      ).data
    const inOrder = async (order: 'ASC' | 'DESC') => (await rows('totals.quad', order)).map(({ totals }) => totals.quad)
    const quads = await inOrder('ASC')
    const known = quads.filter((quad) => quad !== null)
    const missing = quads.filter((quad) => quad === null)
    expect([quads.length, missing.length > 0]).toEqual([14, true])
    expect(quads).toEqual([...known.toSorted((a, b) => a - b), ...missing])
    expect(await inOrder('DESC')).toEqual([...known.toReversed(), ...missing])
    const mitra = (await rows('mitra', 'ASC')).map((row) => row.mitra)
    expect(new Set(mitra).size).toBe(2)
    expect(mitra).toEqual([...mitra].sort())
  })
})

describe('an export', () => {
  const asked = (...pages: number[]) =>
    pages.map((page) => `q=haji&per_page=200${page > 1 ? `&page=${page}` : ''}&sort=nama_paket&order=asc`)

  it.each([
    [0, [1]],
    [199, [1]],
    [200, [1]],
    [201, [1, 2]],
    [450, [1, 2, 3]],
  ])('an export of %d rows reads page by page and holds each row once', async (count, pages) => {
    await expect(exportFrom(serverWith(count))).resolves.toEqual({
      ids: upTo(count),
      total: count,
      asked: asked(...pages),
    })
  })

  it('an export from a server that counts no further than some rows holds every row', async () => {
    await expect(exportFrom(serverWith(450, { countsTo: 210 }))).resolves.toMatchObject({ ids: upTo(450), total: 450 })
  })

  it('an export from a server that ignores `page` ends and holds each row once', async () => {
    await expect(exportFrom(serverWith(450, { ignoresPage: true }))).resolves.toEqual({
      ids: upTo(200),
      total: 200,
      asked: asked(1, 2),
    })
  })

  it.each([
    [true, [1, 2, 3]],
    [false, [1, 2, 3, 4]],
  ])('an export from a server with smaller pages holds every row (meta.total sent: %s)', async (saysTotal, pages) => {
    await expect(exportFrom(serverWith(250, { mostPerPage: 100, saysTotal }))).resolves.toEqual({
      ids: upTo(250),
      total: 250,
      asked: asked(...pages),
    })
  })

  it('an export holds no more rows than requested', async () => {
    await expect(exportFrom(serverWith(450), 300)).resolves.toMatchObject({ ids: upTo(300), total: 300 })
  })

  it('an export fails as a whole when its second page fails', async () => {
    const whole = serverWith(450)
    await expect(
      exportFrom((request) => (request.url.includes('page=2') ? json({ message: 'x' }, 500) : whole(request))),
    ).rejects.toMatchObject({ status: 500 })
  })

  it('an export of a search holds exactly its results, and a mitra exports only their own packages', async () => {
    const admin = await providerFor(ADMIN, [130, 120])
    const all = await admin.provider.getList<PackageRow>(umrohRegular.name, { pagination: EVERY_ROW, filter: {} })
    expect(new Set(ids(all.data)).size).toBe(250)
    const q = all.data[0]!.name!.split(' ')[1]!
    const found = await admin.provider.getList<PackageRow>(umrohRegular.name, { pagination: EVERY_ROW, filter: { q } })
    expect(ids(found.data).toSorted()).toEqual(
      ids(all.data.filter(({ name }) => name!.toLowerCase().includes(q.toLowerCase()))).toSorted(),
    )
    const { provider } = await providerFor(SITI, [130, 120])
    expect((await provider.getList(umrohRegular.name, { pagination: EVERY_ROW, filter: {} })).data).toHaveLength(130)
  })
})
