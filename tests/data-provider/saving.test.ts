import { apis } from '@/app/providers'
import { describe, expect, it } from 'vitest'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { Id } from '@/domain/types'
import { createDataProvider } from '@/data-provider/dataProvider'
import { parsePackage } from '@/domain/package/packageSchema'
import { createHttpClient } from '@/http/httpClient'
import { fakeFetch, json, type Answer } from '../support/server/fakeFetch'
import { filledForm } from '../support/packageForms'
import { umrohRegular } from '@/resources/umroh-regular/resource'

function providerOf(answer: Answer, sendIdempotencyKey = true) {
  const { fetch, sent } = fakeFetch(answer)
  const http = createHttpClient({ baseUrl: '/api', fetch, getToken: () => 't', log: () => undefined })
  return { provider: createDataProvider({ http, sendIdempotencyKey, apis }), sent }
}
const update = (provider: PartnerDataProvider) =>
  provider.update(umrohRegular.name, { id: 7, data, meta, previousData: { id: 7 } })
const meta = { idempotencyKey: 'kunci-1' }
const data = parsePackage(filledForm())

describe('the answer of a save (fault 33)', () => {
  it.each<[string, () => Response, Id]>([
    ['data.id', () => json({ data: { id: 9 } }), 9],
    ['an id at the top', () => json({ id: '9' }), '9'],
  ])('a save answered with %s resolves with this id', async (_, answer, id) => {
    const { provider, sent } = providerOf(answer)
    await expect(provider.create(umrohRegular.name, { data, meta })).resolves.toEqual({ data: { id } })
    await expect(update(provider)).resolves.toEqual({ data: { id } })
    await expect(provider.duplicate('umroh-regular', 7, { namaPaket: 'x', meta })).resolves.toEqual({ data: { id } })
    expect(sent).toHaveLength(3)
  })
})

describe('the idempotency key of a save (fault 15)', () => {
  const saves = async (sendIdempotencyKey: boolean) => {
    const { provider, sent } = providerOf(() => json({ data: { id: 1 } }), sendIdempotencyKey)
    await provider.create(umrohRegular.name, { data, meta })
    await provider.create(umrohRegular.name, { data, meta })
    await provider.update(umrohRegular.name, {
      id: 7,
      data,
      meta: { idempotencyKey: 'kunci-2' },
      previousData: { id: 7 },
    })
    await provider.duplicate('umroh-regular', 7, { namaPaket: 'x', meta: { idempotencyKey: 'kunci-3' } })
    return sent.map(({ headers }) => headers.get('idempotency-key'))
  }
  it('each attempt of one save sends the same key', async () => {
    await expect(saves(true)).resolves.toEqual(['kunci-1', 'kunci-1', 'kunci-2', 'kunci-3'])
  })
  it('a repeated save sends the key and the exact body of the first attempt', async () => {
    const { provider, sent } = providerOf(() => json({ data: { id: 1 } }))
    await provider.create(umrohRegular.name, { data, meta })
    await provider.createAsSent('umroh-regular', JSON.parse(JSON.stringify(data)), meta)
    const [first, again] = sent.map(({ method, url, body, headers }) => [
      method,
      url,
      body,
      headers.get('idempotency-key'),
    ])
    expect(again).toEqual(first)
  })
  it('the key is not sent to an API whose CORS rules may not allow it', async () => {
    await expect(saves(false)).resolves.toEqual([null, null, null, null])
  })
})

describe('the version of a package (optimistic locking)', () => {
  const headerFor = async (version?: string) => {
    const { provider, sent } = providerOf(() => json({ data: { id: 7 } }))
    await provider.update(umrohRegular.name, { id: 7, data, meta: { ...meta, version }, previousData: { id: 7 } })
    return sent[0]!.headers.get('if-match')
  }
  it('the version is sent as If-Match; without a version there is no such header', async () => {
    await expect(Promise.all([headerFor('3'), headerFor('a b'), headerFor()])).resolves.toEqual(['"3"', '"a b"', null])
  })
  it.each<[unknown, string | undefined]>([
    ['9', '9'],
    [9, '9'],
    [null, undefined],
    ['', undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('the version %j is read as %j', async (version, expected) => {
    const { provider } = providerOf(() => json({ data: { version } }))
    const { data: form } = await provider.getEditData('umroh-regular', 7)
    expect([form.version, 'version' in form]).toEqual([expected, expected !== undefined])
  })
})

describe('an id in the address', () => {
  it('any id is encoded as one segment of the path', async () => {
    const { provider, sent } = providerOf(() => json({ data: { package: {} } }))
    await provider.getOne(umrohRegular.name, { id: '../me?x=1' })
    expect(sent[0]!.url).toBe('/api/partner/umroh-regular/..%2Fme%3Fx%3D1')
  })
})

describe('a list answer with missing parts (fault 16, 18)', () => {
  const rows = (n: number) => Array.from({ length: n }, (_, index) => ({ id: index + 1 }))
  it.each([
    [{ data: rows(50) }, 50, true],
    [{ data: rows(49), meta: null }, 49, false],
    [{ data: [] }, 0, false],
    [{ data: { data: rows(3) }, meta: { total: '3' } }, 3, false],
    [{ data: rows(50), meta: { total: 50 } }, 50, false],
    [{ data: rows(50), meta: { total: 51 } }, 50, true],
    [{ data: rows(50), meta: { total: 1050, total_is_least: true } }, 50, true],
  ])(
    'case %#: the list still has its rows and knows whether there is a next page',
    async (answer, count, hasNextPage) => {
      const { provider } = providerOf(() => json(answer))
      const list = await provider.getList(umrohRegular.name, { pagination: { page: 1, perPage: 50 }, filter: {} })
      expect([list.data.length, list.pageInfo?.hasNextPage]).toEqual([count, hasNextPage])
    },
  )
})
