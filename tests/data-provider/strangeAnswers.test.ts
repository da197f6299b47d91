import { describe, expect, it } from 'vitest'
import { AS_FORM, hasNoList } from '@/data-provider/types'
import { umrohRegular } from '@/resources/umroh-regular/resource'
import { html, json } from '../support/server/fakeFetch'
import { wireRow } from '../support/packageRows'
import { providerOver } from '../support/server/providerOver'

const NOTHING: [string, () => Response][] = [
  ['204', () => new Response(null, { status: 204 })],
  ['an empty body', () => new Response('')],
  ['null', () => json(null)],
  ['a text', () => json('ok')],
  ['data: null', () => json({ data: null })],
  ['data: a text', () => json({ data: 'x' })],
  ['data: a number', () => json({ data: 7 })],
]
const PAGE = { pagination: { page: 1, perPage: 50 }, filter: {} }
const packagesOf = (answer: () => Response) => providerOver(answer).provider.getList(umrohRegular.name, PAGE)

const FAILURE = { name: 'HttpError', kind: 'notJson', status: undefined }

describe('answers that are empty or of the wrong shape (fault 16)', () => {
  it.each([
    ...NOTHING,
    ['an object without a field', () => json({})] as const,
    ['data: an object', () => json({ data: { id: 1, nama_paket: 'Satu' }, meta: { total: 1 } })] as const,
  ])(
    'packages answered with %s are an empty list at once, and the list says that there was none',
    async (_, answer) => {
      const list = await packagesOf(answer)
      expect([list.data, list.pageInfo?.hasNextPage, hasNoList(list)]).toEqual([[], false, true])
    },
  )
  it('packages answered with a page of HTML are a failure', async () => {
    await expect(packagesOf(() => html(200))).rejects.toMatchObject({ kind: 'notJson' })
  })

  it('packages answered with a list of invalid rows are an empty list', async () => {
    const list = await packagesOf(() => json({ data: [null, 'x', 3, [], {}], meta: null }))
    expect([list.data, hasNoList(list)]).toEqual([[], false])
  })

  it.each([
    ['no meta', undefined],
    ['meta: null', null],
    ['meta: a text', 'x'],
    ['a total that is no number', { total: 'banyak' }],
    ['a total below 0', { total: -1 }],
  ])('packages answered with %s keep their rows, and there is no next page', async (_, meta) => {
    const { data, pageInfo } = await packagesOf(() => json({ data: [wireRow(1), wireRow(2)], meta }))
    expect([data.map(({ id }) => id), pageInfo?.hasNextPage]).toEqual([[1, 2], false])
  })

  const getBoth = (answer: () => Response) => {
    const { provider } = providerOver(answer)
    const { name } = umrohRegular
    return [provider.getOne(name, { id: 7 }), provider.getOne(name, { id: 7, meta: AS_FORM })]
  }
  it.each([
    ['data: null', () => json({ data: null })],
    ['data: a list', () => json({ data: [] })],
  ] as const)('a package answered with %s is not found, neither its detail nor its form', async (_, answer) => {
    for (const answered of getBoth(answer)) await expect(answered).rejects.toMatchObject({ status: 404 })
  })
  it.each([
    ...NOTHING.filter(([name]) => name !== 'data: null'),
    ['an object without a field', () => json({})] as const,
  ])('a package answered with %s is a failure: nobody says that the package is gone', async (_, answer) => {
    for (const answered of getBoth(answer)) await expect(answered).rejects.toMatchObject(FAILURE)
  })

  it.each(NOTHING)(
    'a master or the offers of a package answered with %s are empty (docs/product.md §10.4)',
    async (_, answer) => {
      const { provider } = providerOver(answer)
      const masters = await provider.getList('custom-data/pesawat', PAGE)
      expect([masters.data, masters.total, hasNoList(masters)]).toEqual([[], 0, true])
      expect((await provider.getList('offers', { filter: { packageId: 7 } })).data).toEqual([])
    },
  )
  it('a master answered with a list of invalid rows is an empty list', async () => {
    const { provider } = providerOver(() => json({ data: { data: [null, 'x', {}, { id: null }] } }))
    expect((await provider.getList('custom-data/pesawat', PAGE)).data).toEqual([])
  })

  it('an answer that names no offer profile does not say that the server has none', async () => {
    await expect(
      providerOver(() => json({ data: {} })).provider.readOfferProfile('offer-profile'),
    ).rejects.toMatchObject(FAILURE)
    await expect(
      providerOver(() => json({ data: { profile: null } })).provider.readOfferProfile('offer-profile'),
    ).resolves.toEqual({
      profile: null,
      version: null,
    })
  })
})
