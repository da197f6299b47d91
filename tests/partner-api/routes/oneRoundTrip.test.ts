import { beforeAll, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { Store } from '@/partner-api/stores/store'
import { ADMIN, apiOver, SITI, type Api } from '../fixtures'

const PATH = '/partner/umroh-regular'
const asked: string[] = []
let api: Api
let siti: string
let admin: string

/** A store that notes the name of each of its functions that is called. */
const watched = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver)
      if (typeof found !== 'function') return found
      return (...all: unknown[]) => {
        asked.push(String(name))
        return (found as (...all: unknown[]) => unknown).apply(target, all)
      }
    },
  })

beforeAll(async () => {
  api = await apiOver(watched(createMemoryStore()))
  ;[siti, admin] = [await api.login(SITI), await api.login(ADMIN)]
})
async function get(path: string, token = siti) {
  asked.length = 0
  return { ...(await api.call('GET', path, { token })), asked: [...asked] }
}

it('each of the first pages of a mitra’s newest packages, and each detail, ask the database once', async () => {
  const { body, asked: forList } = await get(PATH)
  expect([body.meta.total, forList]).toEqual([3, ['findSessionAndPage']])
  for (const query of ['page=4', 'per_page=200'])
    expect((await get(`${PATH}?${query}`)).asked).toEqual(['findSessionAndPage'])
  const { status, asked: forDetail } = await get(`${PATH}/${body.data[0].id}`)
  expect([status, forDetail]).toEqual([200, ['findSessionAndDetail']])
})
it('a list with a search, a status, a month, another order or a page beyond the first 200 packages is planned for its mitra, whom the session tells first', async () => {
  for (const query of [
    'q=umroh',
    'status=draf',
    'sort=nama_paket',
    'sort=check_in',
    'check_in_month=2026-12',
    'created_month=2026-11',
    'page=5',
    'page=2&per_page=101',
  ])
    expect((await get(`${PATH}?${query}`)).asked).toEqual(['findSession', 'listPackages'])
})
it('an admin who belongs to a mitra sees the packages of all, in the list and in the detail', async () => {
  const user = await api.store.findUserByEmail(ADMIN)
  const mitraId = (await api.store.findUserByEmail(SITI))?.mitraId ?? null
  if (!user) throw new Error('no admin')
  await api.store.updateAccount(user.id, { ...user, mitraId })
  const { body } = await get(PATH, admin)
  expect([body.meta.total, new Set(body.data.map(({ mitra }: { mitra: { id: number } }) => mitra.id)).size]).toEqual([
    5, 2,
  ])
  for (const { id } of body.data) expect((await get(`${PATH}/${id}`, admin)).status).toBe(200)
})
it('an ended or expired session gets 401 for the list and the detail', async () => {
  const { body } = await get(PATH)
  const paths = [PATH, `${PATH}/${body.data[0].id}`]
  const statuses = async (token: string) =>
    Promise.all(paths.map(async (path) => (await api.call('GET', path, { token })).status))
  const token = await api.login(SITI)
  expect(await statuses(token)).toEqual([200, 200])
  await api.call('POST', '/partner/logout', { token })
  expect(await statuses(token)).toEqual([401, 401])
  api.clock.now += 25 * 60 * 60_000
  expect(await statuses(siti)).toEqual([401, 401])
})
