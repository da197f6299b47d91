import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../checkApi/operations'
import { contract } from '../openapi/wholeContract'
import { isClosed } from './accounts'
import { requestsTo, sweepOf, type Request } from './requests'
import { changes, type Observed, type State } from './state'
import { ALL_ODD, type OddValues } from './values'
import { world, type World } from './world'

const FIXED_SEED = 1447
const HANGS_AFTER = 5000
/** The longest time for the requests to one operation, in ms. It includes the search for the smallest failing request. */
const TRIED_FOR = 40_000

/** FUZZ_SEED=random makes other requests each run, FUZZ_SEED=123 repeats a run; FUZZ_TIMES multiplies their number. */
const given = process.env.FUZZ_SEED
const seed = given === undefined ? FIXED_SEED : given === 'random' ? Date.now() % 2 ** 31 : Number(given)
const times = Number(process.env.FUZZ_TIMES ?? 1)

const inTime = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer')), HANGS_AFTER)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })

const isWrite = (method: string, status: number) => status < 300 && ['POST', 'PUT', 'DELETE'].includes(method)

/** Expects that a refused request and a read changed nothing, and that a write changed no other mitra's packages, and either packages or masters. */
function expectRightChange(there: World, { who, method, path }: Request, status: number, before: State, after: State) {
  const { mitras, masters } = changes(before, after)
  if (!isWrite(method, status)) expect({ mitras, masters }).toEqual({ mitras: [], masters: false })
  const isAdmins = there.hiddenFrom(who).length === 0
  if (masters) expect([isAdmins, /^\/(custom-data|hotel|partner\/uploads)\b/.test(path)]).toEqual([true, true])
  if (!isAdmins) expect(mitras.filter((id) => id !== there.mitraOf(who))).toEqual([])
  expect(mitras.length).toBeLessThanOrEqual(1)
}

export type Options = {
  /** The number of generated requests for each operation. */
  each: number
  operations?: readonly Operation[]
  odd?: OddValues
}

/**
 * Sends generated requests to every operation of the contract. Each gets an answer in time, of a documented status and shape
 * (fixtures.ts compares it with the contract), never a 500, and without a name of another mitra. A refused request changes
 * nothing.
 */
export function anyRequest(
  name: string,
  open: () => Promise<Observed>,
  { each, operations = contract.operations, odd = ALL_ODD }: Options,
) {
  describe(`any request to ${name}`, () => {
    let observed: Observed
    let there: World
    let state: State
    let cases = 0
    const numRuns = Math.round(each * times)

    beforeAll(async () => {
      observed = await open()
      there = await world(observed.store)
      state = await observed.state()
    }, 60_000)
    afterAll(async () => {
      console.info(
        `${name}: ${cases} generated requests to ${operations.length} operations${given === undefined ? '' : `, FUZZ_SEED=${seed}`}`,
      )
      await observed.store.close()
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
      // A state that costs queries is read after each write that succeeds, and after the last request of the operation.
      if (observed.cheap || isWrite(request.method, response.status)) await expectState(request, response.status)
      return response.status
    }

    async function expectState(request: Request, status: number) {
      const before = state
      state = await observed.state()
      expectRightChange(there, request, status, before, state)
    }

    it.each(
      operations.map((operation, index) => [`${operation.method} ${operation.template}`, operation, index] as const),
    )(
      '%s is answered as its contract says, and changes only what it may',
      async (_, operation, index) => {
        const seen = new Set<number>()
        let last: [Request, number] | undefined
        const known = await there.known(operation)
        state = await observed.state()
        const examples = sweepOf(operation, known, odd).map((request): [Request] => [request])
        await fc.assert(
          fc.asyncProperty(requestsTo(operation, known), async (request) => {
            const status = await holds(request)
            seen.add(status)
            last = [request, status]
          }),
          {
            seed: seed + index,
            examples,
            numRuns: numRuns + examples.length,
            interruptAfterTimeLimit: TRIED_FOR * Math.max(1, times),
            markInterruptAsFailure: true,
          },
        )
        if (last) await expectState(...last)
        // Requests that are all refused would prove little.
        if (!isClosed(operation.template, operation.method))
          expect([...seen].filter((status) => status < 300)).not.toEqual([])
      },
      2 * TRIED_FOR * Math.max(1, times),
    )
  })
}
