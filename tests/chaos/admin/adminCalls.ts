import { randomUUID } from 'node:crypto'
import { fetchDirect } from '../../support/server/direct'
import { UNCOMPRESSED } from '../../support/server/uncompressed'

export type Answer = { status: number; body: unknown }
export type CallOptions = { token?: string; body?: object; key?: string; patience?: number }

/** Sends a call straight to the server, as a desktop on a good network does. Null: its answer was not waited for. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer | null> {
  const { token, body, key = randomUUID(), patience = 30_000 } = options
  const answer = await fetchDirect(`${process.env.E2E_SERVER}/api${path}`, {
    method,
    headers: {
      ...UNCOMPRESSED,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'idempotency-key': key }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    if (error instanceof DOMException) return null
    throw error
  })
  return answer && { status: answer.status, body: await answer.json().catch(() => null) }
}

/** Sends a call that waits for its answer. */
export async function ask(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const answer = await call(method, path, options)
  if (!answer) throw new Error(`no answer to ${method} ${path}`)
  return answer
}

export const statusOf = async (...of: Parameters<typeof ask>): Promise<number> => (await ask(...of)).status

export const signInWith = (email: string, password: string) =>
  ask('POST', '/partner/login', { body: { email, password } })

export const tokenIn = ({ body }: Answer): string => (body as { token: string }).token

/** A user of whom nobody's phone knows, with the password of the moment. */
export type Colleague = { id: unknown; email: string; password: string }

/** An admin invites a colleague of a mitra, who chooses a password. A server may outlive the tests that changed it. */
export async function inviteColleague(token: string, mitra: string): Promise<Colleague> {
  const { body: found } = await ask('GET', `/mitra?q=${encodeURIComponent(mitra)}`, { token })
  const [{ id: mitraId } = { id: null }] = (found as { data: { id: unknown }[] }).data
  const [email, password] = [`rekan-${randomUUID()}@barokah.co.id`, `sandi ${randomUUID()}`]
  const account = { name: 'Rekan', email, mitra_id: mitraId, roles: ['mitra'], permissions: [] }
  const { body } = await ask('POST', '/users', { token, body: account })
  const { data, link } = body as { data: { id: unknown }; link: { path: string } }
  const chosen = { token: link.path.split('#').at(-1), password }
  const { status } = await ask('POST', '/partner/account-link/password', { body: chosen })
  if (status !== 200) throw new Error(`the colleague could not choose a password: ${status}`)
  return { id: data.id, email, password }
}
