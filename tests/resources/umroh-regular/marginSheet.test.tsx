import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SITI } from '../../partner-api/fixtures'
import { address, findButton, press } from '../../support/renderApp'
import { openQuote } from '../../support/savedQuote'
import { json } from '../../support/server/fakeFetch'
import { seededQuote } from '../../support/server/seeded'
import { type PartnerServer } from '../../support/server/partnerServer'
import { atStep, MORNING } from '../../support/wizard'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))

const LIST = '/partner/umroh-regular'
const OPENS = /^Margin Rp\./
const sheet = () => screen.findByRole('dialog', { name: 'Ubah margin' })
const step = async (name: RegExp) => within(await sheet()).findByRole('button', { name })
const rows = async () =>
  within(within(await sheet()).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const isGone = () => waitFor(() => expect(screen.queryByText('Ubah margin', { selector: 'h2' })).toBeNull())
const saves = (server: PartnerServer, id: number) => server.callsTo('PUT', `${LIST}/${id}`)

/** Opens the sheet and presses the step upwards. */
async function raised() {
  press(await findButton(OPENS))
  const up = await step(/^\+ Rp\./)
  await waitFor(() => expect(up).toBeEnabled())
  press(up)
}

const save = async () => {
  const ready = await step(/^Simpan$/)
  await waitFor(() => expect(ready).toBeEnabled())
  press(ready)
}

describe('the margin on the detail (docs/product.md §9.3)', () => {
  it('three taps: all three prices move before the save, and the detail shows what was saved', async () => {
    const { server, id } = await openQuote()
    const before = (await seededQuote()).margin.id
    await raised()
    await waitFor(async () =>
      expect(await rows()).toEqual([
        ['Double', 'Rp. 30.822.044', expect.stringMatching(/^Rp\. 31\.\d{3}\.\d{3}\+ Rp\. [\d.]+$/)],
        ['Triple', expect.stringContaining('Rp. '), expect.stringContaining('+ Rp. ')],
        ['Quad', expect.stringContaining('Rp. '), expect.stringContaining('+ Rp. ')],
      ]),
    )
    const [, , told] = (await rows())[0] ?? []
    expect(within(await sheet()).queryByRole('note')).toBeNull()
    await save()
    await isGone()
    const sent = saves(server, id)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('if-match')).not.toBeNull()
    expect(sent[0]?.body).not.toMatchObject({ margin: { id: before } })
    const total = screen.getByRole('region', { name: 'Total Harga' })
    await waitFor(() => expect(total).toHaveTextContent(String(told?.split('+')[0])))
    expect(await findButton(OPENS)).toBeVisible()
  })

  it('other prices of today are said before the save, and are part of the prices that are saved', async () => {
    await openQuote(undefined, {
      prepare: (server) =>
        server.on('GET', '/custom-data/visa', async (_, pass) => {
          const { data } = (await (await pass()).json()) as { data: { data: { price: number; harga: number }[] } }
          const dearer = data.data.map((row) =>
            Object.fromEntries(
              Object.entries(row).map(([k, v]) => [k, /price|harga/.test(k) ? Number(v) + 100_000 : v]),
            ),
          )
          return json({ data: { data: dearer } })
        }),
    })
    await raised()
    expect(
      await within(await sheet()).findByRole('note', { name: 'Harga hari ini berbeda dari yang tersimpan' }),
    ).toBeVisible()
  })

  it('a package that somebody has saved since is compared first, and the saved version leads back to the detail', async () => {
    const { server, id } = await openQuote()
    await raised()
    const token = await server.login(SITI)
    await server.call('PUT', `${LIST}/${id}`, { token, body: { ...(await seededQuote()), namaPaket: 'Dari rekan' } })
    await save()
    const conflict = await screen.findByRole('dialog', { name: 'Paket ini sudah berubah' })
    press(await within(conflict).findByRole('button', { name: 'Pakai versi tersimpan' }))
    await isGone()
    expect(await screen.findByText('Dari rekan', { selector: 'h2' })).toBeVisible()
  })

  it('Buka di wizard takes the margin to the review', async () => {
    const { id } = await openQuote()
    await raised()
    press(await step(/^Buka di wizard$/))
    await atStep(5)
    expect(address()).toBe(`/package/umroh-reguler/edit/${id}`)
  })

  it('in Mode pelanggan the button is not there', async () => {
    await openQuote()
    expect(await findButton(OPENS)).toBeVisible()
    fireEvent.click(screen.getByRole('switch', { name: /Mode pelanggan/ }))
    expect(screen.queryByRole('button', { name: OPENS })).toBeNull()
  })
})
