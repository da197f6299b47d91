import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SITI } from '@tests/partner-api/fixtures'
import { offerOf } from '@tests/partner-api/offers/offerWorld'
import { seededQuote } from '@tests/support/server/seeded'
import { json } from '@tests/support/server/fakeFetch'
import { partnerServer } from '@tests/support/server/partnerServer'
import { press, renderApp, write } from '@tests/support/renderApp'

/** 'Apa yang berubah' (docs/product.md §21.5.12): a version that a link froze beside the newest save. */

const LIST = '/partner/umroh-regular'

/** A package with a link for each of these saves, and then saved as the last of them. */
async function offeredAs(...saves: Record<string, unknown>[]) {
  const server = await partnerServer({ packages: [0, 0], features: ['offers'] })
  const token = await server.login(SITI)
  const quote = { ...(await seededQuote()), namaPaket: 'Umroh Awal' }
  const { body } = await server.call('POST', LIST, { token, body: quote })
  const path = `${LIST}/${body.data.id}`
  const share = () => server.call('POST', `${path}/offers`, { token, body: offerOf({ image: null }) })
  await share()
  for (const [index, changes] of saves.entries()) {
    expect((await server.call('PUT', path, { token, body: { ...quote, ...changes } })).status).toBe(200)
    if (index < saves.length - 1) await share()
  }
  return { server, path, id: body.data.id as number }
}

async function openChanges(id: number, server: Awaited<ReturnType<typeof partnerServer>>, row = 0) {
  await renderApp(`/package/umroh-reguler/${id}`, { server })
  const section = within(await screen.findByRole('region', { name: 'Penawaran terkirim' }))
  const buttons = await section.findAllByRole('button', { name: 'Apa yang berubah' })
  press(buttons[row] as HTMLElement)
  return within(await screen.findByRole('dialog', { name: 'Apa yang berubah' }))
}

const linesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('term')
    .map((term) => term.parentElement?.textContent)

describe('the changes since a link froze a version', () => {
  it('the sheet has each changed field and price, as the version had it and as it was saved last', async () => {
    const { id, server } = await offeredAs({ namaPaket: 'Umroh Baru', jumlahJamaah: 30 })
    const sheet = await openChanges(id, server)
    expect(sheet.getByText('V1 dibandingkan dengan simpanan terbaru.')).toBeVisible()
    const fields = linesOf(await sheet.findByRole('group', { name: 'Isi paket' }))
    expect(fields).toEqual(['Nama PaketV1 Umroh AwalTerbaru Umroh Baru', 'Jumlah JamaahV1 45Terbaru 30'])
    const prices = linesOf(sheet.getByRole('group', { name: 'Harga per jamaah' }))
    expect(prices).toHaveLength(3)
    expect(prices[0]).toMatch(/^DoubleV1 Rp\. [\d.]+Terbaru Rp\. [\d.]+$/)
    expect(sheet.queryByRole('combobox')).toBeNull()
  })

  it('a package that was not saved since says that nothing differs', async () => {
    const { id, server } = await offeredAs()
    const sheet = await openChanges(id, server)
    expect(await sheet.findByText('Tidak ada yang berbeda.')).toBeVisible()
  })

  it('prices that moved under the same choices are told as such', async () => {
    const { id, server, path } = await offeredAs()
    server.on('GET', path, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { package: object } }
      return json({ data: { ...data, package: { ...data.package, total_price_quad_rupiah: 1_234_567 } } })
    })
    const sheet = await openChanges(id, server)
    expect(await sheet.findByText('Pilihannya tetap sama. Yang berubah adalah harga komponennya.')).toBeVisible()
    expect(linesOf(sheet.getByRole('group', { name: 'Harga per jamaah' }))).toEqual([
      expect.stringMatching(/^QuadV1 Rp\. [\d.]+Terbaru Rp\. 1\.234\.567$/),
    ])
  })

  it('versions are compared with one another', async () => {
    const { id, server } = await offeredAs({ namaPaket: 'Umroh Kedua' }, { namaPaket: 'Umroh Ketiga' })
    const sheet = await openChanges(id, server, 1)
    const [from, to] = [sheet.getByRole('combobox', { name: 'Dari' }), sheet.getByRole('combobox', { name: 'Menjadi' })]
    expect([from, to].map((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent)).toEqual([
      'V1',
      'Terbaru',
    ])
    await sheet.findByText('Umroh Ketiga')
    write(to, '2')
    await waitFor(() =>
      expect(linesOf(sheet.getByRole('group', { name: 'Isi paket' }))).toEqual([
        'Nama PaketV1 Umroh AwalV2 Umroh Kedua',
      ]),
    )
  })

  it('a comparison that cannot be read says so, and is read again', async () => {
    const { id, server } = await offeredAs({ namaPaket: 'Umroh Baru' })
    const undo = server.on('GET', /\/package$/, () => json({ message: 'Tidak ada.' }, 404))
    const sheet = await openChanges(id, server)
    expect(await sheet.findByRole('alert')).toHaveTextContent('Perbandingan belum dapat dimuat.')
    undo()
    press(sheet.getByRole('button', { name: 'Coba lagi' }))
    expect(await sheet.findByText('Umroh Baru')).toBeVisible()
  })

  it('a link has the button where the package was saved since, or a newer version was offered', async () => {
    const { id, server, path } = await offeredAs()
    server.on('GET', `${path}/offers`, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { data: Record<string, unknown>[] } }
      const at = (version: number, customerName: string) => ({
        ...data.data[0],
        id: version,
        version,
        customerName,
        createdAt: '2999-01-01T00:00:00.000Z',
      })
      return json({ data: [at(2, 'Ibu Sri'), at(1, 'Ibu Ani')] })
    })
    await renderApp(`/package/umroh-reguler/${id}`, { server })
    const section = within(await screen.findByRole('region', { name: 'Penawaran terkirim' }))
    const rows = section
      .getAllByRole('listitem')
      .map((row) => within(row).queryByRole('button', { name: 'Apa yang berubah' }))
    expect(rows.map(Boolean)).toEqual([false, true])
  })

  it('an offer whose package was not kept says so, and one of an API without comparisons has no control', async () => {
    const { id, server, path } = await offeredAs()
    server.on('GET', `${path}/offers`, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { data: Record<string, unknown>[] } }
      const [{ comparable: _comparable, ...row } = {}] = data.data
      return json({
        data: [
          { ...row, comparable: false },
          { ...row, id: 99 },
        ],
      })
    })
    await renderApp(`/package/umroh-reguler/${id}`, { server })
    const section = within(await screen.findByRole('region', { name: 'Penawaran terkirim' }))
    expect(
      section.getAllByText('Isi paket saat V1 dibagikan belum disimpan, sehingga tidak dapat dibandingkan.'),
    ).toHaveLength(1)
    expect(section.queryByRole('button', { name: 'Apa yang berubah' })).toBeNull()
  })
})
