import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { nameOf, rightRequest, writes } from '../audit/recipes'
import { DEWI } from '../fixtures'
import { world, type World } from '../fuzz/world'

const isKeyed = ({ parameters }: (typeof writes)[number]) => parameters.some(({ name }) => name === 'Idempotency-Key')
/** Changes of one's own account, or by the token of a link, need no right that can be withdrawn. */
const isOwn = (template: string) => /^\/partner\/(me|account-link)\b/.test(template)

const table = writes
  .filter((operation) => isKeyed(operation) && !isOwn(operation.template))
  .map((operation) => [nameOf(operation), operation] as const)

let there: World
beforeAll(async () => {
  there = await world(createMemoryStore())
})

describe('a write that is repeated with its key', () => {
  it.each(table)('%s tells its answer no more after the right was withdrawn', async (name, operation) => {
    const { store } = there
    const given = await rightRequest(there, operation)
    const request = { ...given, headers: { ...given.headers, 'idempotency-key': `withdrawn ${name}` } }
    const send = async () => (await there.send(request)).status
    const first = await send()
    expect(first).toBeLessThan(300)
    expect(await send()).toBe(first)
    const [user, dewi] = [await store.findUserByEmail(request.who ?? ''), await store.findUserByEmail(DEWI)]
    if (!user || !dewi) throw new Error(name)
    // The user works for another mitra now, and is no admin.
    await store.updateAccount(user.id, { ...user, mitraId: dewi.mitraId, roles: ['mitra'], permissions: [] })
    expect([403, 404, 409]).toContain(await send())
    await store.updateAccount(user.id, user)
    expect(await send()).toBe(first)
  })

  it('covers every keyed write', () => expect(table.length).toBeGreaterThan(80))
})
