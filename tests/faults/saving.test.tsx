import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { html, json } from '../support/server/fakeFetch'
import { LIST } from '../support/packageRows'
import { held } from '../support/server/partnerServer'
import { address, button, press, wait, write } from '../support/renderApp'
import {
  atStep,
  draftAtReview,
  editedAtReview,
  editedQuote,
  footerButton,
  newWizard,
  next,
  shownStep,
  textbox,
  trigger,
} from '../support/wizard'

const cardOf = (name: string) => screen.findByRole('article', { name })

describe('fault 31: a save with refused fields', () => {
  it('a save refused on several fields leads to the first step concerned, and each field shows its own message', async () => {
    const { server, id } = await editedAtReview({ namaPaket: 'Umroh baru' })
    const errors = {
      'hotelMakkah.id': ['Hotel penuh', 'dan mahal'],
      'hotelMadinah.tanggalCheckIn': 'Tanggal ditutup',
      'transportasi.1.id': ['Bus rusak'],
      margin: [],
      manasik: [null, 'Manasik libur'],
      domestik: null,
      siskopatuh: { a: 1 },
      kuota: ['Kuota habis'],
      __proto__: ['x'],
    }
    const stop = server.on('PUT', `${LIST}/${id}`, () => json({ message: 'Belum benar', errors }, 422))
    press(footerButton('Simpan'))
    await atStep(1)
    await waitFor(() => expect(trigger('Hotel Makkah')).toHaveAccessibleDescription('Hotel penuh'))
    await next(2)
    expect(trigger('Tanggal Check-In')).toHaveAccessibleDescription('Tanggal ditutup')
    await next(3)
    await next(4)
    expect([trigger('Transportasi'), trigger('Manasik')].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ])
    expect(
      [trigger('Margin'), trigger('Domestik'), trigger('Siskopatuh')].map((field) =>
        field.getAttribute('aria-invalid'),
      ),
    ).toEqual(['false', 'false', 'false'])
    stop()
    await next(5)
    press(footerButton('Simpan'))
    expect(await cardOf('Umroh baru')).toBeVisible()
  })

  it('a save refused without readable errors shows the message of the server, stays at the review and can be repeated', async () => {
    const { server } = await draftAtReview()
    const message = 'Tidak bisa disimpan'
    for (const [body, word] of [
      [{ message }, message],
      [{ message, errors: ['Kuota habis'] }, 'Kuota habis'],
      [{ message, errors: null }, message],
    ] as const) {
      const stop = server.on('POST', LIST, () => json(body, 422))
      press(footerButton('Simpan'))
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(word))
      expect(shownStep()).toBe(5)
      stop()
    }
    press(footerButton('Simpan'))
    expect(await cardOf('Umroh Maret')).toBeVisible()
  })
})

describe('fault 32: the Enter key in the wizard', () => {
  it('Enter saves only at the review, and only once', async () => {
    const { server } = await newWizard({ without: ['Makkah', 'Madinah'] })
    await userEvent.type(textbox('Nama Paket'), '{Enter}')
    await wait(20)
    expect(server.callsTo('POST', LIST)).toEqual([])
    while (shownStep() !== 5) await next(shownStep() === 0 ? 3 : shownStep() + 1)
    const answer = held()
    server.on('POST', LIST, answer.react)
    button('Simpan').focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    fireEvent.submit(button('Menyimpan...').closest('form')!)
    answer.letGo()
    expect(await cardOf('Umroh Maret')).toBeVisible()
    expect(server.callsTo('POST', LIST)).toHaveLength(1)
  })
})

describe('fault 33: a save acknowledged with an empty answer', () => {
  // The data provider reads every other empty answer with the same code (tests/data-provider/saving.test.ts).
  it('a save acknowledged with data: null leads to the list, which shows the save', async () => {
    const { server, id } = await editedAtReview({ namaPaket: 'Umroh baru' })
    server.on('PUT', `${LIST}/${id}`, async (_call, pass) => {
      await pass()
      return json({ data: null })
    })
    press(footerButton('Simpan'))
    expect(await cardOf('Umroh baru')).toBeVisible()
    expect([address(), server.callsTo('PUT', `${LIST}/${id}`).length, server.callsTo('GET', LIST).length]).toEqual([
      '/package/umroh-reguler',
      1,
      1,
    ])
  })

  it('a save answered with a page of HTML counts, because the list shows it', async () => {
    const { server } = await draftAtReview()
    server.on('POST', LIST, async (_, pass) => {
      await pass()
      return html()
    })
    press(footerButton('Simpan'))
    expect(await cardOf('Umroh Maret')).toBeVisible()
    expect(screen.getAllByRole('article', { name: 'Umroh Maret' })).toHaveLength(1)
    expect(server.callsTo('POST', LIST)).toHaveLength(1)
  })
})

describe('fault 34: the screens after a save', () => {
  it('the list and the detail show the new total, also when the list was read before', async () => {
    const { server, id } = await editedQuote()
    const totalOf = async () => {
      const { body } = await server.call('GET', `${LIST}/${id}`, { token: localStorage.getItem('partner_token') ?? '' })
      return `Rp. ${Math.round(body.data.package.total_price_double_rupiah).toLocaleString('id-ID')}`
    }
    const before = await totalOf()
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    expect(await cardOf('Umroh Syawal 9 Hari')).toHaveTextContent(`Double${before}`)
    press(screen.getByRole('link', { name: 'Edit Umroh Syawal 9 Hari' }))
    await atStep(0)
    write(textbox('Jumlah Jamaah'), '9')
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    press(footerButton('Simpan'))
    const card = await cardOf('Umroh Syawal 9 Hari')
    const after = await totalOf()
    expect(after).not.toBe(before)
    expect(card).toHaveTextContent('9 Orang')
    expect(card).toHaveTextContent(`Double${after}`)
    press(within(card).getByRole('link', { name: /^Detail/ }))
    expect(await screen.findByRole('region', { name: 'Total Harga' })).toHaveTextContent(`Double${after}`)
  })
})
