import { Hono } from 'hono'
import type { HealthResponse } from '../../../http/partnerApi.types'
import { drawMedia } from '../../media/drawMedia'
import type { ApiEnv, ApiContext } from '../context'
import { publiclyRevalidated } from '../revalidated'
import { jsonBytes, sharedJson } from '../wholeBody'
import { messages } from '../messages'

/** The largest answer that anybody may ask for without an account. All answers share its bytes. */
const contractBytes = async () => jsonBytes((await import('../../openapi/document')).contractDocument)

/** GET `/openapi.json`: the contract, for everybody. Imported at the first request, so that the demo does not ship it. */
export const contractRoutes = () => {
  let bytes: ReturnType<typeof contractBytes> | undefined
  return new Hono<ApiEnv>().get('/openapi.json', publiclyRevalidated, async (c) =>
    sharedJson(c, await (bytes ??= contractBytes())),
  )
}

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

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=2592000, immutable',
  // A browser can open an SVG as a document. This policy lets it run and load nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** Hotel pictures and airline logos, drawn from the name in their address. They need no session, because `<img>` sends none. */
export function mediaRoutes(assetsPath: string): Hono {
  return new Hono().get('*', (c) => {
    const svg = drawMedia(c.req.path.slice(assetsPath.length + 1))
    return svg === null ? c.text(messages.noFile, 404) : c.body(svg, 200, HEADERS)
  })
}
