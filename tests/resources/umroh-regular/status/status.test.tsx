import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays, today } from '@/domain/values/dates'
import { SITI, STAFF } from '@tests/partner-api/fixtures'
import { json } from '@tests/support/server/fakeFetch'
import { partnerServer } from '@tests/support/server/partnerServer'
import { keepCopyOf } from '@tests/support/keptList'
import { LIST, wireRow } from '@tests/support/packageRows'
import { address, button, findButton, press, pressInMenu, renderApp } from '@tests/support/renderApp'

const PATH = '/package/umroh-reguler'
const noted = (id: number, changes: object) =>
  wireRow(id, { valid_until: null, customer_name: null, remind_at: null, ...changes })

async function openList(path = PATH, features: ('status' | 'accounts')[] = ['status']) {
  const server = await partnerServer({ features })
  server.on('GET', LIST, ({ query }) => {
    const status = new URLSearchParams(query).get('status')
    const rows = [
      noted(1, { status: 'draf' }),
      noted(2, { status: 'terkirim', valid_until: '2999-01-01', customer_name: 'Ibu Aminah' }),
      noted(3, { status: 'dilihat', valid_until: '2020-01-01', remind_at: '2020-01-01' }),
    ].filter((row) => status === null || (row as { status?: string }).status === status)
    return json({ data: rows, meta: { total: rows.length } })
  })
  const { unmount } = await renderApp(path, { server })
  return { server, unmount, asked: () => server.callsTo('GET', LIST).map(({ query }) => query) }
}
const chips = async () => within(await screen.findByRole('group', { name: 'Status' })).getAllByRole('button')
const chip = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Status' })).getByRole('button', { name })

describe('the status in the list (docs/product.md §21.6.2)', () => {
  it('each card that was sent says its status, and for whom the package is; a copy of yesterday ends on this phone’s day', async () => {
    await openList()
    expect(await screen.findByRole('article', { name: 'Paket 2' })).toHaveTextContent('TerkirimIbu Aminah')
    expect(screen.getByRole('article', { name: 'Paket 1' })).not.toHaveTextContent('Belum dikirim')
    expect(screen.getByRole('article', { name: 'Paket 3' })).toHaveTextContent('Kedaluwarsa')
    expect((await chips()).map(({ textContent }) => textContent)).toEqual([
      'Semua',
      'Belum dikirim',
      'Terkirim',
      'Dilihat',
      'Setuju',
      'Batal',
      'Kedaluwarsa',
    ])
  })

  it('the chips of offers that wait tell the numbers of the unfiltered list, also while it is filtered, and keep their names', async () => {
    const server = await partnerServer({ features: ['status'] })
    server.on('GET', LIST, ({ query }) => {
      const isAll = !query.includes('status=')
      const meta = { total: 1, ...(isAll ? { status_counts: { terkirim: 12, dilihat: 0, setuju: 'x' } } : {}) }
      return json({ data: [noted(isAll ? 1 : 2, { status: 'terkirim' })], meta })
    })
    await renderApp(PATH, { server })
    const numbers = async () =>
      (await chips()).map((one) => [
        one.querySelector('[aria-hidden]')?.textContent,
        one.getAttribute('aria-description'),
      ])
    const told = Array(7).fill([undefined, null]).with(2, ['12', '12 paket'])
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(await numbers()).toEqual(told)
    press(await chip('Terkirim'))
    await screen.findByRole('article', { name: 'Paket 2' })
    expect(await numbers()).toEqual(told)
    expect(server.callsTo('GET', LIST)).toHaveLength(2)
    const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
    cleanup()
    localStorage.setItem(`customer-mode/${body.user.id}`, 'on')
    await renderApp(PATH, { server })
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(await numbers()).toEqual(Array(7).fill([undefined, null]))
  })

  it('an offer that a customer has read has another chip than a sent one', async () => {
    const server = await partnerServer({ features: ['status'] })
    const rows = [noted(1, { status: 'terkirim' }), noted(2, { status: 'dilihat' })]
    server.on('GET', LIST, () => json({ data: rows, meta: { total: 2 } }))
    await renderApp(PATH, { server })
    const article = async (name: string) => within(await screen.findByRole('article', { name }))
    const looks = [(await article('Paket 1')).getByText('Terkirim'), (await article('Paket 2')).getByText('Dilihat')]
      .map((state) => getComputedStyle(state))
      .map(({ backgroundColor, boxShadow }) => [backgroundColor, boxShadow])
    expect(looks[0]).not.toEqual(looks[1])
  })

  it('a chip asks the server for its status alone, keeps it in the address, and “Semua” takes it away', async () => {
    const { asked } = await openList(`${PATH}?q=umroh`)
    press(await chip('Terkirim'))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Paket 1' })).toBeNull())
    expect(await chip('Terkirim')).toHaveAttribute('aria-pressed', 'true')
    expect(address()).toBe(`${PATH}?q=umroh&status=terkirim`)
    press(await chip('Setuju'))
    expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible()
    expect(screen.getByText('Tidak ada paket dengan nama “umroh” dan status ini.')).toBeVisible()
    press(await chip('Semua'))
    expect(await screen.findByRole('article', { name: 'Paket 1' })).toBeVisible()
    expect(address()).toBe(`${PATH}?q=umroh`)
    expect(asked().slice(0, 3)).toEqual([
      'q=umroh&per_page=50',
      'q=umroh&per_page=50&status=terkirim',
      'q=umroh&per_page=50&status=setuju',
    ])
  })

  it('while a customer is looking, a card tells neither its status nor its customer (§22.1.6)', async () => {
    const { server, unmount } = await openList()
    const { body } = await server.call('GET', '/partner/me', { token: await server.login(SITI) })
    localStorage.setItem(`customer-mode/${body.user.id}`, 'on')
    unmount()
    await renderApp(PATH, { server })
    const seen = await screen.findByRole('article', { name: 'Paket 2' })
    expect(seen).toHaveTextContent('Paket 2')
    for (const told of ['Ibu Aminah', 'Terkirim']) expect(seen).not.toHaveTextContent(told)
  })

  it('a list whose address names a status sends one request', async () => {
    const { asked } = await openList(`${PATH}?status=draf`)
    expect(await chip('Belum dikirim')).toHaveAttribute('aria-pressed', 'true')
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(asked()).toEqual(['per_page=50&status=draf'])
  })

  it('a partner API without the feature shows no chips, and is not asked for a status', async () => {
    const { asked } = await openList(`${PATH}?q=x`, ['accounts'])
    await screen.findByRole('article', { name: 'Paket 1' })
    expect(screen.queryByRole('group', { name: 'Status' })).toBeNull()
    expect(asked()).toEqual(['q=x&per_page=50'])
  })
})

describe('“Perlu ditindaklanjuti” on Beranda (docs/product.md §21.6.3)', () => {
  it('a due reminder that the list has shown is a link on Beranda, and Beranda makes no call for it', async () => {
    const { server } = await openList()
    await screen.findByRole('article', { name: 'Paket 3' })
    const before = server.calls.length
    press(screen.getByRole('link', { name: 'Kembali ke Beranda' }))
    const region = await screen.findByRole('region', { name: 'Perlu ditindaklanjuti' })
    const links = within(region).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Paket 3Pengingat 1 Januari 2020', `${PATH}/3`],
      ['Paket 2Terkirim, belum dijawab, berlaku s.d. 1 Januari 2999', `${PATH}/2`],
    ])
    expect(server.calls.slice(before).filter(({ path }) => path.startsWith(LIST))).toEqual([])
  })

  it('a phone without a due reminder has no such region', async () => {
    const server = await partnerServer({ features: ['status'] })
    await renderApp('/', { server })
    expect(await screen.findByRole('link', { name: 'Umroh Reguler' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Perlu ditindaklanjuti' })).toBeNull()
  })
})

async function openDetail() {
  const server = await partnerServer({ packages: [1, 0], features: ['status'] })
  const token = await server.login(SITI)
  const { id } = (await server.call('GET', LIST, { token })).body.data[0]
  await server.call('POST', `${LIST}/${id}/sent`, {
    token,
    body: { validUntil: '2999-01-01', customerName: 'Ibu Aminah', customerPhone: '08123456789' },
  })
  await renderApp(`${PATH}/${id}`, { server })
  const region = () => screen.findByRole('region', { name: 'Status' })
  await region()
  return { server, id, region }
}

describe('the status on the detail (docs/product.md §21.6.4)', () => {
  it('a mitra marks a package as lost with one of six reasons, and opens it again', async () => {
    const { server, id, region } = await openDetail()
    expect(await region()).toHaveTextContent(/Terkirim.*Ibu Aminah.*\+62 812-3456-789.*1 Januari 2999/)
    press(await findButton('Tandai batal'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Tandai batal' }))
    expect(
      sheet
        .getAllByRole('button')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Harga', 'Tanggal', 'Hotel', 'Pesaing', 'Tidak jadi', 'Tidak menjawab'])
    press(sheet.getByRole('button', { name: 'Tidak menjawab' }))
    await waitFor(async () => expect(await region()).toHaveTextContent(/Batal.*Alasan batalTidak menjawab/))
    expect(
      server.callsTo('PUT', `${LIST}/${id}/lost`).map(({ body, headers }) => [body, headers.has('idempotency-key')]),
    ).toEqual([[{ reason: 'tidak-menjawab' }, true]])
    press(button('Buka lagi'))
    await waitFor(async () => expect(await region()).toHaveTextContent('Terkirim'))
  })

  it.each([
    ['Besok', 1],
    ['3 hari lagi', 3],
    ['7 hari lagi', 7],
  ])('“Ingatkan saya” and “%s” is a reminder in %i days, which the mitra can delete', async (name, days) => {
    const { server, id } = await openDetail()
    // The clock of the server stands still.
    const day = addDays(today(), days)
    server.on('PUT', `${LIST}/${id}/reminder`, () => json({ data: { status: 'terkirim' } }))
    press(await findButton('Ingatkan saya'))
    press(await findButton(new RegExp(`^${name}`)))
    await waitFor(() =>
      expect(server.callsTo('PUT', `${LIST}/${id}/reminder`).map(({ body }) => body)).toEqual([{ remindAt: day }]),
    )
  })

  it('a customer whose number is known is one tap away: WhatsApp with a greeting and no price, and a call', async () => {
    const { region } = await openDetail()
    const status = within(await region())
    const [chat, ...others] = [
      ...(await region()).querySelectorAll<HTMLElement>('a[target], button:not([aria-haspopup])'),
    ]
    expect(chat).toHaveAccessibleName('Chat WhatsApp')
    expect(others.map((each) => each.textContent)).toEqual(['Ingatkan saya', 'Tandai batal'])
    const { origin, pathname, searchParams } = new URL(chat!.getAttribute('href')!)
    expect(origin + pathname).toBe('https://wa.me/628123456789')
    expect(searchParams.get('text')).toBe(
      'Assalamu’alaikum Ibu Aminah, saya ingin menindaklanjuti penawaran “Umroh Private Safar 10 Hari – Keluarga Ibu Rosmala”. Apakah ada yang ingin ditanyakan?',
    )
    expect(status.getByRole('link', { name: '+62 812-3456-789' })).toHaveAttribute('href', 'tel:+628123456789')
  })

  it('the data of the customer is erased after a question', async () => {
    const { region } = await openDetail()
    keepCopyOf('Ibu Aminah')
    await pressInMenu('Menu status', 'Hapus data pelanggan')
    press(await findButton('Ya, hapus'))
    await waitFor(async () => expect(await region()).not.toHaveTextContent('Ibu Aminah'))
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ibu Aminah')
  })

  it('offline, the list that was read before no longer names an erased customer, and the list is kept anew', async () => {
    const { server, region } = await openDetail()
    const kept = () => JSON.stringify({ ...localStorage })
    press(screen.getByRole('link', { name: 'Kembali ke daftar' }))
    expect(await screen.findByRole('article')).toHaveTextContent('Ibu Aminah')
    await waitFor(() => expect(kept()).toContain('Ibu Aminah'))
    press(screen.getByRole('link', { name: /^Detail/ }))
    await region()
    await pressInMenu('Menu status', 'Hapus data pelanggan')
    press(await findButton('Ya, hapus'))
    await waitFor(async () => expect(await region()).not.toHaveTextContent('Ibu Aminah'))
    await waitFor(() => expect(kept()).toContain('customerName'))
    onlineManager.setOnline(false)
    press(screen.getByRole('link', { name: 'Kembali ke daftar' }))
    expect(await screen.findByRole('article')).not.toHaveTextContent('Ibu Aminah')
    expect(kept()).not.toContain('Ibu Aminah')
    expect(server.callsTo('GET', LIST)).toHaveLength(2)
  })

  it('without a network the erasure cannot be sent, and the copies stay', async () => {
    const { server, id } = await openDetail()
    server.on('DELETE', `${LIST}/${id}/customer`, () => Promise.reject(new TypeError('Failed to fetch')))
    keepCopyOf('Ibu Aminah')
    await pressInMenu('Menu status', 'Hapus data pelanggan')
    onlineManager.setOnline(false)
    press(await findButton('Ya, hapus'))
    await within(await screen.findByRole('dialog')).findByRole('alert')
    expect(JSON.stringify({ ...localStorage })).toContain('Ibu Aminah')
  })

  it('a copy that comes after the erasure was sent goes, too, when the network is lost before the answer', async () => {
    const { server, id } = await openDetail()
    let lose = () => {}
    server.on(
      'DELETE',
      `${LIST}/${id}/customer`,
      () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))),
    )
    await pressInMenu('Menu status', 'Hapus data pelanggan')
    press(await findButton('Ya, hapus'))
    await waitFor(() => expect(server.callsTo('DELETE', `${LIST}/${id}/customer`)).toHaveLength(1))
    keepCopyOf('Ibu Aminah')
    onlineManager.setOnline(false)
    lose()
    await within(await screen.findByRole('dialog')).findByRole('alert')
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ibu Aminah')
  })

  it('the copies with the customer go even if the answer of the server is lost', async () => {
    const { server, id } = await openDetail()
    server.on('DELETE', `${LIST}/${id}/customer`, () => Promise.reject(new TypeError('Failed to fetch')))
    keepCopyOf('Ibu Aminah')
    await pressInMenu('Menu status', 'Hapus data pelanggan')
    press(await findButton('Ya, hapus'))
    await within(await screen.findByRole('dialog')).findByRole('alert')
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ibu Aminah')
  })

  it('a change that the server refuses says so in its sheet, and nothing is lost', async () => {
    const { server, id } = await openDetail()
    server.on('PUT', `${LIST}/${id}/lost`, () => json({ message: 'Server sedang bermasalah' }, 500))
    press(await findButton('Tandai batal'))
    press(await findButton('Harga'))
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/bermasalah/)
  })

  it('a repetition keeps its idempotency key, also in a sheet that was opened anew, and another question shows no old failure', async () => {
    const { server, id } = await openDetail()
    server.on('PUT', `${LIST}/${id}/lost`, () => json({ message: 'Server sedang bermasalah' }, 500))
    const lose = async (reason: string) => {
      press(await findButton('Tandai batal'))
      press(await findButton(reason))
      await screen.findByRole('alert')
      press(button('Tutup'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await lose('Harga')
    await lose('Harga')
    await lose('Hotel')
    press(await findButton('Ingatkan saya'))
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
    const keys = server.callsTo('PUT', `${LIST}/${id}/lost`).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('a user who may not edit the package sees its status and no buttons', async () => {
    const server = await partnerServer({ packages: [1, 0], features: ['accounts', 'status'] })
    const { body } = await server.call('GET', LIST, { token: await server.login(SITI) })
    await renderApp(`${PATH}/${body.data[0].id}`, { server, as: STAFF })
    const region = await screen.findByRole('region', { name: 'Status' })
    await waitFor(() => expect(within(region).queryByRole('button')).toBeNull())
    expect(within(region).queryByRole('link')).toBeNull()
    expect(region).toHaveTextContent('Belum dikirim')
  })
})
