import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSite } from '@/partner-api/host/http/createSite'
import { quietLog } from '@/partner-api/host/log/log'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import { type OpenMetrics, openMetrics } from '@/partner-api/host/server'
import { apiOver, FAST, SITI } from '../fixtures'

const ANYWHERE = { port: 0, host: '127.0.0.1' }
const store = { ...createMemoryStore(), connections: () => ({ open: 3, idle: 1, waiting: 2 }) }
let metrics: OpenMetrics
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  await apiOver(store)
  metrics = await openMetrics(ANYWHERE, store, quietLog)
  const own = { iterations: FAST, version: UNKNOWN_VERSION, observe: metrics.observe }
  site = createSite({ store, log: quietLog, distDir: '/nowhere', trustProxy: false, seed: 'demo', ...own })
})
afterAll(() => metrics?.close())

const at = (path: string) => fetch(`http://127.0.0.1:${metrics.port}${path}`)
const scrape = async () => (await at('/metrics')).text()
const post = (path: string, body: unknown, headers = {}) =>
  site.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

it('the metrics count requests by route pattern, saves by kind and logins by result', async () => {
  await post('/partner/login', { email: SITI, password: 'salah' })
  const login = await post('/partner/login', { email: SITI, password: 'mitra123' })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const list = await site.request('/api/partner/umroh-regular', { headers })
  const id = ((await list.json()) as { data: { id: number }[] }).data[0]?.id
  await post(`/partner/umroh-regular/${id}/duplicate`, { namaPaket: 'Salinan' }, headers)
  await post(`/partner/umroh-regular/${id}/duplicate`, { namaPaket: '' }, headers)
  const text = await scrape()
  const counted = 'http_request_duration_seconds_count{method="POST",route="/api/partner/umroh-regular/:id/duplicate"'
  for (const line of [
    'logins_total{result="wrong"} 1',
    'logins_total{result="ok"} 1',
    'package_saves_total{kind="duplicate"} 1',
    `${counted},status="201"} 1`,
    `${counted},status="422"} 1`,
    'database_connections{state="open"} 3',
    'database_connections{state="idle"} 1',
    'database_connections{state="waiting"} 2',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/process_resident_memory_bytes \d+/)
})

it('addresses that nobody serves add no label of their own', async () => {
  for (const path of ['a', 'b']) for (const start of ['', '/api', '/media']) await site.request(`${start}/${path}`)
  const before = await scrape()
  for (const path of ['c', 'd'])
    for (const start of ['', '/api', '/media']) await site.request(`${start}/${path}?${path}`)
  for (const method of ['RAHASIA', 'MKCOL', 'PURGE']) await site.request('/', { method })
  const after = await scrape()
  expect(after.split('\n').length - before.split('\n').length).toBeLessThan(20)
  const labels = (name: string) =>
    new Set([...after.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, label]) => label))
  expect([...labels('route')].filter((route) => !route?.startsWith('/api/partner/')).toSorted()).toEqual([
    '/*',
    '/api/*',
    '/media/*',
  ])
  expect([...labels('method')].toSorted()).toEqual(['GET', 'OTHER', 'POST'])
})

it('the metrics stand at their own port alone, and their port has nothing else', async () => {
  expect(await (await site.request('/metrics')).text()).not.toContain('process_')
  expect((await at('/api/health')).status).toBe(404)
})

it('nothing listens when nobody asked for metrics', async () => {
  expect((await openMetrics(null, store, quietLog)).port).toBeNull()
})
