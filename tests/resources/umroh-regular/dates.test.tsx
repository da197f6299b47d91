import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { inTheMorning } from '../../support/morning'
import { findButton, press } from '../../support/renderApp'
import { openQuote } from '../../support/savedQuote'
import { atStep, editedAtReview, editedQuote, footerButton, next, sheetClosed } from '../../support/wizard'

/** The worked package stays in Makkah from 10 to 14 April 2027 and in Madinah until 17 April. */
const DURING = new Date(2027, 3, 11, 8)
const at = (now: Date) => void vi.setSystemTime(now)

inTheMorning()

const past = () => screen.findByRole('status', { name: 'Check-in sudah lewat' })
const PUT = /^\/partner\/umroh-regular\/\d+$/

describe('a check-in in the past', () => {
  it('the detail and Bagikan say so', async () => {
    at(DURING)
    await openQuote()
    expect(await past()).toHaveTextContent('Check-in paket ini 10 April 2027.')
    press(await findButton('Bagikan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan penawaran' }))
    expect(sheet.getByRole('status', { name: 'Check-in sudah lewat' })).toBeVisible()
    expect(sheet.getByRole('alert')).toHaveTextContent('10 April 2027')
  })

  it('on the day of the check-in nobody is warned', async () => {
    at(new Date(2027, 3, 10, 23))
    await openQuote()
    await screen.findByRole('region', { name: 'Rincian harga' })
    expect(screen.queryByRole('status', { name: 'Check-in sudah lewat' })).toBeNull()
  })

  it('the wizard says so on every step of an edited package', async () => {
    at(DURING)
    await editedQuote()
    expect(await past()).toBeVisible()
    for (const step of [1, 2, 3]) {
      await next(step)
      expect(await past()).toBeVisible()
    }
  })

  it('a save asks first; Periksa dulu keeps the wizard open, Tetap simpan saves', async () => {
    at(DURING)
    const { server } = await editedAtReview({ namaPaket: 'Umroh lewat' })
    press(footerButton('Simpan'))
    const question = await screen.findByRole('dialog', { name: 'Simpan dengan tanggal lewat?' })
    expect(question).toHaveTextContent('Check-in paket ini, 10 April 2027, sudah lewat.')
    press(within(question).getByRole('button', { name: 'Periksa dulu' }))
    await sheetClosed()
    expect(server.callsTo('PUT', PUT)).toEqual([])
    await atStep(5)
    press(footerButton('Simpan'))
    press(await findButton('Tetap simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh lewat' })).toBeVisible()
    expect(server.callsTo('PUT', PUT)).toHaveLength(1)
  })

  it('a save of future dates asks nothing', async () => {
    const { server } = await editedAtReview({ namaPaket: 'Umroh nanti' })
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh nanti' })).toBeVisible()
    expect(server.callsTo('PUT', PUT)).toHaveLength(1)
  })
})

describe('stays that do not follow each other', () => {
  it.each([
    [
      { hotel_madinah_check_in: '2027-04-13' },
      'Tanggal menginap bertumpuk',
      '1 malam tercatat di Makkah dan di Madinah',
    ],
    [{ hotel_makkah_check_out: '2027-04-12' }, 'Ada malam tanpa hotel', '2 malam di antara kedua hotel'],
    [{ start_city: 'madinah' }, 'Tanggal tidak sesuai urutan kota', 'Makkah dikunjungi lebih dulu'],
  ])('the detail of a package with %j warns: %s', async (change, title, text) => {
    await openQuote(({ package: pack }) => ({ package: { ...pack, ...change } }))
    expect(await screen.findByRole('note', { name: title })).toHaveTextContent(text)
  })

  it('the wizard warns beside the dates and on the review, and still saves the package', async () => {
    const { server } = await editedAtReview((form) =>
      Promise.resolve({ namaPaket: 'Umroh terbalik', startCity: 'madinah', hotelMakkah: form.hotelMakkah }),
    )
    const name = 'Tanggal tidak sesuai urutan kota'
    expect(screen.getByRole('note', { name })).toBeVisible()
    press(footerButton('Sebelumnya'))
    await atStep(4)
    expect(screen.queryByRole('note', { name })).toBeNull()
    for (const step of [3, 1]) {
      press(footerButton('Sebelumnya'))
      await atStep(step)
    }
    expect(screen.getByRole('note', { name })).toBeVisible()
    for (const step of [3, 4, 5]) await next(step)
    press(footerButton('Simpan'))
    await waitFor(() => expect(server.callsTo('PUT', PUT)).toHaveLength(1))
  })

  it('stays that follow each other give no warning', async () => {
    await openQuote()
    await screen.findByRole('region', { name: 'Rincian harga' })
    expect(screen.queryByRole('note')).toBeNull()
  })
})
