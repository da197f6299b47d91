// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { lazyApi } from '../../src/data-provider/lazyApi'
import type { ApiContext, CreateApi, ResourceApi } from '../../src/data-provider/resourceApi'

type Load = () => Promise<{ createApi: CreateApi }>

const context = {} as ApiContext
const createApi: CreateApi = (_, name) => ({
  getOne: ({ id }) => Promise.resolve({ data: { id, name } }),
  methods: { open: (id: number) => Promise.resolve(`opened ${id}`) },
})
const methodOf = ({ methods }: ResourceApi, name: string) =>
  methods?.[name] as unknown as (id: number) => Promise<unknown>

it('the code of a lazy API loads with the first call, and once', async () => {
  const load = vi.fn<Load>(() => Promise.resolve({ createApi }))
  const api = lazyApi(load, ['open'])(context, 'users')
  expect(load).not.toHaveBeenCalled()
  expect(await api.getOne?.({ id: 7 })).toEqual({ data: { id: 7, name: 'users' } })
  expect(await methodOf(api, 'open')(7)).toBe('opened 7')
  expect(load).toHaveBeenCalledTimes(1)
})

it('a lazy API rejects a verb or a method that its code lacks, and names it', async () => {
  const api = lazyApi(() => Promise.resolve({ createApi }), ['close'])(context, 'users')
  await expect(api.delete?.({ id: 7 })).rejects.toThrow("no 'delete' for 'users'")
  await expect(methodOf(api, 'close')(7)).rejects.toThrow("no 'close' for 'users'")
})

it.each([
  [true, 'error.code'],
  [false, 'error.network'],
])(
  'a lazy API whose code could not be loaded fails with our words (online: %s, %s), and loads again',
  async (onLine, words) => {
    vi.stubGlobal('navigator', { onLine })
    const load = vi.fn<Load>(() => Promise.resolve({ createApi })).mockRejectedValueOnce(new Error('offline'))
    const api = lazyApi(load)(context, 'users')
    await expect(api.getOne?.({ id: 7 })).rejects.toThrow(words)
    expect(await api.getOne?.({ id: 7 })).toEqual({ data: { id: 7, name: 'users' } })
  },
)
