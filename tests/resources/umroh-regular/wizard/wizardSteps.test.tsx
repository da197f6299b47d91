import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inTheMorning } from '@tests/support/morning'
import { address, button, heading, press, renderApp, write } from '@tests/support/renderApp'
import {
  atStep,
  checkbox,
  editedQuote,
  newWizard,
  next,
  pick,
  region,
  shownStep,
  textbox,
  toggle,
  trigger,
} from '@tests/support/wizard'

inTheMorning()

const stepNames = () => within(screen.getByRole('list', { name: 'Langkah penyusunan paket' })).getAllByRole('listitem')
const currentName = () =>
  stepNames()
    .filter((item) => item.getAttribute('aria-current') === 'step')
    .map((item) => item.textContent)

describe('the first step', () => {
  it('a new package starts at the first step', async () => {
    await renderApp('/package/umroh-reguler/create')
    await atStep(0)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Umroh Regular')
    expect(screen.getByText('Isi informasi perjalanan umroh regular yang akan dibuat.')).toBeVisible()
    expect(trigger('Pesawat')).toHaveTextContent('Pilih PesawatBelum Terpilih')
    expect(screen.queryByRole('button', { name: 'Sebelumnya' })).toBeNull()
    expect(currentName()).toEqual(['1Info'])
    expect(document.title).toBe('Umroh Regular: Info – Umroh Mitra')
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    await heading('Paket Umroh Regular')
  })

  it('exactly the required fields carry a mark, and their names do not hold it', async () => {
    await renderApp('/package/umroh-reguler/create')
    await atStep(0)
    const marked = [...document.querySelectorAll('[data-required]')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['Nama Paket', 'Jumlah Jamaah', 'Pesawat'])
    expect(textbox('Nama Paket')).toBeRequired()
    expect(textbox('Nama Paket')).toHaveAccessibleName('Nama Paket')
  })

  it('the first step requires name, jamaah and flight before Lanjut', async () => {
    const { server } = await renderApp('/package/umroh-reguler/create')
    await atStep(0)
    press(button('Lanjut'))
    await waitFor(() => expect(textbox('Nama Paket')).toHaveAccessibleDescription('Nama Paket wajib diisi'))
    expect(textbox('Jumlah Jamaah')).toHaveAccessibleDescription('Jumlah jamaah wajib diisi')
    expect(trigger('Pesawat')).toHaveAccessibleDescription('Pesawat wajib dipilih')
    for (const field of [textbox('Nama Paket'), textbox('Jumlah Jamaah'), trigger('Pesawat')])
      expect(field).toBeInvalid()
    await waitFor(() => expect(textbox('Nama Paket')).toHaveFocus())
    expect(shownStep()).toBe(0)
    write(textbox('Nama Paket'), 'Umroh')
    await waitFor(() => expect(textbox('Nama Paket')).toBeValid())
    await pick('Pesawat', 'Batik Air')
    await waitFor(() => expect(trigger('Pesawat')).toBeValid())
    expect(server.callsTo('POST', /./)).toEqual([])
  })

  it('the order of cities is offered only while no city is skipped, and a second press clears it', async () => {
    await newWizard({ flight: '' })
    press(toggle('Urutan Kota', 'Madinah Awal'))
    expect(
      [toggle('Urutan Kota', 'Madinah Awal'), toggle('Urutan Kota', 'Makkah Awal')].map((each) =>
        each.getAttribute('aria-pressed'),
      ),
    ).toEqual(['true', 'false'])
    press(toggle('Urutan Kota', 'Madinah Awal'))
    expect(toggle('Urutan Kota', 'Madinah Awal')).toHaveAttribute('aria-pressed', 'false')
    press(toggle('Urutan Kota', 'Makkah Awal'))
    for (const city of ['Makkah', 'Madinah']) {
      press(checkbox(`Tanpa Hotel ${city}`))
      expect(screen.queryByRole('group', { name: 'Urutan Kota' })).toBeNull()
      press(checkbox(`Tanpa Hotel ${city}`))
      expect(toggle('Urutan Kota', 'Makkah Awal')).toHaveAttribute('aria-pressed', 'true')
    }
  })

  it('every later step shows a summary of the first step in short lines that unfold, with a link back to it', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'], jamaah: ' 7 ' })
    await next(3)
    expect(region('Ringkasan')).toHaveTextContent(
      /Umroh MaretUbahUrutan Kota: - ·7 Orang ·Batik AirRp\. 14\.500\.000 per jamaah$/,
    )
    const unfold = within(region('Ringkasan')).getByRole('button', { name: 'Selengkapnya', expanded: false })
    const price = within(region('Ringkasan')).getByText('Rp. 14.500.000 per jamaah')
    expect(price).not.toBeVisible()
    press(unfold)
    expect(unfold).toHaveAttribute('aria-expanded', 'true')
    expect(price).toBeVisible()
    press(within(region('Ringkasan')).getByRole('link', { name: 'Ubah' }))
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('Umroh Maret')
    expect(screen.queryByRole('region', { name: 'Ringkasan' })).toBeNull()
    press(checkbox('Tanpa Hotel Madinah'))
    await next(2)
    press(button('Sebelumnya'))
    await atStep(0)
  })
})

describe('a hotel step', () => {
  it('a hotel step requires both dates and the hotel before Lanjut', async () => {
    await newWizard()
    await next(1)
    press(button('Lanjut'))
    await waitFor(() => expect(trigger('Tanggal Check-In')).toHaveAccessibleDescription('Tanggal check-in wajib diisi'))
    expect(trigger('Tanggal Check-Out')).toHaveAccessibleDescription('Tanggal check-out wajib diisi')
    expect(trigger('Hotel Makkah')).toHaveAccessibleDescription('Hotel Makkah wajib dipilih')
    expect(shownStep()).toBe(1)
    press(checkbox('Tanpa Hotel'))
    await next(2)
    press(button('Lanjut'))
    await waitFor(() => expect(trigger('Hotel Madinah')).toHaveAccessibleDescription('Hotel Madinah wajib dipilih'))
  })
})

describe('steps 3 and 4', () => {
  it('steps 3 and 4 require nothing, but refuse a tour leader count that is not a number', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    await next(4)
    expect(textbox('Tour Leader')).toHaveAttribute('placeholder', 'Jumlah Tour Leader')
    for (const typed of ['-1', '1.5', 'dua']) {
      write(textbox('Tour Leader'), typed)
      await waitFor(() =>
        expect(textbox('Tour Leader')).toHaveAccessibleDescription(/^Tour Leader harus berupa angka 0 atau lebih/),
      )
      press(button('Lanjut'))
    }
    expect(shownStep()).toBe(4)
    write(textbox('Tour Leader'), '0')
    await next(5)
  })
})

describe('the order of steps (docs/product.md §6.7), forward with Lanjut and back with Sebelumnya (fault 23)', () => {
  type Start = 'Madinah Awal' | null
  // Every other journey: tests/domain/package/wizardSteps.test.ts.
  it.each<[Start, ('Makkah' | 'Madinah')[], number[], string[]]>([
    [null, [], [0, 1, 2, 3, 4, 5], ['Info', 'Makkah', 'Madinah', 'Tipe', 'Ekstra', 'Review']],
    ['Madinah Awal', [], [0, 2, 1, 3, 4, 5], ['Info', 'Madinah', 'Makkah', 'Tipe', 'Ekstra', 'Review']],
    ['Madinah Awal', ['Makkah'], [0, 2, 3, 4, 5], ['Info', 'Madinah', 'Tipe', 'Ekstra', 'Review']],
    [null, ['Makkah', 'Madinah'], [0, 3, 4, 5], ['Info', 'Tipe', 'Ekstra', 'Review']],
  ])('a package that starts in %s without hotels in %j has the steps %j', async (start, without, order, names) => {
    await editedQuote(() => ({ startCity: null }))
    if (start) press(toggle('Urutan Kota', start))
    for (const city of without) press(checkbox(`Tanpa Hotel ${city}`))
    await waitFor(() => expect(stepNames().map((item) => item.textContent.replace(/^\d/, ''))).toEqual(names))
    for (const step of order.slice(1)) {
      await next(step)
      expect(shownStep()).toBe(step)
    }
    expect(button('Simpan')).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Lanjut' })).toBeNull()
    for (const step of order.slice(0, -1).reverse()) {
      press(button('Sebelumnya'))
      await atStep(step)
      expect(shownStep()).toBe(step)
    }
    expect(address()).toMatch(/^\/package\/umroh-reguler\/edit\/\d+$/)
  })
})

describe('the phone’s back button', () => {
  it('the back button goes to the previous step, not out of the wizard', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    await next(4)
    window.history.back()
    await atStep(3)
    window.history.back()
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('Umroh Maret')
  })

  it('a reloaded wizard starts at its first step, whatever step the history holds', async () => {
    await renderApp('/package/umroh-reguler/create', {
      state: { usr: { step: 4, from: 3, depth: 2 }, key: 'k', idx: 2 },
    })
    await atStep(0)
    expect(shownStep()).toBe(0)
  })
})
