import { Hono } from 'hono'
import type { HealthResponse } from '../../../http/partnerApi.types'
import type { ApiContext, ApiEnv } from '../context'
import { messages } from '../messages'

/** Any number of callers cost the database one query in this time. */
const CACHED_FOR = 1_000
const ANSWERS_WITHIN = 2_000

type Health = { status: 200 | 503; body: HealthResponse }

const inTime = <T>(work: Promise<T>, within: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The database did not answer in time.')), within)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })

/** GET `/health`: whether the database answers, its schema, and the version of the program; open to everybody. */
export function healthRoutes({ store, now, version, healthWithin = ANSWERS_WITHIN }: ApiContext): Hono<ApiEnv> {
  let last: { at: number; answer: Promise<Health> } | null = null

  async function ask(): Promise<Health> {
    try {
      const schema = await inTime(store.schema(), healthWithin)
      return { status: 200, body: { status: 'ok', schema, ...version } }
    } catch {
      return { status: 503, body: { status: 'failing', message: messages.databaseSilent, ...version } }
    }
  }

  return new Hono<ApiEnv>().get('/health', async (c) => {
    const at = now()
    if (!last || at - last.at >= CACHED_FOR || at < last.at) last = { at, answer: ask() }
    const { status, body } = await last.answer
    return c.json<HealthResponse>(body, status)
  })
}
