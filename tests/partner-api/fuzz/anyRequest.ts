import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../src/commands/checkApi/operations'
import type { Store } from '../../../src/partner-api/store'
import { contract } from '../openapi/wholeContract'
import { requestsTo, sweepOf, type Request } from './requests'
import { changes, stateOf, type State } from './state'
import { world, type World } from './world'

const FIXED_SEED = 1447
const READS = ['GET', 'HEAD']
const HANGS_AFTER = 5000
/** How long a call may be tried, and a failure made smaller. */
const TRIED_FOR = 40_000

/** FUZZ_SEED=random for another run, FUZZ_SEED=123 for that one again; FUZZ_TIMES multiplies the cases. */
const given = process.env.FUZZ_SEED
const seed = given === undefined ? FIXED_SEED : given === 'random' ? Date.now() % 2 ** 31 : Number(given)
const times = Number(process.env.FUZZ_TIMES ?? 1)

const inTime = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer')), HANGS_AFTER)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })

/** What a request may have changed: nothing where it was refused or only read; else no other mitra's packages, and either packages or masters. */
function expectRightChange(there: World, { who, method, path }: Request, status: number, before: State, after: State) {
  const { mitras, masters } = changes(before, after)
  const isWrite = status < 300 && ['POST', 'PUT', 'DELETE'].includes(method)
  if (!isWrite) expect({ mitras, masters }).toEqual({ mitras: [], masters: false })
  const isAdmins = there.hiddenFrom(who).length === 0
  if (masters) expect([isAdmins, /^\/(custom-data|hotel)\//.test(path)]).toEqual([true, true])
  if (!isAdmins) expect(mitras.filter((id) => id !== there.mitraOf(who))).toEqual([])
  expect(mitras.length).toBeLessThanOrEqual(1)
}

type Options = {
  /** How many generated requests an operation gets. */
  each: number
  operations?: readonly Operation[]
  /** Whether every field of every package is compared, after a GET too. */
  thorough?: boolean
}

/**
 * Whatever is sent to an operation of the contract: an answer in time, of a documented status and shape (fixtures.ts holds
 * it against the contract), never a 500, nothing of another mitra in it, and nothing changed by what was refused.
 */
export function anyRequest(
  name: string,
  open: () => Promise<Store>,
  { each, operations = contract.operations, thorough = true }: Options,
) {
  describe(`whatever is sent to ${name}`, () => {
    let store: Store
    let there: World
    let state: State
    let cases = 0
    const numRuns = Math.round(each * times)

    beforeAll(async () => {
      store = await open()
      there = await world(store)
      state = await stateOf(store, thorough)
    }, 60_000)
    afterAll(async () => {
      console.info(
        `${name}: ${cases} generated requests to ${operations.length} operations${given === undefined ? '' : `, FUZZ_SEED=${seed}`}`,
      )
      await store.close()
    })

    async function holds(request: Request): Promise<number> {
      cases += 1
      const response = await inTime(there.send(request))
      const text = await response.text()
      expect([response.status, there.errors.splice(0)]).toEqual([
        expect.not.toSatisfy((status: number) => status >= 500),
        [],
      ])
      expect(there.hiddenFrom(request.who).filter((secret) => text.includes(secret))).toEqual([])
      const after = thorough || !READS.includes(request.method) ? await stateOf(store, thorough) : state
      const before = state
      state = after
      expectRightChange(there, request, response.status, before, after)
      return response.status
    }

    it.each(
      operations.map((operation, index) => [`${operation.method} ${operation.template}`, operation, index] as const),
    )(
      '%s',
      async (_, operation, index) => {
        const seen = new Set<number>()
        const known = await there.known(operation)
        const examples = sweepOf(operation, known).map((request): [Request] => [request])
        await fc.assert(
          fc.asyncProperty(requestsTo(operation, known), async (request) => void seen.add(await holds(request))),
          {
            seed: seed + index,
            examples,
            numRuns: numRuns + examples.length,
            interruptAfterTimeLimit: TRIED_FOR * Math.max(1, times),
            markInterruptAsFailure: true,
          },
        )
        // A generator of nothing but nonsense would prove little.
        expect([...seen].filter((status) => status < 300)).not.toEqual([])
      },
      2 * TRIED_FOR * Math.max(1, times),
    )
  })
}
