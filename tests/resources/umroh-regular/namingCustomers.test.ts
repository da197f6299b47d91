import { expect, it } from 'vitest'
import { apis } from '@/app/providers'
import { createDataProvider } from '@/data-provider/dataProvider'
import { createHttpClient } from '@/http/httpClient'
import { definitions } from '@/resources/registry'
import { NAMING_CUSTOMERS } from '@/resources/umroh-regular/useKeyedChange'
import { ADMIN, SITI } from '../../partner-api/fixtures'
import { partnerServer } from '../../support/server/partnerServer'

/** The day on the clock of the test's API. */
const SERVERS_TODAY = '2026-11-20'
const SHARE = { customerName: 'Ibu Rahasiawati', customerPhone: '6281234567890', validUntil: '2026-11-22' }
const PAGE = { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'ASC' } } as const

it('NAMING_CUSTOMERS has exactly the resources whose lists name a customer', async () => {
  const server = await partnerServer({ packages: [1, 0] })
  const providerOf = async (email: string) => {
    const token = await server.login(email)
    const http = createHttpClient({ baseUrl: '/api', fetch: server.fetch, getToken: () => token, log: () => undefined })
    return createDataProvider({ http, sendIdempotencyKey: true, apis })
  }
  const mitra = await providerOf(SITI)
  const id = String((await mitra.getList('umroh-regular', { ...PAGE, filter: {} })).data[0]?.id)
  await mitra.noteShare('umroh-regular', id, SHARE)
  await mitra.makeOffer(
    'offers',
    id,
    { ...SHARE, rooms: ['quad'], roomMix: null, withPaymentPlan: false, image: null },
    { idempotencyKey: 'offer' },
  )

  await mitra.setReminder('umroh-regular', id, SERVERS_TODAY)

  const naming = new Set<string>()
  const answered = new Set<string>()
  for (const provider of [mitra, await providerOf(ADMIN)])
    for (const { name } of definitions) {
      // Some resources have no list, and some refuse a mitra.
      const answer = await provider.getList(name, { ...PAGE, filter: { packageId: id } }).catch(() => null)
      if (answer) answered.add(name)
      if (JSON.stringify(answer).includes(SHARE.customerName)) naming.add(name)
    }
  expect(answered.size).toBeGreaterThan(NAMING_CUSTOMERS.length)
  expect([...naming].toSorted()).toEqual(NAMING_CUSTOMERS.toSorted())
})
