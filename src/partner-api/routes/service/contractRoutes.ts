import { Hono } from 'hono'
import type { ApiEnv } from '../context'
import { publiclyRevalidated } from '../revalidated'
import { jsonBytes, sharedJson } from '../wholeBody'

/** The largest answer that anybody may ask for without an account. All answers share its bytes. */
const contractBytes = async () => jsonBytes((await import('../../openapi/document')).contractDocument)

/** GET `/openapi.json`: the contract, for everybody. Imported at the first request, so that the demo does not ship it. */
export const contractRoutes = () => {
  let bytes: ReturnType<typeof contractBytes> | undefined
  return new Hono<ApiEnv>().get('/openapi.json', publiclyRevalidated, async (c) =>
    sharedJson(c, await (bytes ??= contractBytes())),
  )
}
