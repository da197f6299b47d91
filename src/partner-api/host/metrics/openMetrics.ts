import { Hono } from 'hono'
import type { Store } from '../../store'
import { listen } from '../http/listen'
import type { Log } from '../log/log'
import type { Answered } from '../log/requestLog'

export type OpenMetrics = { port: number | null; observe: (answered: Answered) => void; close: () => Promise<void> }

const NONE: OpenMetrics = { port: null, observe: () => undefined, close: async () => undefined }

/** Serves `GET /metrics`, without sign-in, at another address than the site. Does nothing when no address is given. */
export async function openMetrics(
  address: { port: number; host: string } | null,
  store: Store,
  log: Log,
): Promise<OpenMetrics> {
  if (!address) return NONE
  const { createMetrics } = await import('./metrics')
  const { observe, text, contentType } = createMetrics(store)
  const site = new Hono()
  site.get('/metrics', async (c) => c.body(await text(), 200, { 'Content-Type': contentType }))
  const { port, close } = await listen(site, { ...address, log })
  log.info('metrics.started', { host: address.host, port })
  return { port, observe, close }
}
