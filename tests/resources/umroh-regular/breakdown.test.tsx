import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../../support/renderApp'
import { openQuote } from '../../support/savedQuote'

const region = () => screen.findByRole('region', { name: 'Rincian harga' })
const linesOf = (section: HTMLElement, room: string) =>
  factsOf(within(section).getByText(room, { selector: 'summary' }).closest('details')!)
/** The labels and values that are on the screen while every room type is closed. */
const alwaysSeen = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('term')
    .filter((term) => !term.closest('details'))
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('Rincian harga on the detail', () => {
  it('each line says its amount and how it was divided, and the lines end with their sum and the saved total', async () => {
    await openQuote()
    const section = await region()
    expect(linesOf(section, 'Double')).toEqual([
      ['Pesawat', 'Rp. 14.500.000per jamaah'],
      ['Visa Bus', 'Rp. 2.850.000per jamaah'],
      ['Muthawwif', 'Rp. 250.667Rp. 11.280.000 ÷ 45 jamaah (per rombongan, dibagi jumlah jamaah)'],
      ['Handling Saudi', 'Rp. 281.000per jamaah'],
      ['Transportasi', 'Rp. 360.333Rp. 16.215.000 ÷ 45 jamaah (per kendaraan)'],
      ['Domestik', 'Rp. 150.000per jamaah'],
      ['Siskopatuh', 'Rp. 200.000per jamaah'],
      ['Perlengkapan', 'Rp. 1.000.000per jamaah'],
      ['Manasik', 'Rp. 100.000per jamaah'],
      ['Margin', 'Rp. 2.000.000per jamaah'],
      ['Hotel Makkah', 'Rp. 4.794.000Rp. 9.588.000 ÷ 2 orang per kamar (SAR 2,040.00, kurs Rp. 4.700)'],
      ['Hotel Madinah', 'Rp. 3.666.000Rp. 7.332.000 ÷ 2 orang per kamar (SAR 1,560.00, kurs Rp. 4.700)'],
      ['Tour Leader', 'Rp. 670.044Rp. 30.152.000 ÷ 45 jamaah × 1'],
      ['Jumlah', 'Rp. 30.822.044'],
      ['Total tersimpan', 'Rp. 30.822.044'],
    ])
    expect(within(section).getAllByRole('term', { hidden: true }).length).toBeGreaterThan(40)
    expect(alwaysSeen(section)).toEqual([])
  })

  it('a saved total that is not the sum says by how much, also while its lines are closed', async () => {
    await openQuote(({ package: pack }) => ({
      package: {
        ...pack,
        total_price_triple_rupiah: Number(pack.total_price_triple_rupiah) + 150_000,
        total_price_quad_rupiah: Number(pack.total_price_quad_rupiah) - 0.9,
      },
    }))
    const section = await region()
    expect(alwaysSeen(section)).toEqual([['Selisih dengan total tersimpan', 'Rp. 150.000']])
    expect(within(section).getByText('Selisih dengan total tersimpan')).toBeVisible()
  })

  it('an API that tells neither totals nor riyal gets a sum without a difference', async () => {
    await openQuote(({ package: pack }) => ({
      package: Object.fromEntries(
        Object.entries(pack).map(([name, value]) => [name, /_sar$|^total_price/.test(name) ? null : value]),
      ),
      kurs: null,
    }))
    const lines = linesOf(await region(), 'Quad')
    expect(lines.slice(-2)).toEqual([
      ['Jumlah', expect.stringMatching(/^Rp\. \d/)],
      ['Total tersimpan', '–'],
    ])
    expect(lines).toContainEqual(['Hotel Makkah', 'Rp. 2.867.000Rp. 11.468.000 ÷ 4 orang per kamar'])
    expect(alwaysSeen(await region())).toEqual([])
    const hotel = screen.getByRole('region', { name: 'Hotel Makkah' })
    expect(hotel).toHaveTextContent('Harga dalam riyal tidak diketahui')
    expect(hotel).not.toHaveTextContent('SAR')
  })
})
