import { expect, it } from 'vitest'
import { ADMIN } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { providerFor, providerOver } from '../../support/server/providerOver'

const ofMitra = (id: number, page: number, perPage: number) => ({
  filter: { mitra_id: id },
  sort: { field: 'name', order: 'ASC' } as const,
  pagination: { page, perPage },
})

it('the users of one mitra are asked for with its id', async () => {
  const { provider, server } = await providerFor(ADMIN)
  const { data } = await provider.getList('mitra', { ...ofMitra(0, 1, 50), filter: { q: 'Barokah' } })
  const id = Number(data[0]?.id)
  const { data: users, total } = await provider.getList('users', ofMitra(id, 1, 25))
  expect([users.map(({ name }) => name), total]).toEqual([['Dewi Anggraini', 'Yusuf Maulana'], 2])
  expect(server.callsTo('GET', '/users')).toHaveLength(1)
})

it('they are picked out where the partner API answers the users of all mitra', async () => {
  const user = (id: number) => ({
    id,
    name: `Pengguna ${id}`,
    email: `${id}@a.co`,
    mitra: { id: id % 3, name: 'M' },
    roles: [],
    permissions: [],
    status: 'active',
    version: '1',
  })
  const everybody = Array.from({ length: 260 }, (_, index) => user(index + 1))
  const { provider } = providerOver(({ url }) => {
    const query = new URL(url, 'http://api.test').searchParams
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))]
    return json({ data: everybody.slice((page - 1) * perPage, page * perPage), meta: { total: everybody.length } })
  })
  const { data, total } = await provider.getList('users', ofMitra(2, 4, 25))
  expect([data.map(({ id }) => id), total]).toEqual([[227, 230, 233, 236, 239, 242, 245, 248, 251, 254, 257, 260], 87])
})
