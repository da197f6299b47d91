import { describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '@/data-provider/dataProvider'
import type { CreateApi } from '@/data-provider/resourceApi'
import type { PartnerDataProvider } from '@/data-provider/types'
import { createHttpClient } from '@/http/httpClient'
import { fakeFetch, json, type Answer } from '../support/server/fakeFetch'

const meta = { idempotencyKey: 'kunci-1', version: 'v2' }
const LIST = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { q: 'a' },
}

/** A provider of a resource with the verbs of `createApi`, over a network that answers `answer`. */
function over(answer: Answer, createApi: CreateApi = () => ({}), sendIdempotencyKey = true) {
  const { fetch, sent } = fakeFetch(answer)
  const http = createHttpClient({ baseUrl: '/api', fetch, getToken: () => 't', log: () => undefined })
  return { provider: createDataProvider({ http, sendIdempotencyKey, apis: [{ name: 'oleh', createApi }] }), sent }
}

describe('a resource that defines no verbs speaks the dialect of ra-data-simple-rest', () => {
  it('a list asks for its range and reads the total from Content-Range', async () => {
    const { provider, sent } = over(() => json([{ id: 1 }], 200, { 'Content-Range': 'oleh 10-19/31' }))
    await expect(provider.getList('oleh', LIST)).resolves.toEqual({ data: [{ id: 1 }], total: 31 })
    const { pathname, searchParams } = new URL(sent[0]!.url, 'http://api')
    expect([pathname, searchParams.get('range'), searchParams.get('filter')]).toEqual([
      '/api/oleh',
      '[10,19]',
      '{"q":"a"}',
    ])
    expect([sent[0]!.headers.get('Range'), sent[0]!.headers.get('Authorization')]).toEqual(['oleh=10-19', 'Bearer t'])
  })

  it('a record is read at its own address, and a page in its place is no record', async () => {
    const { provider, sent } = over(() => json({ id: 'a/b' }))
    await expect(provider.getOne('oleh', { id: 'a/b' })).resolves.toEqual({ data: { id: 'a/b' } })
    expect(sent[0]!.url).toBe('/api/oleh/a%2Fb')
    const page = over(() => new Response('<html>', { status: 200 })).provider
    await expect(page.getOne('oleh', { id: 1 })).rejects.toMatchObject({ name: 'HttpError', kind: 'notJson' })
  })

  const params = { id: 4, data: { name: 'Kurma' }, previousData: { id: 4 }, meta }
  it.each([
    ['create', (provider: PartnerDataProvider) => provider.create('oleh', params)],
    ['update', (provider: PartnerDataProvider) => provider.update('oleh', params)],
    ['delete', (provider: PartnerDataProvider) => provider.delete('oleh', params)],
  ])('%s carries the key and the version of its meta', async (_, write) => {
    const { provider, sent } = over(() => json({ id: 4, name: 'Kurma' }))
    await expect(write(provider)).resolves.toEqual({ data: { id: 4, name: 'Kurma' } })
    expect(sent).toHaveLength(1)
    expect(sent[0]!.headers.get('Idempotency-Key')).toBe('kunci-1')
    expect(sent[0]!.headers.get('If-Match')).toBe('"v2"')
    const unkeyed = over(() => json({ id: 4 }), undefined, false)
    await write(unkeyed.provider)
    expect(unkeyed.sent[0]!.headers.has('Idempotency-Key')).toBe(false)
  })

  it('the body of a save is written as JSON once and never read back', async () => {
    const { provider, sent } = over(() => json({ id: 4 }))
    const data = { name: 'Kurma' }
    const [stringify, parse] = [vi.spyOn(JSON, 'stringify'), vi.spyOn(JSON, 'parse')]
    await provider.create('oleh', { data, meta })
    expect(stringify.mock.calls.filter(([value]) => value === data)).toHaveLength(1)
    expect(parse.mock.calls.filter(([text]) => text === '{"name":"Kurma"}')).toEqual([])
    vi.restoreAllMocks()
    expect(sent[0]!.body).toBe('{"name":"Kurma"}')
  })
})

it('a resource’s own verb lies over the base and may use it', async () => {
  const { provider, sent } = over(
    () => json({ id: 4 }),
    (base) => ({
      update: ({ id, data, meta }) => base.update({ id, data: { nama: (data as { name: string }).name }, meta }),
    }),
  )
  await provider.update('oleh', { id: 4, data: { name: 'Kurma' }, previousData: { id: 4 }, meta })
  expect([sent[0]!.method, sent[0]!.body]).toEqual(['PUT', '{"nama":"Kurma"}'])
})
