import type { Feature } from '@/domain/access/features'
import { apiOver, type Api } from '../../partner-api/fixtures'
import { fakeFetch, type Answer, type SentRequest } from './fakeFetch'
import { seededStore } from './seeded'

/** A request in the form that tests compare: the path below `/api`, the query, and the body as JSON. */
export type Call = { method: string; path: string; query: string; body: unknown; headers: Headers }

/** Answers a call instead of the API. `pass()` lets the API answer. */
export type Reaction = (call: Call, pass: () => Promise<Response>) => Response | Promise<Response>

type Rule = { method: string; path: string | RegExp; react: Reaction }

const ORIGIN = 'http://api.test'

function toCall({ method, url, headers, body }: SentRequest): Call {
  const { pathname, search } = new URL(url, ORIGIN)
  return {
    method,
    path: pathname.replace(/^\/api/, ''),
    query: search.slice(1),
    body: body === null ? null : JSON.parse(body),
    headers,
  }
}

/**
 * Serves an app from the reference API over a memory store. `calls` records every call. A test can answer chosen calls
 * differently, delay them or let them fail.
 */
export async function partnerServer({
  packages = [3, 2],
  features,
}: { packages?: number[]; features?: readonly Feature[] } = {}) {
  const store = await seededStore(packages)
  const api: Api = await apiOver(store, { demo: false, ...(features ? { features } : {}) })
  const calls: Call[] = []
  const rules: Rule[] = []

  const answer: Answer = async (request) => {
    const call = toCall(request)
    const pass = async () =>
      api.api.request(new URL(request.url, ORIGIN).href, {
        method: request.method,
        headers: request.headers,
        ...(request.body === null ? {} : { body: request.body }),
      })
    calls.push(call)
    const rule = rules.findLast(
      ({ method, path }) =>
        method === call.method && (typeof path === 'string' ? path === call.path : path.test(call.path)),
    )
    return rule ? rule.react(call, pass) : pass()
  }

  return {
    ...api,
    fetch: fakeFetch(answer).fetch,
    calls,
    /** Answers these calls with `react` from now on. The newest rule counts. Returns a function that removes the rule. */
    on(method: string, path: string | RegExp, react: Reaction) {
      const rule = { method, path, react }
      rules.push(rule)
      return () => void rules.splice(rules.indexOf(rule), 1)
    },
    /** Returns the calls of a method to a path, in order. */
    callsTo: (method: string, path: string | RegExp) =>
      calls.filter(
        (call) => call.method === method && (typeof path === 'string' ? path === call.path : path.test(call.path)),
      ),
    /** Returns all calls as `METHOD path?query`. */
    log: () => calls.map(({ method, path, query }) => `${method} ${path}${query ? `?${query}` : ''}`),
  }
}
export type PartnerServer = Awaited<ReturnType<typeof partnerServer>>

/** Makes a reaction that waits until `letGo` is called. */
export function held(then: Reaction = (_, pass) => pass()) {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const react: Reaction = async (call, pass) => {
    await gate
    return then(call, pass)
  }
  return { react, letGo: () => letGo() }
}
