import { expect, it } from 'vitest'
import { createDataProvider } from '@/data-provider/dataProvider'
import type { CreateApi } from '@/data-provider/resourceApi'
import { createHttpClient } from '@/http/httpClient'
import { json } from '../support/server/fakeFetch'

/** A resource whose copies are made at its own path. */
const copied: CreateApi = ({ name }, { http }) => ({
  methods: {
    duplicate: async (id: number) => ({ data: await http.request('POST', `/partner/${name}/${id}/duplicate`) }),
  },
})

function provider(offers: (feature: string) => boolean = () => true) {
  const paths: string[] = []
  const http = createHttpClient({
    baseUrl: '/api',
    getToken: () => null,
    fetch: async (request) => {
      paths.push(String(request))
      return json({ data: { id: 1 } })
    },
  })
  const apis = ['umroh-regular', 'umroh-haji-plus'].map((name) => ({ name, createApi: copied }))
  const all = [
    ...apis,
    { name: 'offers', createApi: copied, feature: 'offers' as const },
    { name: 'plain', createApi: () => ({}) },
  ]
  return { paths, api: createDataProvider({ http, sendIdempotencyKey: true, apis: all, offers }) }
}
const HOW = { namaPaket: 'Salinan', meta: { idempotencyKey: 'k' } }

it('two resources with an action of one name are each sent to their own path', async () => {
  const { api, paths } = provider()
  await api.duplicate('umroh-regular', 7, HOW)
  await api.duplicate('umroh-haji-plus', 8, HOW)
  expect(paths).toEqual(['/api/partner/umroh-regular/7/duplicate', '/api/partner/umroh-haji-plus/8/duplicate'])
})

it.each(['plain', 'unknown', 'offers'])(
  'an action that %s has not got is refused, and nothing is sent',
  async (name) => {
    const { api, paths } = provider(() => false)
    await expect(api.duplicate(name, 7, HOW)).rejects.toThrow(`'${name}'`)
    expect(paths).toEqual([])
  },
)
