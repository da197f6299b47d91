import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { createDataProvider } from '@/data-provider/dataProvider'
import { createHttpClient } from '@/http/httpClient'
import type { AppResource } from '@/resources/defineResource'
import { FeaturesContext, useFeature } from '@/ui/layout/features'
import { render } from '@testing-library/react'
import { ADMIN, SITI } from '../partner-api/fixtures'
import { json, fakeFetch } from '../support/server/fakeFetch'
import { partnerServer } from '../support/server/partnerServer'
import { address, heading, renderApp } from '../support/renderApp'

/** The app's own registry, in which the hotels of Makkah and the form for a new visa need a feature. */
vi.mock('@/resources/registry', async (original) => {
  const { registry } = await original<{ registry: readonly AppResource[] }>()
  const changed = registry.map((resource) => {
    const { definition } = resource
    if (definition.name === 'hotel/makkah')
      return { ...resource, definition: { ...definition, feature: 'kurs', card: { title: 'Kartu hotel', text: '' } } }
    if (definition.name !== 'custom-data/visa') return resource
    const screens = { ...definition.screens, create: { ...definition.screens.create, feature: 'import' } }
    return { ...resource, definition: { ...definition, screens } }
  })
  return { registry: changed, definitions: changed.map(({ definition }) => definition) }
})

async function openApp(path: string, features: readonly Feature[], as = ADMIN) {
  const server = await partnerServer({ packages: [1, 0], features })
  await renderApp(path, { server, as, width: as === ADMIN ? 1280 : 430 })
  return server
}

describe('a resource whose feature the partner API lacks', () => {
  it.each<[readonly Feature[], number]>([
    [[], 0],
    [['offers'], 0],
    [['kurs'], 1],
  ])('with the features %j the admin sees %i menu entries of it', async (features, count) => {
    await openApp('/', features)
    expect(await screen.findByRole('link', { name: 'Hotel Madinah' })).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Hotel Makkah' })).toHaveLength(count)
  })

  it.each<[readonly Feature[], number]>([
    [[], 0],
    [['kurs'], 1],
  ])('with the features %j Beranda on a phone has %i cards of it', async (features, count) => {
    await openApp('/', features, SITI)
    expect(await screen.findByRole('link', { name: 'Umroh Reguler' })).toBeVisible()
    expect(screen.queryAllByRole('link', { name: 'Kartu hotel' })).toHaveLength(count)
  })

  it.each(['/hotel/makkah', '/hotel/makkah/1', '/hotel/makkah/create', '/custom-data/visa/create'])(
    'the address %s is unknown, and the app sends no call about it',
    async (path) => {
      const server = await openApp(path, [])
      await waitFor(() => expect(address()).toBe('/404'))
      expect(server.log().filter((call) => !call.startsWith('GET /partner/me'))).toEqual([])
    },
  )

  it('with the feature its screens open', async () => {
    await openApp('/hotel/makkah', ['kurs'])
    expect(await heading('Hotel Makkah')).toBeVisible()
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('the data provider rejects its calls and sends none', async () => {
    const { fetch, sent } = fakeFetch(() => json({ data: [] }))
    const http = createHttpClient({ baseUrl: '/api', fetch, getToken: () => 't', log: () => undefined })
    const verbs = { getList: () => http.request('GET', '/baru') as never }
    const createApi = () => ({ ...verbs, methods: { look: () => http.request('GET', '/baru') } })
    const held: Feature[] = []
    const provider = createDataProvider({
      http,
      sendIdempotencyKey: true,
      apis: [{ name: 'baru', feature: 'kurs', createApi }],
      offers: (feature) => held.includes(feature),
    })
    const ask = async () => [
      await provider.getList('baru', {}).then(String, () => 'rejected'),
      await (provider as unknown as { look: (resource: string) => Promise<unknown> })
        .look('baru')
        .then(String, () => 'rejected'),
    ]
    expect([await ask(), sent.length]).toEqual([['rejected', 'rejected'], 0])
    held.push('kurs')
    expect([await ask(), sent.length]).toEqual([['[object Object]', '[object Object]'], 2])
  })
})

describe('the features of the partner API', () => {
  it('a mitra sees the same list, with the same calls, on an API that says nothing of features', async () => {
    const shown = async (silent: boolean) => {
      const server = await partnerServer({ packages: [3, 0], features: ['offers', 'kurs', 'audit'] })
      if (silent)
        server.on('GET', '/partner/me', async (_, pass) => {
          const { features: _features, ...rest } = (await (await pass()).json()) as Record<string, unknown>
          return json(rest)
        })
      const { unmount, container, session } = await renderApp('/package/umroh-reguler', { server, as: SITI })
      await screen.findAllByRole('article')
      await waitFor(() =>
        expect(session.getSnapshot().user?.features).toEqual(silent ? undefined : ['offers', 'kurs', 'audit']),
      )
      const page = [container.textContent, server.log().toSorted()]
      unmount()
      return page
    }
    expect(await shown(true)).toEqual(await shown(false))
  })

  it('a control knows whether the API has its feature', () => {
    const Probe = () => <p>{`${useFeature('kurs')} ${useFeature('audit')}`}</p>
    render(
      <FeaturesContext value={['kurs']}>
        <Probe />
      </FeaturesContext>,
    )
    expect(screen.getByText('true false')).toBeVisible()
  })
})
