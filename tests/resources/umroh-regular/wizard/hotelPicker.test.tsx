import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
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

describe('the new total beside each hotel (docs/product.md §6.10.8)', () => {
  it('each hotel says the new total of a quad room and the difference to the present choice, which says its total', async () => {
    await withRoyal()
    const sheet = await open('Hotel Makkah')
    expect(await option(sheet, 'Royal Majestic')).toHaveTextContent(/Total Quad Rp\. 17\.367\.000$/)
    expect(await option(sheet, 'Olayan Golden')).toHaveTextContent(/Total Quad Rp\. 16\.192\.000, - Rp\. 1\.175\.000$/)
    expect(await option(sheet, 'Emaar Grand')).toHaveTextContent(/Total Quad Rp\. 18\.025\.000, \+ Rp\. 658\.000$/)
    press(await option(sheet, 'Olayan Golden'))
    await sheetClosed()
    expect(await option(await open('Hotel Makkah'), 'Royal Majestic')).toHaveTextContent(/, \+ Rp\. 1\.175\.000$/)
  })

  it('without a present choice, and while another hotel is missing, each hotel says the total so far alone', async () => {
    await atHotelStep()
    expect(await option(await open('Hotel Makkah'), 'Royal Majestic')).toHaveTextContent(
      /Total Quad sementara Rp\. 17\.367\.000$/,
    )
  })

  it('in Mode pelanggan picker and field show the totals and no price of a hotel', async () => {
    await draftAtReview(undefined, { makkah: ROYAL })
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    press(screen.getByRole('region', { name: 'Hotel Makkah' }).querySelector('a')!)
    await atStep(1)
    expect(trigger('Hotel Makkah')).not.toHaveTextContent('Rp.')
    const sheet = await open('Hotel Makkah')
    expect(await option(sheet, 'Olayan Golden')).toHaveTextContent(
      /Masjidil HaramTotal Quad Rp\. 16\.192\.000, - Rp\. 1\.175\.000$/,
    )
    expect(footerButton('Kembali ke review')).toBeInTheDocument()
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
