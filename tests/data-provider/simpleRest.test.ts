import { describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '@/data-provider/dataProvider'
import { recordApi } from '@/data-provider/recordApi'
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

/** A resource whose records are read as they came. */
const asItCame = recordApi({ bodyOf: (form) => form, readerOf: () => (row) => ({ ...row, id: row.id as number }) })

/** A provider of a resource with the verbs of `createApi`, over a network that answers `answer`. */
function over(answer: Answer, createApi: CreateApi = asItCame, sendIdempotencyKey = true) {
  const { fetch, sent } = fakeFetch(answer)
  const http = createHttpClient({ baseUrl: '/api', fetch, getToken: () => 't', log: () => undefined })
  return { provider: createDataProvider({ http, sendIdempotencyKey, apis: [{ name: 'oleh', createApi }] }), sent }
}

describe('a resource that says nothing of its list', () => {
  it('asks for its list in pages and reads the total beside it; ra-data-simple-rest’s own words are not sent', async () => {
    const { provider, sent } = over(() => json({ data: [{ id: 1, nama: 'Kurma' }], meta: { total: 31 } }))
    await expect(provider.getList('oleh', LIST)).resolves.toEqual({
      data: [{ id: 1, nama: 'Kurma' }],
      total: 31,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    })
    expect(sent[0]!.url).toBe('/api/oleh?q=a&per_page=10&page=2')
    expect([sent[0]!.headers.get('Range'), sent[0]!.headers.get('Authorization')]).toEqual([null, 'Bearer t'])
  })

  it('a list without a total has no total', async () => {
    const { provider } = over(() => json({ data: { data: [{ id: 1 }] } }))
    expect(await provider.getList('oleh', LIST)).not.toHaveProperty('total')
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
    await expect(write(provider)).resolves.toMatchObject({ data: { id: 4 } })
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

describe('a resource that names its fields', () => {
  const named = recordApi({
    fields: [{ path: 'name', wire: 'nama' }],
    readerOf: () => (row) => ({ id: Number(row.id), name: row.nama }),
  })
  const write = ({ provider }: { provider: PartnerDataProvider }) =>
    provider.update('oleh', { id: 4, data: { name: 'Kurma' }, previousData: { id: 4 }, meta })

  it('writes and reads each under its own name, and hands over what the envelope says besides', async () => {
    const api = over(() => json({ data: { id: 4, nama: 'Kurma', version: 3 }, link: 'x' }), named)
    await expect(write(api)).resolves.toEqual({ data: { id: 4, name: 'Kurma', version: '3' }, meta: { link: 'x' } })
    expect([api.sent[0]!.method, api.sent[0]!.body]).toEqual(['PUT', '{"nama":"Kurma"}'])
    const read = api.provider.getOne('oleh', { id: 4 })
    await expect(read).resolves.toEqual({ data: { id: 4, name: 'Kurma', version: '3' } })
  })

  it('a write that only the id answers has the record that was sent', async () => {
    const { provider } = over(() => json({ id: 4 }), named)
    const params = { id: 4, data: { name: 'Kurma' }, previousData: { id: 4 } }
    await expect(provider.create('oleh', params)).resolves.toEqual({ data: { id: 4, name: 'Kurma' } })
    await expect(provider.update('oleh', params)).resolves.toEqual({ data: { id: 4, name: 'Kurma' } })
  })

  it('has a refusal on the form’s field', async () => {
    const refused = write(over(() => json({ message: 'Salah', errors: { nama: ['Sudah ada'] } }, 422), named))
    await expect(refused).rejects.toMatchObject({ body: { errors: { name: 'Sudah ada' } } })
  })

  it('an answer without a record proves no write where the list comes in pages, and no list is asked', async () => {
    const api = over(() => json({ message: 'Tersimpan' }), named)
    await expect(api.provider.create('oleh', { data: { name: 'Kurma' }, meta })).rejects.toMatchObject({
      kind: 'unproven',
    })
    expect(api.sent.map(({ method }) => method)).toEqual(['POST'])
  })
})

it('a verb that a resource lacks is refused, and nothing is sent', async () => {
  const { provider, sent } = over(
    () => json({ id: 4 }),
    () => ({}),
  )
  await expect(provider.update('oleh', { id: 4, data: {}, previousData: { id: 4 } })).rejects.toThrow("'update'")
  expect(sent).toEqual([])
})
