import { Hono } from 'hono'
import type { ApiEnv } from './context'
import { publiclyRevalidated } from './revalidated'

/** GET `/openapi.json`: the contract, for anybody. Loaded when it is asked for: the demo, which never asks, need not bring it. */
export const contractRoutes = () =>
  new Hono<ApiEnv>().get('/openapi.json', publiclyRevalidated, async (c) => {
    const { contractDocument } = await import('../openapi/document')
    return c.json(contractDocument)
  })
