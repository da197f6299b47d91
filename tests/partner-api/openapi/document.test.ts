import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { operationsOf } from '../../checkApi/operations'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { contractDocument } from '@/partner-api/openapi/document'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'

const methodsOf = (path: string) =>
  Object.keys((contractDocument.paths as Record<string, object>)[path] ?? {}).map((method) => method.toUpperCase())
const documented = Object.keys(contractDocument.paths).flatMap((path) =>
  methodsOf(path).map((method) => ({ method, path })),
)

/** The routes of the Hono app, without middleware, the catch-all, and the open pages with a slash behind their address. */
const routes = createPartnerApi({ store: createMemoryStore() })
  .routes.filter(({ path, method }) => /^\/(api|p)\//.test(path) && !/[*]$|^\/p\/.*\/$/.test(path) && method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replace(/^\/api/, '') }))

// `/:group{custom-data|hotel}/:name` → /^\/(custom-data|hotel)\/[^/]+$/
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+\{([^}]+)\}/g, '($1)').replace(/:\w+/g, '[^/]+')}/?$`)
const says = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const answers = (route: (typeof routes)[number], call: (typeof documented)[number]) =>
  route.method === call.method && patternOf(route.path).test(call.path)

describe('the contract', () => {
  it('the contract is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(contractDocument)))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('the contract describes every route of the API', () => {
    expect(routes.length).toBeGreaterThan(12)
    expect(routes.filter(({ path }) => path.startsWith('/p/'))).toHaveLength(6)
    expect(routes.filter((route) => !documented.some((call) => answers(route, call))).map(says)).toEqual([])
  })

  it('the contract describes no operation that the API does not answer', () => {
    expect(documented.filter((call) => !routes.some((route) => answers(route, call))).map(says)).toEqual([])
  })

  it('the contract has no reference without a target, and no component without a reference', () => {
    const text = JSON.stringify(contractDocument)
    const pointed = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    )
    const { securitySchemes: _, ...components } = contractDocument.components
    const there = Object.entries(components).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `${kind}/${name}`),
    )
    expect([...pointed].sort()).toEqual(there.sort())
  })

  it('each operation has a different id', () => {
    const ids = Object.values(contractDocument.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(operationsOf(JSON.parse(JSON.stringify(contractDocument))).length).toBe(ids.length)
  })

  it('the API serves the contract to everybody, with an ETag', async () => {
    const api = createPartnerApi({ store: createMemoryStore() })
    const first = await api.request('/api/openapi.json')
    expect(await first.json()).toEqual(JSON.parse(JSON.stringify(contractDocument)))
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    const again = await api.request('/api/openapi.json', { headers: { 'if-none-match': etag } })
    expect([etag.startsWith('W/"'), again.status, await again.text()]).toEqual([true, 304, ''])
  })
})
