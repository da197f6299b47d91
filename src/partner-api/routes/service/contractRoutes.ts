import { Hono } from 'hono'
import type { ApiEnv } from '../context'
import { publiclyRevalidated } from '../revalidated'

/** GET `/openapi.json`: the contract, for everybody. Imported at the first request, so that the demo does not ship it. */
export const contractRoutes = () =>
  new Hono<ApiEnv>().get('/openapi.json', publiclyRevalidated, async (c) => {
    const { contractDocument } = await import('../../openapi/document')
    return c.json(contractDocument)
  })
