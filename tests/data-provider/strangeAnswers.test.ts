// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { AS_FORM } from '../../src/data-provider/types'
import { umrohRegular } from '../../src/resources/umroh-regular/resource'
import { json } from '../support/server/fakeFetch'
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

describe('answers that are empty or of the wrong shape (fault 16)', () => {
  it.each([
    ...NOTHING,
    ['data: an object', () => json({ data: { id: 1, nama_paket: 'Satu' }, meta: { total: 1 } })] as const,
    ['data: a list of invalid rows', () => json({ data: [null, 'x', 3, [], {}], meta: null })] as const,
  ])('packages answered with %s are an empty list', async (_, answer) => {
    expect((await packagesOf(answer)).data).toEqual([])
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

  it.each([...NOTHING, ['data: a list', () => json({ data: [] })] as const])(
    'a package answered with %s is not found, neither its detail nor its form',
    async (_, answer) => {
      const { provider } = providerOver(answer)
      const { name } = umrohRegular
      await expect(provider.getOne(name, { id: 7 })).rejects.toMatchObject({ status: 404 })
      await expect(provider.getOne(name, { id: 7, meta: AS_FORM })).rejects.toMatchObject({ status: 404 })
    },
  )

  it.each([
    ...NOTHING,
    ['a list of invalid rows', () => json({ data: { data: [null, 'x', {}, { id: null }] } })] as const,
  ])('a master answered with %s is an empty list', async (_, answer) => {
    expect((await providerOver(answer).provider.getList('custom-data/pesawat', PAGE)).data).toEqual([])
  })
})
