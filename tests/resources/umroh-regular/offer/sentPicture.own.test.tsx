import { screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { addDays, today } from '@/domain/values/dates'
import { button, press, renderApp, write } from '@tests/support/renderApp'
import { SITI } from '@tests/partner-api/fixtures'
import { json } from '@tests/support/server/fakeFetch'
import { partnerServer } from '@tests/support/server/partnerServer'

// Own modules: jsdom draws no picture.
const PICTURE = new File(['x'], 'penawaran.jpg', { type: 'image/jpeg' })
vi.mock(import('@/resources/umroh-regular/offer/preview/useOfferPicture'), () => ({
  useOfferPicture: () => ({ canvas: createRef<HTMLCanvasElement>(), file: PICTURE }),
}))

const LIST = '/partner/umroh-regular'

async function openSheet(share: () => Promise<void>, features: Feature[]) {
  vi.stubGlobal('navigator', Object.assign(navigator, { share, canShare: () => true }))
  const server = await partnerServer({ packages: [1, 0], features: ['offer-profile', ...features] })
  server.on('GET', new RegExp(`^${LIST}/\\d+$`), async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: { package: object } }
    const ahead = { hotel_makkah_check_in: '2999-01-01', hotel_madinah_check_in: null, hotel_madinah_id: null }
    return json({ data: { ...data, package: { ...data.package, ...ahead } } })
  })
  const token = await server.login(SITI)
  const lines = { included: ['Koper'], excluded: [], terms: [] }
  const profile = { business: 'An-Nur', whatsapp: null, validDays: 7, paymentPlan: null, ...lines }
  await server.call('PUT', '/partner/offer-profile', { token, body: profile })
  const list = await server.call('GET', LIST, { token })
  const id: number = list.body.data[0].id
  await renderApp(`/package/umroh-reguler/${id}`, { server })
  await screen.findByRole('region', { name: 'Total Harga' })
  press(button('Bagikan'))
  return { server, id, sheet: within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' })) }
}

const title = (name: string) => screen.queryByRole('dialog', { name })

it('a picture that was sent ends the sheet, and offers a chat and a reminder (docs/product.md §21.2.16)', async () => {
  const { server, id, sheet } = await openSheet(() => Promise.resolve(), ['status'])
  write(sheet.getByRole('textbox', { name: 'Nama pelanggan' }), 'Bapak Ahmad')
  write(sheet.getByRole('textbox', { name: 'WhatsApp pelanggan' }), '0812 3456 789')
  press(sheet.getByRole('button', { name: 'Kirim gambar' }))
  const after = within(await screen.findByRole('dialog', { name: 'Terkirim ke Bapak Ahmad' }))
  await waitFor(() => expect(title('Bagikan penawaran')).toBeNull())
  expect(after.getByRole('link', { name: 'Chat WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/628123456789/,
  )
  press(await after.findByRole('button', { name: 'Ingatkan 3 hari' }))
  await waitFor(() => expect(title('Terkirim ke Bapak Ahmad')).toBeNull())
  const [reminded] = server.callsTo('PUT', `${LIST}/${id}/reminder`)
  expect(reminded?.body).toEqual({ remindAt: addDays(today(), 3) })
})

it('the sheet says before what the picture lacks, and stays when the mitra closes the phone’s sheet', async () => {
  const { sheet } = await openSheet(() => Promise.reject(new DOMException('closed', 'AbortError')), [])
  expect(await sheet.findByText('Ketentuan Anda tidak ada di gambar; kirim juga teks atau PDF.')).toBeVisible()
  press(sheet.getByRole('button', { name: 'Kirim gambar' }))
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('Gambar siap dikirim.'))
  expect(title('Penawaran terkirim')).toBeNull()
})
