import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { compressed } from '@/partner-api/host/http/createSite'
import { bodyOf, keepBodies } from '@/partner-api/routes/wholeBody'
import { contractRoutes } from '@/partner-api/routes/service/serviceRoutes'

// Anybody may ask for the contract, and read nothing of the answers. A copy for each would fill the memory.
it.each(['identity', 'gzip'])('all answers with the contract share their bytes (%s)', async (encoding) => {
  const bodies: Uint8Array[] = []
  const site = new Hono()
  site.use('*', async (c, next) => {
    await next()
    bodies.push(await bodyOf(c.res))
  })
  site.use('*', compressed)
  site.use('*', keepBodies)
  site.route('/', contractRoutes())
  const ask = () => site.request('/openapi.json', { headers: { 'accept-encoding': encoding } })
  const [first, second] = [await ask(), await ask()]
  expect([first.status, second.status, bodies[0]?.length ?? 0]).toEqual([200, 200, expect.any(Number)])
  expect(bodies[0]?.length).toBeGreaterThan(1000)
  expect(bodies[1]).toBe(bodies[0])
})
