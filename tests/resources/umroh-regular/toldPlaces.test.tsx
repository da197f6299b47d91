import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { early } from '@/resources/umroh-regular/early'
import { readPackageRows } from '@/resources/umroh-regular/mappers/packageRows'
import { addDays, today } from '@/domain/values/dates'
import { formatAmount, formatRupiah } from '@/domain/values/money'
import { ADMIN, SITI } from '../../partner-api/fixtures'
import { button, findButton, press, pressReady, renderApp, write } from '../../support/renderApp'
import { partnerServer, type PartnerServer } from '../../support/server/partnerServer'
import { seededQuote } from '../../support/server/seeded'
import { atStep, footerButton, trigger } from '../../support/wizard'

const LIST = '/partner/umroh-regular'
const STEP = 100_000

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = () => null
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true })
})

type World = { server: PartnerServer; id: number; exact: string; told: number }

/** A mitra that rounds, with one package. Its profile is on the server alone, as on a new phone. */
async function world(): Promise<World> {
  const server = await partnerServer({ packages: [0, 0] })
  const token = await server.login(SITI)
  const profile = { ...emptyProfile('An-Nur'), rounding: STEP }
  const saved = await server.call('PUT', '/partner/offer-profile', { token, body: profile })
  expect(saved.status).toBe(200)
  const made = await server.call('POST', LIST, { token, body: await seededQuote() })
  const total = Number(made.body.data.total_price_quad_rupiah)
  const told = Math.ceil(Math.round(total) / STEP) * STEP
  return { server, id: made.body.data.id, exact: formatRupiah(total), told }
}

const dialog = (name: string) => screen.findByRole('dialog', { name })
const region = (name: string) => screen.findByRole('region', { name })
const open = ({ server, id }: World, suffix = '') => renderApp(`/package/umroh-reguler/${id}${suffix}`, { server })
const edit = async ({ server, id }: World) => {
  await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
  await atStep(0)
}
const toReview = async () => {
  for (const step of [1, 2, 3, 4, 5]) {
    press(footerButton('Lanjut'))
    await atStep(step)
  }
}
const desk = (path: string, { server }: World) => renderApp(path, { server, as: ADMIN, width: 1280 })

/**
 * Each place that shows the price of a package (docs/product.md §21.8.2): how somebody gets there, and the element that
 * shows it. A place with `also` shows the exact price too, where the margin is worked out. `jamaah`: it shows the price of
 * so many.
 */
const PLACES: Record<string, { visit: (world: World) => Promise<HTMLElement>; also?: true; jamaah?: number }> = {
  'card of the list': {
    visit: async ({ server }) => {
      await renderApp('/package/umroh-reguler', { server })
      return screen.findByRole('article')
    },
  },
  'card before React': {
    visit: async ({ server }) => {
      const { body } = await server.call('GET', LIST, { token: await server.login(SITI) })
      const kept = JSON.stringify({ profile: { rounding: STEP } })
      const phone = { kept: (name: string) => (name === 'offer-profile' ? kept : null) }
      const drawn = early.views.list?.draw({ data: readPackageRows(body) }, phone)
      const place = document.createElement('p')
      place.textContent = JSON.stringify(drawn?.pieces)
      return place
    },
  },
  'Terakhir dibuka on Beranda': {
    visit: async (at) => {
      const { unmount } = await open(at)
      await region('Total Harga')
      unmount()
      await renderApp('/', { server: at.server })
      return region('Terakhir dibuka')
    },
  },
  'head of the detail': { visit: async (at) => (await open(at), region('Total Harga')), also: true },
  'breakdown of the detail': { visit: async (at) => (await open(at), region('Rincian harga')), also: true },
  'Simulasi of the detail': {
    visit: async (at) => {
      await open(at)
      press(await findButton('Simulasi'))
      return dialog('Simulasi jamaah')
    },
  },
  'Cek harga hari ini': {
    visit: async (at) => {
      await open(at)
      at.server.on('GET', '/custom-data/manasik', async (_, pass) => {
        const { data } = (await (await pass()).json()) as { data: { data: Record<string, unknown>[] } }
        const rows = data.data.map((row) => ({ ...row, price_IDR: 9_000_000, price: 9_000_000 }))
        return new Response(JSON.stringify({ data: { data: rows } }), {
          headers: { 'Content-Type': 'application/json' },
        })
      })
      await pressReady('Cek harga hari ini')
      const sheet = await dialog('Harga hari ini')
      await within(sheet).findByRole('table')
      return sheet
    },
  },
  'Duplikat dengan tanggal baru': {
    visit: async (at) => {
      await open(at)
      await region('Total Harga')
      await pressReady('Duplikat')
      press(await findButton('Duplikat dengan tanggal baru'))
      const sheet = await dialog('Duplikat dengan tanggal baru')
      await within(sheet).findByRole('table')
      return sheet
    },
  },
  'Apa yang berubah': {
    visit: async (at) => {
      const token = await at.server.login(SITI)
      const quote = await seededQuote()
      const path = `${LIST}/${at.id}`
      await at.server.call('PUT', path, { token, body: { ...quote, jumlahJamaah: 30 } })
      const choice = {
        rooms: ['quad'],
        roomMix: null,
        withPaymentPlan: false,
        image: null,
        validUntil: addDays(today(), 5),
      }
      const body = { ...choice, customerName: null, customerPhone: null, rounding: STEP }
      expect((await at.server.call('POST', `${path}/offers`, { token, body })).status).toBe(201)
      await at.server.call('PUT', path, { token, body: quote })
      await open(at)
      press(await findButton('Apa yang berubah'))
      const sheet = await dialog('Apa yang berubah')
      await within(sheet).findByText('Terbaru', { exact: false })
      return sheet
    },
  },
  'text of Bagikan': {
    visit: async (at) => {
      await open(at)
      await region('Total Harga')
      press(button('Bagikan'))
      return within(await dialog('Bagikan penawaran')).findByRole('region', { name: 'Pratinjau' })
    },
  },
  'Hitung rombongan': {
    visit: async (at) => {
      await open(at)
      await region('Total Harga')
      press(button('Bagikan'))
      press(await findButton('Hitung rombongan'))
      const sheet = await dialog('Hitung rombongan')
      press(within(sheet).getByRole('button', { name: 'Atur otomatis' }))
      return sheet
    },
    jamaah: 4,
  },
  'bar of the wizard': {
    visit: async (at) => {
      await edit(at)
      press(footerButton('Lanjut'))
      await atStep(1)
      await waitFor(() => expect(document.querySelector('footer')).toHaveTextContent('Rp.'))
      return document.querySelector('footer') as HTMLElement
    },
  },
  'sheet of the wizard’s bar': {
    visit: async (at) => {
      await edit(at)
      press(footerButton('Lanjut'))
      await atStep(1)
      await waitFor(() => expect(document.querySelector('footer')).toHaveTextContent('Rp.'))
      press(document.querySelector<HTMLElement>('footer [aria-haspopup=dialog]')!)
      return dialog('Rincian harga')
    },
    also: true,
  },
  'picker of hotels': {
    visit: async (at) => {
      await edit(at)
      press(footerButton('Lanjut'))
      await atStep(1)
      press(trigger('Hotel Makkah'))
      const sheet = await screen.findByRole('dialog', { name: /Hotel Makkah/ })
      return within(sheet).findByRole('option', { selected: true })
    },
  },
  'review of the wizard': {
    visit: async (at) => {
      await edit(at)
      await toReview()
      return region('Kalkulasi Harga Paket Umroh Regular')
    },
    also: true,
  },
  'foot of the review': {
    visit: async (at) => {
      await edit(at)
      await toReview()
      return document.querySelector('footer') as HTMLElement
    },
  },
  comparison: {
    visit: async (at) => {
      const token = await at.server.login(SITI)
      const { body } = await at.server.call('POST', LIST, { token, body: { ...(await seededQuote()), namaPaket: 'B' } })
      await renderApp(`/package/umroh-reguler/compare?id=${at.id}&id=${String(body.data.id)}`, { server: at.server })
      return screen.findByRole('row', { name: /^Harga Quad/ })
    },
  },
  'table of an admin': {
    visit: async (at) => {
      await desk('/package/umroh-reguler', at)
      return screen.findByRole('row', { name: /Umroh Syawal/ })
    },
  },
  'detail of an admin': {
    visit: async (at) => (await desk(`/package/umroh-reguler/${at.id}`, at), region('Total Harga')),
    also: true,
  },
  'wizard of an admin': {
    visit: async (at) => {
      await desk(`/package/umroh-reguler/edit/${at.id}`, at)
      return region('Kalkulasi Harga Paket Umroh Regular')
    },
    also: true,
  },
  'Bagikan of an admin': {
    visit: async (at) => {
      await desk(`/package/umroh-reguler/${at.id}`, at)
      await region('Total Harga')
      press(button('Bagikan'))
      return within(await dialog('Bagikan penawaran')).findByRole('region', { name: 'Pratinjau' })
    },
  },
}

describe('with rounding on, every place tells the same price of a package (docs/product.md §21.8.2)', () => {
  it.each(Object.entries(PLACES))('%s', async (_, { visit, also = false, jamaah = 1 }) => {
    const at = await world()
    const place = await visit(at)
    // The head of a table may say the currency.
    await waitFor(() => expect(place).toHaveTextContent(formatAmount(at.told * jamaah)))
    if (!also) expect(place).not.toHaveTextContent(at.exact.replace('Rp. ', ''))
    else await waitFor(() => expect(place).toHaveTextContent(`Dibulatkan dari ${at.exact}`))
  })

  it.each(['the login tells the rounding', 'so does the profile of a session that began before'])(
    '%s',
    async (kind) => {
      const { server, told, exact } = await world()
      const isLogin = kind.startsWith('the login')
      server.on('GET', '/partner/offer-profile', () => new Promise<Response>(() => undefined))
      if (isLogin) server.on('GET', '/partner/me', () => new Promise<Response>(() => undefined))
      const path = isLogin ? '/auth/login' : '/package/umroh-reguler'
      await renderApp(path, { server, as: isLogin ? null : SITI })
      if (isLogin) {
        write(await screen.findByLabelText('Email'), SITI)
        write(screen.getByLabelText('Password'), 'mitra123')
        press(button('Login'))
        press(await screen.findByRole('link', { name: /^Umroh Reguler/ }))
      }
      const card = await screen.findByRole('article')
      if (isLogin) expect(card).not.toHaveTextContent(exact)
      await waitFor(() => expect(card).toHaveTextContent(formatRupiah(told)))
    },
  )

  it('CSV of an admin', async () => {
    const at = await world()
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('id-ID')
    await desk('/package/umroh-reguler', at)
    await screen.findByRole('row', { name: /Umroh Syawal/ })
    press(await findButton('Ekspor CSV'))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text()).toContain(`;${at.told};`)
  })
})
