import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_LIST } from '@/data-provider/types'
import { persistQueries } from '@/offline/persistQueries'
import type { PersistedQueries } from '@/offline/persistedQueries'
import type { PersistedQuery } from '@/offline/queryStore'

beforeEach(() => void vi.useFakeTimers())

const MOMENT = 300
const LIST = ['umroh-regular', 'getInfiniteList', {}]
const OPTIONS = ['custom-data/visa', 'getList', { pagination: { perPage: 10_000 } }]
const page = (name: string) => ({ data: [{ id: 1, name }] })

function phone(isSignedIn = () => true) {
  const put = vi.fn<(entries: PersistedQuery[]) => void>()
  const forget = vi.fn<(resource: string) => void>()
  const drop = vi.fn<(hash: string) => void>()
  const copy: PersistedQueries = {
    user: '7',
    find: () => undefined,
    put,
    drop,
    forget,
    loads: [],
    ready: Promise.resolve(),
    isReady: true,
  }
  const client = new QueryClient()
  persistQueries(client, copy, isSignedIn)
  const read = (queryKey: unknown[], data: unknown) => client.fetchQuery({ queryKey, queryFn: () => data })
  const written = async () => {
    await vi.advanceTimersByTimeAsync(MOMENT)
    return put.mock.calls.flat(2)
  }
  return { client, read, written, forget }
}

describe('writing persisted queries', () => {
  it('answers are written together after a short delay, with the time of each', async () => {
    const { read, written } = phone()
    const at = Date.now()
    await read(LIST, { pages: [page('a')], pageParams: [1] })
    await read(['hotel/makkah', 'getList', { pagination: { perPage: 10_000 } }], page('b'))
    expect((await written()).map(({ user, at, data }) => ({ user, at, data }))).toEqual([
      { user: '7', at, data: { pages: [page('a')], pageParams: [1] } },
      { user: '7', at, data: page('b') },
    ])
  })

  it('of a list with several pages only the first page is written', async () => {
    const { read, written } = phone()
    await read(LIST, { pages: [page('a'), page('b')], pageParams: [1, 2] })
    expect((await written())[0]?.data).toEqual({ pages: [page('a')], pageParams: [1] })
  })

  it.each<[string, unknown[]]>([
    ['a form', ['umroh-regular', 'getOne', { id: '7', meta: { shape: 'form' } }]],
    ['a row of a list', ['umroh-regular', 'getOne', { id: '7' }]],
    ['an admin’s table', ['hotel/makkah', 'getList', { pagination: { perPage: 25 } }]],
    ['a permission', ['auth', 'canAccess', {}]],
    ['an identity', ['auth', 'getIdentity']],
  ])('%s is never written', async (_, queryKey) => {
    const { read, written } = phone()
    await read(queryKey, page('a'))
    expect(await written()).toEqual([])
  })

  it('an answer without a list replaces no copy: it is not written', async () => {
    const { read, written } = phone()
    await read(LIST, { pages: [{ data: [], meta: NO_LIST }], pageParams: [1] })
    await read(OPTIONS, { data: [], meta: NO_LIST })
    expect(await written()).toEqual([])
  })

  it('an answer that a save has invalidated meanwhile is not written', async () => {
    const { client, read, written } = phone()
    await read(LIST, { pages: [page('a')], pageParams: [1] })
    await client.invalidateQueries({ queryKey: LIST })
    expect(await written()).toEqual([])
  })

  it('an answer that a save has removed meanwhile is not written', async () => {
    const { client, read, written } = phone()
    await read(LIST, { pages: [page('a')], pageParams: [1] })
    client.removeQueries({ queryKey: LIST })
    expect(await written()).toEqual([])
  })

  it('no answer is written after a logout', async () => {
    const { read, written } = phone(() => false)
    await read(LIST, { pages: [page('a')], pageParams: [1] })
    expect(await written()).toEqual([])
  })
})

describe('deleting persisted queries', () => {
  const change = async (mutationFn: () => Promise<unknown>) => {
    const { client, forget } = phone()
    await client
      .getMutationCache()
      .build(client, { mutationKey: ['hotel/makkah', 'delete'], mutationFn })
      .execute(undefined)
      .catch(() => undefined)
    return forget.mock.calls
  }

  it('an acknowledged change deletes the persisted queries of its resource, a failed one does not', async () => {
    expect(await change(() => Promise.resolve(1))).toEqual([['hotel/makkah']])
    expect(await change(() => Promise.reject(new Error('no')))).toEqual([])
  })
})
