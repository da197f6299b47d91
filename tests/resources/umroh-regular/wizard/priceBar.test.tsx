import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { factsOf, press } from '@tests/support/renderApp'
import { closeSheet, editedAtReview, editedQuote, footerButton, next } from '@tests/support/wizard'

const LABEL = 'Sementara, per jamaah (Quad)'
/** Found by its text: a search by role takes jsdom seconds. */
const bar = async () => (await screen.findByText(LABEL, { selector: 'button > span' })).closest('button')!
const summary = (sheet: HTMLElement, room: string) =>
  within(sheet).getByText(room, { selector: 'summary' }).closest('details')!

describe('the price bar', () => {
  it('a tap opens all three room types with their lines, from every step that has the bar', async () => {
    await editedQuote()
    for (const step of [1, 2, 3, 4]) {
      await next(step)
      const opener = await bar()
      press(opener)
      const sheet = await screen.findByRole('dialog', { name: 'Rincian harga' })
      expect([...sheet.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
        'DoubleRp. 30.822.044',
        expect.stringMatching(/^TripleRp\. 2\d\.\d{3}\.\d{3}$/),
        expect.stringMatching(/^QuadRp\. 2\d\.\d{3}\.\d{3}$/),
      ])
      const lines = factsOf(summary(sheet, 'Double'))
      expect(lines).toContainEqual([
        'Muthawwif',
        'Rp. 250.667Rp. 11.280.000 ÷ 45 jamaah (per rombongan, dibagi jumlah jamaah)',
      ])
      expect(lines).toContainEqual(['Tour Leader', 'Rp. 670.044Rp. 30.152.000 ÷ 45 jamaah × 1'])
      expect(opener).toHaveTextContent(summary(sheet, 'Quad').querySelector('.money')!.textContent)
      await closeSheet()
    }
  })

  it('at the review it shows the price of every room type beside Simpan, and opens nothing', async () => {
    await editedAtReview({ namaPaket: 'Umroh Syawal Baru' })
    const prices = within(screen.getByRole('contentinfo')).getByRole('group', { name: 'Harga per jamaah' })
    expect(factsOf(prices)).toEqual(
      factsOf(screen.getByRole('region', { name: 'Kalkulasi Harga Paket Umroh Regular' })).slice(0, 3),
    )
    expect(factsOf(prices)[0]).toEqual(['Double', 'Rp. 30.822.044'])
    expect(within(prices).queryByRole('button')).toBeNull()
  })

  it('while a customer is looking it tells the price and opens nothing', async () => {
    await editedAtReview({ namaPaket: 'Umroh Syawal Baru' })
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked())
    press(footerButton('Sebelumnya'))
    const label = await screen.findByText(LABEL)
    expect(label.parentElement).toHaveTextContent(/Rp\. 2\d\./)
    expect(label.closest('button')).toBeNull()
  })
})
