import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
import { json } from '@tests/support/server/fakeFetch'
import { partnerServer } from '@tests/support/server/partnerServer'
import { press, write } from '@tests/support/renderApp'
import {
  atHotelStep,
  atStep,
  draftAtReview,
  footerButton,
  open,
  option,
  sheetClosed,
  trigger,
} from '@tests/support/wizard'

inTheMorning()

const ROYAL = { hotel: 'Royal Majestic', checkIn: '2026-11-23', checkOut: '2026-11-27' }
const withRoyal = () => draftAtReview(undefined, { step: 1, makkah: ROYAL })
const rows = (sheet: HTMLElement) => within(sheet).queryAllByRole('option')
const names = (sheet: HTMLElement) => rows(sheet).map((row) => row.querySelector('b')?.textContent)
const chip = (sheet: HTMLElement, name: string) =>
  within(within(sheet).getByRole('group', { name: 'Saring' }))
    .getByText(name)
    .closest('button')!

describe('a row of the hotel picker (docs/product.md §6.10.8)', () => {
  it('each hotel says the new total of a quad room and the difference to the present choice, which stands on top', async () => {
    await withRoyal()
    const sheet = await open('Hotel Makkah')
    expect(await option(sheet, 'Royal Majestic')).toHaveTextContent(/^Royal Majestic300 m .*Total 17\.367\.000/)
    expect(names(sheet)[0]).toBe('Royal Majestic')
    expect(within(sheet).getByText(/Total: paket di kamar Quad\. Hotel .*, 4 malam/)).toBeVisible()
    expect(await option(sheet, 'Olayan Golden')).toHaveTextContent(/^Olayan Golden- Rp\. 1\.175 rb.*Total 16\.192\.000/)
    expect(await option(sheet, 'Emaar Grand')).toHaveTextContent(/^Emaar Grand\+ Rp\. 658 rb.*Total 18\.025\.000/)
    // Whoever sorts wants the order alone.
    press(within(sheet).getByRole('button', { name: 'Harga ↑' }))
    expect(names(sheet)[0]).not.toBe('Royal Majestic')
    press(await option(sheet, 'Olayan Golden'))
    await sheetClosed()
    expect(await option(await open('Hotel Makkah'), 'Royal Majestic')).toHaveTextContent(/\+ Rp\. 1\.175 rb/)
  })

  it('without a present choice each hotel is compared with the cheapest, and says that the totals are so far', async () => {
    await atHotelStep()
    const sheet = await open('Hotel Makkah')
    expect(await option(sheet, 'Royal Majestic')).toHaveTextContent(
      /^Royal Majestic\+ Rp\. 1\.175 rb.*Total 17\.367\.000/,
    )
    expect(await option(sheet, 'Olayan Golden')).toHaveTextContent(/^Olayan Golden\d+ m/)
    expect(within(sheet).getByText(/Total: paket di kamar Quad, sementara\./)).toBeVisible()
  })

  it('in Mode pelanggan picker and field show the totals and no price of a hotel', async () => {
    await draftAtReview(undefined, { makkah: ROYAL })
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    press(screen.getByRole('region', { name: 'Hotel Makkah' }).querySelector('a')!)
    await atStep(1)
    expect(trigger('Hotel Makkah')).not.toHaveTextContent('Rp.')
    const sheet = await open('Hotel Makkah')
    expect(await option(sheet, 'Olayan Golden')).toHaveTextContent(
      /^Olayan Golden- Rp\. 1\.175 rb\d+ m ke Masjidil HaramTotal 16\.192\.000$/,
    )
    expect(within(sheet).queryByText(/per jamaah/)).toBeNull()
    expect(footerButton('Kembali ke review')).toBeInTheDocument()
  })

  it('up to eight hotels have neither search nor order', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    server.on('GET', '/hotel/makkah', async (_call, pass) => {
      const { data } = (await (await pass()).json()) as { data: { data: unknown[] } }
      return json({ data: { ...data, data: data.data.slice(0, 8) } })
    })
    await atHotelStep(server)
    const sheet = await open('Hotel Makkah')
    await waitFor(() => expect(rows(sheet)).toHaveLength(8))
    expect(within(sheet).queryByRole('searchbox')).toBeNull()
    expect(within(sheet).queryByRole('button', { name: 'Harga ↑' })).toBeNull()
  })
})

describe('the filters of hotels (docs/product.md §6.10.9)', () => {
  it('chips for distance and stars are pressed together with a search and keep the order; without a match one button releases them', async () => {
    await atHotelStep()
    const sheet = await open('Hotel Makkah')
    await option(sheet, 'Royal Majestic')
    const group = within(sheet).getByRole('group', { name: 'Saring' })
    expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      '≤ 300 m',
      '≤ 700 m',
      'Bintang 5',
      'Bintang 4',
      'Bintang 3',
    ])
    press(chip(sheet, '≤ 300 m'))
    press(chip(sheet, 'Bintang 4'))
    expect(chip(sheet, 'Bintang 4')).toHaveAttribute('aria-pressed', 'true')
    expect(names(sheet)).toEqual(['Royal Majestic'])
    press(chip(sheet, 'Bintang 4'))
    expect(names(sheet)).toHaveLength(7)
    write(within(sheet).getByRole('searchbox'), 'azka')
    await waitFor(() => expect(names(sheet)).toEqual(['AZKA Al Safa', 'AZKA Al Maqam']))
    press(within(sheet).getByRole('button', { name: 'Harga ↑' }))
    expect(names(sheet)).toEqual(['AZKA Al Maqam', 'AZKA Al Safa'])
    press(chip(sheet, '≤ 300 m'))
    press(chip(sheet, 'Bintang 3'))
    expect(within(sheet).getByText('No results')).toBeVisible()
    press(within(sheet).getByRole('button', { name: 'Hapus saringan' }))
    expect(names(sheet)).toHaveLength(2)
    expect(chip(sheet, 'Bintang 3')).toHaveAttribute('aria-pressed', 'false')
  })
})
