import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from '../../stores/store'
import type { Answered } from '../log/log'

const PACKAGES = '/api/partner/umroh-regular'
const SAVES: Readonly<Record<string, string>> = {
  [`POST ${PACKAGES}`]: 'create',
  [`PUT ${PACKAGES}/:id`]: 'update',
  [`POST ${PACKAGES}/:id/duplicate`]: 'duplicate',
}

/** The kind of save that a request was; undefined for any other request, and for a save that was refused. */
const savedBy = ({ method, route, status }: Answered): string | undefined =>
  status < 300 ? SAVES[`${method} ${route}`] : undefined

const LOGINS: Readonly<Record<number, string>> = { 200: 'ok', 401: 'wrong', 429: 'limited' }

/** How a login ended; undefined for any other request. */
const loginResult = ({ method, route, status }: Answered): string | undefined =>
  method === 'POST' && route === '/api/partner/login' ? (LOGINS[status] ?? 'refused') : undefined

/** What the server tells of itself. `freeBytes` is null where the database is on another machine. */
export type Measured = Pick<Store, 'connections'> & { freeBytes?: (() => number) | null }
export type Metrics = { observe: (answered: Answered) => void; text: () => Promise<string>; contentType: string }

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

function poolGauge(registry: Registry, connections: NonNullable<Store['connections']>): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state; waiting: requests that have none yet.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
}

/** Figures of the server for Prometheus. Every label has few values: methods, route patterns, statuses. */
export function createMetrics({ connections, freeBytes }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const saves = new Counter({ name: 'package_saves_total', help: 'Saved packages.', labelNames: ['kind'], registers })
  const logins = new Counter({ name: 'logins_total', help: 'Logins by result.', labelNames: ['result'], registers })
  if (connections) poolGauge(registry, connections)
  if (freeBytes)
    new Gauge({
      name: 'disk_free_bytes',
      help: 'Bytes that are free on the disk of the embedded database.',
      registers,
      collect() {
        this.set(freeBytes())
      },
    })

  const observe = (answered: Answered) => {
    const { method, route, status, ms } = answered
    requests.observe({ method, route, status }, ms / 1000)
    const kind = savedBy(answered)
    if (kind) saves.inc({ kind })
    const result = loginResult(answered)
    if (result) logins.inc({ result })
  }
  return { observe, text: () => registry.metrics(), contentType: registry.contentType }
}
