import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { hashPassword } from '@/partner-api/auth/passwords'
import { ADMIN, apiOver, FAST, STAFF } from '../../fixtures'

/** A seeded API with its owner signed in, and functions for further accounts. */
export async function peopleApi() {
  const api = await apiOver(createMemoryStore(), { packages: [1, 1] })
  const owner = await api.login(ADMIN)
  const idOfUser = async (email: string) => {
    const { body } = await api.call('GET', `/users?q=${encodeURIComponent(email)}`, { token: owner })
    return Number(body.data[0].id)
  }
  const mitra = async (name: string) => {
    const { body } = await api.call('GET', `/mitra?q=${encodeURIComponent(name)}`, { token: owner })
    return Number(body.data[0].id)
  }
  /** Adds an admin with these permissions and signs them in. */
  async function admin(email: string, permissions: string[], mitraId: number | null = null) {
    const passwordHash = await hashPassword('kata sandi admin', FAST)
    const id = await api.store.insertUser({ email, name: email, passwordHash, mitraId, roles: ['admin'], permissions })
    return { id, token: await api.login(email, 'kata sandi admin') }
  }
  const form = async (more: object = {}) => ({
    name: 'Rina Wijaya',
    email: 'rina@annur.co.id',
    mitra_id: await mitra('An-Nur'),
    roles: ['mitra'],
    permissions: [] as string[],
    ...more,
  })
  const invite = async (more: object = {}, token = owner) =>
    api.call('POST', '/users', { token, body: await form(more) })
  const tokenOf = (answer: { body: { link?: { path: string } } }) => answer.body.link?.path.split('#').at(-1) ?? ''
  const use = (token: string, password: string) =>
    api.call('POST', '/partner/account-link/password', { body: { token, password } })
  const read = (token: string) => api.call('POST', '/partner/account-link', { body: { token } })
  return { ...api, owner, idOfUser, mitra, admin, form, invite, tokenOf, use, read, STAFF }
}
export type People = Awaited<ReturnType<typeof peopleApi>>
