import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tiersOfPairs } from '@/domain/masters/tiers'
import type { PackageForm } from '@/domain/types'
import { inTheMorning } from '@tests/support/morning'
import { findButton, press, write } from '@tests/support/renderApp'
import { giveTiers } from '@tests/support/tiers'
import { partnerServer, type PartnerServer } from '@tests/support/server/partnerServer'
import { draftAtReview, open, option, region } from '@tests/support/wizard'

inTheMorning()

const TIERS = tiersOfPairs([
  [8, 98_000],
  [20, 60_000],
  [35, 48_000],
])
let server: PartnerServer
let chosen: Partial<PackageForm>

beforeEach(async () => {
  server = await partnerServer({ packages: [1, 0] })
  const { id } = await giveTiers(server.store, TIERS)
  chosen = { tipePerjalanan: 'group', handlingSaudi: { id, data: null } }
})

describe('a service with prices by the size of the group (docs/product.md §16.5)', () => {
  it.each([
    ['20', 'Rp. 60.000 per jamaah (20–34 jamaah)', null],
    ['5', 'Belum ada harga untuk 5 jamaah', 'true'],
  ])('its picker says for %s jamaah: %s', async (jumlahJamaah, text, isOff) => {
    await draftAtReview(server, { step: 3, form: { tipePerjalanan: 'group', jumlahJamaah } })
    const sheet = await open('Handling Saudi')
    const row = await option(sheet, 'Handling Saudi standar')
    expect(row).toHaveTextContent(text)
    expect(row.getAttribute('aria-disabled')).toBe(isOff)
    if (isOff) {
      expect(within(sheet).getAllByRole('option').at(-1)).toBe(row)
      press(row)
      expect(row).toHaveAttribute('aria-selected', 'false')
    }
  })

  it('the review names the tier, and Simulasi prices another size by its own', async () => {
    await draftAtReview(server, { form: { ...chosen, jumlahJamaah: '20' } })
    const total = 14_500_000 + 60_000
    expect(document.querySelector('main')).toHaveTextContent('Rp. 60.000 per jamaah (20–34 jamaah)')
    const prices = region('Kalkulasi Harga Paket Umroh Regular')
    expect(prices).toHaveTextContent(`Rp. ${total.toLocaleString('id-ID')}`)
    expect(prices).toHaveTextContent('per jamaah (20–34 jamaah)')
    press(await findButton('Simulasi'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Simulasi jamaah' }))
    const only = await sheet.findByRole('spinbutton', { name: 'Kalau hanya' })
    write(only, '35')
    expect(sheet.getByText(/untuk margin/).parentElement).toHaveTextContent('Rp. 14.548.000')
    write(only, '7')
    expect(sheet.getByRole('status')).toHaveTextContent(
      'Dengan harga ini titik impas 20 jamaah; untuk 7 jamaah belum ada harga',
    )
  })

  it('below the first tier the total is unknown, never a sum without it', async () => {
    await draftAtReview(server, { form: { ...chosen, jumlahJamaah: '7' } })
    const prices = region('Kalkulasi Harga Paket Umroh Regular')
    expect(prices).toHaveTextContent('Double–Triple–Quad–')
    expect(screen.getByText(/Belum ada harga untuk 7 jamaah/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Simulasi' })).toBeNull()
  })
})
