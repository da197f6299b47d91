import type { Operation } from '../../checkApi/operations'
import { contract } from '../openapi/wholeContract'
import { readyLink } from '../fuzz/accounts'
import type { Request } from '../fuzz/requests'
import type { World } from '../fuzz/world'
import { ADMIN, SITI } from '../fixtures'

/** How a write of the contract succeeds. */

export const nameOf = ({ method, template }: Operation): string => `${method} ${template}`

/** POST operations that write nothing, and therefore leave no audit row. */
const READS: readonly string[] = ['POST /partner/account-link']

/** This operation works only before a database has an account, so everyWrite.test.ts tests it apart from the others. */
export const FIRST_START = 'POST /partner/setup'

/** Every other operation of the contract that writes. */
export const writes: readonly Operation[] = contract.operations.filter(
  (operation) => operation.method !== 'GET' && ![...READS, FIRST_START].includes(nameOf(operation)),
)

/** The events of an operation that does several things at once; every other one leaves one row. */
export const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  'POST /users': ['create', 'invite'],
  'POST /partner/account-link/password': ['password', 'login'],
}

/** The events of a repetition with the same key: a lost answer had a session, so another one begins. */
export const AGAIN: Readonly<Record<string, readonly string[]>> = {
  'POST /partner/account-link/password': ['login'],
}

type Recipe = (there: World, request: Request) => Promise<Partial<Request>>

/** For operations that need more than a body of their schema, an id of their list and an admin. The first match counts. */
const RECIPES: readonly [RegExp, Recipe][] = [
  [/^POST \/partner\/login$/, async () => ({ who: null })],
  [
    /account-link\/password$/,
    async ({ store, clock }, { path }) => {
      await readyLink(store, path, clock.now)
      return {}
    },
  ],
  [/^(POST \/partner\/umroh-regular|PUT \/partner\/offer-profile)$/, async () => ({ who: SITI })],
  [
    /^POST \/(custom-data|hotel)\/.*\/restore$/,
    async (there, { path }) => {
      const body = undefined
      await there.send({ who: ADMIN, method: 'DELETE', path: path.replace('/restore', ''), headers: {}, body })
      return {}
    },
  ],
  [
    /^POST \/(custom-data|hotel)\/.*\/delete$/,
    async (there, { path }) => {
      const list = path.replace('/delete', '')
      const create = contract.operations.find(({ method, template }) => method === 'POST' && template === list)
      const sample = create && (await there.known(create)).sample
      const headers = { 'content-type': 'application/json' }
      const made = await there.send({ who: ADMIN, method: 'POST', path: list, headers, body: JSON.stringify(sample) })
      const { id } = (await made.json()) as { id: number }
      return { body: JSON.stringify({ rows: [{ id }] }) }
    },
  ],
]

/** Makes a request that the API carries out. It prepares what the request needs. */
export async function rightRequest(there: World, operation: Operation): Promise<Request> {
  const { ids, sample } = await there.known(operation)
  const hasBody = operation.body !== undefined
  const request: Request = {
    who: ADMIN,
    method: operation.method,
    path: operation.template.replace('{id}', String(ids[0] ?? 1)),
    headers: hasBody ? { 'content-type': 'application/json' } : {},
    body: hasBody ? JSON.stringify(sample) : undefined,
  }
  const [, recipe] = RECIPES.find(([pattern]) => pattern.test(nameOf(operation))) ?? []
  return { ...request, ...(await recipe?.(there, request)) }
}

const MANY = 1_000_000

/** The rows of the audit that `work` adds, oldest first, and what `work` gives. */
export async function auditedBy<T>(there: World, work: () => Promise<T>) {
  const known = new Set((await there.store.listAudit({}, MANY)).map(({ id }) => id))
  const result = await work()
  const rows = (await there.store.listAudit({}, MANY)).filter(({ id }) => !known.has(id)).toReversed()
  return { result, rows }
}
