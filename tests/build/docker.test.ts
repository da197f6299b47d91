import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8')
const dockerfile = read('Dockerfile')
/** The instructions of the stage that becomes the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

type Service = {
  image?: string
  build?: unknown
  ports?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  networks?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  logging?: { options: Record<string, string> }
  healthcheck?: { test: string[] }
}
type Compose = Record<'networks' | 'volumes' | 'secrets', Record<string, unknown>> & {
  services: Record<string, Service>
  configs: Record<string, { file: string }>
}
const compose = parse(read('compose.yaml')) as Compose
const services = Object.entries(compose.services)

describe('the Dockerfile', () => {
  it('a linter finds nothing in the Dockerfile', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  it('every image is named by its version and without a registry', () => {
    const named = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name ?? '')
    for (const name of [...named, ...services.flatMap(([, service]) => service.image ?? [])])
      expect(name).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+(-slim)?$/)
    expect(named).toHaveLength(2)
  })

  it('the image holds the release alone, runs it as another user than root, and asks Node for its health', () => {
    expect(image.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /build/release /app'])
    expect(image).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    expect(image).toMatch(/^VOLUME \["\/data"\]$/m)
    expect(image).toMatch(/^HEALTHCHECK .*CMD \["node", "\/app\/server\.js", "health"\]$/m)
    expect(image).toMatch(/^CMD \["node", "\/app\/server\.js"\]$/m)
  })

  it('the builder gets only the files that a release is made of, and no secret', () => {
    const [everything, ...named] = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(everything).toBe('*')
    expect(named.every((line) => line.startsWith('!'))).toBe(true)
    expect(named.filter((line) => /secrets|\.env$|\.env\.local|\.git|\.data/.test(line))).toEqual([])
  })
})

describe('compose.yaml', () => {
  it('every network, volume and secret that a service uses is declared, and each declared one is used', () => {
    const used = (kind: 'networks' | 'volumes' | 'secrets') => [
      ...new Set(services.flatMap(([, service]) => service[kind] ?? []).map((name) => name.split(':')[0] ?? '')),
    ]
    for (const kind of ['networks', 'volumes', 'secrets'] as const)
      expect(
        used(kind)
          .filter((name) => !name.startsWith('.'))
          .toSorted(),
      ).toEqual(Object.keys(compose[kind]).toSorted())
  })

  it('only the proxy can be reached from outside, and the app trusts it', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy'])
    expect(compose.services.app?.environment).toMatchObject({ TRUST_PROXY: '1', REQUIRE_TOTP: '${REQUIRE_TOTP:-0}' })
    expect(compose.services.database?.networks).toEqual(['back'])
    expect(compose.services.proxy?.networks).toEqual(['front'])
    expect(compose.configs.caddyfile?.file).toBe('./docs/deploy/Caddyfile')
    expect(compose.services.proxy?.environment).toMatchObject({ APP: 'app:3000' })
  })

  it('the log of every service has an end', () => {
    for (const [name, { logging }] of services)
      expect([name, logging?.options]).toEqual([name, { 'max-file': '5', 'max-size': '10m' }])
  })

  it('each password comes from a file, and no setting holds one', () => {
    const settings = services.flatMap(([, { environment = {} }]) => Object.entries(environment))
    const secret = settings.filter(([name]) => /PASSWORD|SECRET|TOKEN|KEY/.test(name))
    expect(secret.length).toBeGreaterThan(2)
    for (const [name, value] of secret)
      expect([name, value]).toEqual([expect.stringMatching(/_FILE$/), expect.stringMatching(/^\/run\/secrets\//)])
    expect(new URL(compose.services.app?.environment?.DATABASE_URL ?? '').password).toBe('')
  })

  it('every service says whether it is well, and waits for the one that it needs', () => {
    const healthy = services.filter(([, { healthcheck, build }]) => healthcheck ?? build).map(([name]) => name)
    expect(healthy).toEqual(Object.keys(compose.services))
    expect(compose.services.app?.depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(compose.services.proxy?.depends_on).toEqual({ app: { condition: 'service_healthy' } })
  })
})
