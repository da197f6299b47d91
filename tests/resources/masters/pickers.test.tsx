import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sheetMotion } from '@theme/tokens'
import { html, json } from '../../support/server/fakeFetch'
import { held, partnerServer, type Reaction } from '../../support/server/partnerServer'
import { press, renderApp, wait, write } from '../../support/renderApp'
import {
  atStep,
  newWizard,
  next,
  open,
  option,
  pick,
  sheetClosed,
  sheetOf,
  toggle,
  trigger,
} from '../../support/wizard'

const FLIGHTS = '/custom-data/pesawat'
const optionsOf = (sheet: HTMLElement) =>
  within(sheet)
    .queryAllByRole('option')
    .map((each) => each.querySelector('b')?.textContent)
const chosenOf = (sheet: HTMLElement) =>
  within(sheet)
    .queryAllByRole('option')
    .filter((each) => each.getAttribute('aria-selected') === 'true')
    .map((each) => each.querySelector('b')?.textContent)
const search = (sheet: HTMLElement) => within(sheet).getByRole('searchbox', { name: 'Cari Pesawat' })

async function flightsAre(react: Reaction) {
  const server = await partnerServer({ packages: [0, 0] })
  const stop = server.on('GET', FLIGHTS, react)
  await renderApp('/package/umroh-reguler/create', { server })
  await atStep(0)
  return { server, stop, asked: () => server.callsTo('GET', FLIGHTS).length }
}
const flights =
  (rows: [name: string, price: unknown][]): Reaction =>
  () =>
    json({ data: { data: rows.map(([pesawat, price], index) => ({ id: index + 1, pesawat, price, logo: null })) } })
const FOUR: [string, unknown][] = [
  ['Mahal', 30],
  ['Tanpa harga', null],
  ['Murah', '10.50'],
  ['Sedang', 20],
  ['Rusak', 'x'],
]

describe('a picker', () => {
  it('the picker requests its list only when it opens, and shows four skeleton rows meanwhile (fault 38)', async () => {
    const answer = held()
    const { asked } = await flightsAre(answer.react)
    await wait(30)
    expect(asked()).toBe(0)
    const sheet = await open('Pesawat')
    expect(sheet).toHaveAccessibleName('Pilih Pesawat')
    expect(within(within(sheet).getByRole('progressbar')).getAllByTestId('picker-skeleton')).toHaveLength(4)
    answer.letGo()
    await within(sheet).findByRole('listbox', { name: 'Pesawat' })
    expect(within(sheet).queryByTestId('picker-skeleton')).toBeNull()
    expect(asked()).toBe(1)
    press(within(sheet).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
    await option(await open('Pesawat'), 'Batik Air')
    expect(asked()).toBe(1)
  })

  it('a picker whose first request has failed says below its outlines that it tries again (§12.2.5)', async () => {
    await flightsAre(() => json({}, 500))
    const sheet = await open('Pesawat')
    const line = await within(sheet).findByRole('status')
    expect(line).toHaveTextContent('Belum dapat dimuat. Mencoba lagi...')
    const outlines = within(sheet).getByRole('progressbar')
    expect(outlines.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('the picker sorts the cheapest first, or in reverse on request, with missing prices last both ways (fault 38)', async () => {
    await flightsAre(flights(FOUR))
    const sheet = await open('Pesawat')
    await option(sheet, 'Murah')
    expect(optionsOf(sheet)).toEqual(['Murah', 'Sedang', 'Mahal', 'Tanpa harga', 'Rusak'])
    press(within(sheet).getByRole('button', { name: 'Harga ↑' }))
    expect(optionsOf(sheet)).toEqual(['Mahal', 'Sedang', 'Murah', 'Tanpa harga', 'Rusak'])
    press(within(sheet).getByRole('button', { name: 'Harga ↓' }))
    expect(optionsOf(sheet)[0]).toBe('Murah')
    expect(await option(sheet, 'Tanpa harga')).toHaveTextContent('Harga belum tersedia')
    expect(await option(sheet, 'Murah')).toHaveTextContent('Rp. 11')
  })

  it('a price of the group and a price of a vehicle say their unit, and the share of each jamaah (§8.5)', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    press(toggle('Tipe Perjalanan', 'Group'))
    await pick('Visa Bus', 'Visa \\+ Bus Ekonomi')
    expect(trigger('Visa Bus')).toHaveTextContent(/Rp\. 2\.850\.000 per jamaah$/)
    await pick('Muthawwif', 'Muthawwif 8 hari')
    const shared = 'Rp. 11.280.000 per rombongan, dibagi jumlah jamaah÷ 45 = Rp. 250.667'
    expect(trigger('Muthawwif')).toHaveTextContent(shared)
    expect(await option(await open('Muthawwif'), 'Muthawwif 8 hari')).toHaveTextContent(shared)
  })

  it('the picker searches by name 250 ms after the last key, and says No results if nothing matches (fault 38)', async () => {
    await flightsAre(flights(FOUR))
    const sheet = await open('Pesawat')
    await option(sheet, 'Murah')
    write(search(sheet), ' MAHAL ')
    await wait(100)
    expect(optionsOf(sheet)).toHaveLength(5)
    await waitFor(() => expect(optionsOf(sheet)).toEqual(['Mahal']))
    write(search(sheet), '%')
    expect(await within(sheet).findByText('No results')).toBeVisible()
    expect(within(sheet).queryByRole('option')).toBeNull()
    write(search(sheet), '')
    await waitFor(() => expect(optionsOf(sheet)).toHaveLength(5))
  })

  it('the picker says No results when its list is empty (fault 38)', async () => {
    await flightsAre(() => json({ data: { data: [] } }))
    expect(await within(await open('Pesawat')).findByText('No results')).toBeVisible()
  })

  it('the picker says that its list cannot be read, and why, and offers a retry; it is not called empty (fault 38)', async () => {
    const { stop } = await flightsAre(() => json({}, 429))
    const sheet = await open('Pesawat')
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('Daftar belum dapat dimuat')
    expect(within(sheet).queryByText('No results')).toBeNull()
    stop()
    press(within(sheet).getByRole('button', { name: 'Coba lagi' }))
    expect(await option(sheet, 'Batik Air')).toBeVisible()
  })

  it('the picker closes on a choice and shows it; another press on the chosen record clears it (fault 39)', async () => {
    await flightsAre((_, pass) => pass())
    await pick('Pesawat', 'Garuda Indonesia CGK–JED')
    expect(trigger('Pesawat')).toHaveTextContent('Garuda Indonesia CGK–JEDRp. 17.000.000')
    expect(trigger('Pesawat').querySelector('img')).toHaveAttribute('src', '/media/pesawat/garuda-indonesia.svg')
    const sheet = await open('Pesawat')
    await option(sheet, 'Batik Air')
    expect(chosenOf(sheet)).toEqual(['Garuda Indonesia CGK–JED'])
    press(await option(sheet, 'Garuda Indonesia CGK–JED'))
    await sheetClosed()
    expect(trigger('Pesawat')).toHaveTextContent('Pilih PesawatBelum Terpilih')
  })

  it('the mitra can use the picker with the keyboard alone', async () => {
    await flightsAre(
      flights([
        ['Satu', 1],
        ['Dua', 2],
        ['Tiga', 3],
      ]),
    )
    const list = await within(await open('Pesawat')).findByRole('listbox')
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowUp', 'Enter']) fireEvent.keyDown(list, { key })
    await sheetClosed()
    expect(trigger('Pesawat')).toHaveTextContent('Dua')
  })

  it('Esc closes the picker without a choice (fault 39)', async () => {
    await flightsAre(flights(FOUR))
    fireEvent.keyDown(await open('Pesawat'), { key: 'Escape' })
    await sheetClosed()
    expect(trigger('Pesawat')).toHaveTextContent('Belum Terpilih')
  })

  it('the picker draws fewer than 60 of 5.000 rows, and its search still finds the last row', async () => {
    await flightsAre(flights(Array.from({ length: 5000 }, (_, n) => [`Maskapai ${n + 1}`, n + 1])))
    const sheet = await open('Pesawat')
    await option(sheet, 'Maskapai 1 ')
    expect(optionsOf(sheet).length).toBeLessThan(60)
    expect(within(sheet).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000')
    write(search(sheet), 'maskapai 5000')
    await waitFor(() => expect(optionsOf(sheet)).toEqual(['Maskapai 5000']))
  })

  it('while the list loads the sheet is tall; rows that come before it stands give it their own height (§6.10.11)', async () => {
    const answer = held()
    await flightsAre(answer.react)
    const sheet = await open('Pesawat')
    const tall = () => sheet.querySelector('[data-tall]')
    expect(tall()).not.toBeNull()
    answer.letGo()
    await option(sheet, 'Batik Air')
    expect(tall()).toBeNull()
  })

  it('rows that come after the sheet stands leave its height as it is (§6.10.11)', async () => {
    const answer = held()
    await flightsAre(answer.react)
    const sheet = await open('Pesawat')
    await wait(sheetMotion.durationMs + 50)
    answer.letGo()
    await option(sheet, 'Batik Air')
    expect(sheet.querySelector('[data-tall]')).not.toBeNull()
  })

  it('a 401 for the list leads to the login (fault 10)', async () => {
    await flightsAre(() => json({}, 401))
    press(trigger('Pesawat'))
    expect(await screen.findByRole('heading', { name: 'Masuk' })).toBeVisible()
  })
})

describe('the picker of several transports', () => {
  it('the picker stays open while the mitra ticks and unticks, and keeps the order of the choices', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    await next(4)
    const sheet = await open('Transportasi')
    expect(await within(sheet).findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    for (const name of ['Ziarah Makkah', 'Hiace', 'Bus JED', 'Hiace']) press(await option(sheet, name))
    expect(await sheetOf('Transportasi')).toBe(sheet)
    expect(chosenOf(sheet)).toEqual(['Bus JED–Makkah', 'Ziarah Makkah'])
    press(within(sheet).getByRole('button', { name: 'Selesai' }))
    await sheetClosed()
    expect(trigger('Transportasi')).toHaveTextContent(
      /Ziarah MakkahRp\. 8\.013\.500 per kendaraan.*Bus JED–MakkahRp\. 4\.935\.000 per kendaraan/,
    )
  })
})

describe('the pickers of a trip', () => {
  it('only pickers of the chosen trip type are shown, and each requests its own list when it opens', async () => {
    const { server } = await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    expect(screen.queryByRole('button', { name: /^(LA Private|Visa Bus|Muthawwif|Handling Saudi)/ })).toBeNull()
    press(toggle('Tipe Perjalanan', 'Private'))
    await pick('LA Private', 'LA Private 9 hari bintang 5')
    expect(screen.queryByRole('button', { name: /^Visa Bus/ })).toBeNull()
    press(toggle('Tipe Perjalanan', 'Group'))
    expect(screen.queryByRole('button', { name: /^LA Private/ })).toBeNull()
    for (const label of ['Visa Bus', 'Muthawwif', 'Handling Saudi']) {
      const sheet = await open(label)
      await within(sheet).findByRole('listbox')
      act(() => press(within(sheet).getByRole('button', { name: 'Tutup' })))
      await sheetClosed()
    }
    expect(server.log().filter((line) => line.includes('/custom-data/'))).toEqual(
      ['pesawat', 'la-private', 'visa', 'muthawwif', 'handling-saudi'].map((name) => `GET /custom-data/${name}`),
    )
  })

  it('a picker shows a margin as money, and searches and sorts it by its value (§6.10.10)', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    await next(4)
    await pick('Margin', 'Rp. 2.000.000')
    expect(trigger('Margin')).toHaveTextContent(/Rp\. 2\.000\.000per jamaah$/)
    const sheet = await open('Margin')
    await option(sheet, 'Rp. 500.000')
    press(within(sheet).getByRole('button', { name: 'Harga ↑' }))
    expect(within(sheet).getByRole('button', { name: 'Harga ↓' })).toBeVisible()
    expect(optionsOf(sheet)[0]).toBe('Rp. 5.000.000')
    write(within(sheet).getByRole('searchbox', { name: 'Cari Margin' }), '2500000')
    await waitFor(() => expect(optionsOf(sheet)).toEqual(['Rp. 2.500.000']))
  })
})

describe('a list that comes as HTML (fault 16)', () => {
  it('the picker requests the list again before it says that it is empty', async () => {
    const { asked } = await flightsAre(() => html())
    const sheet = await open('Pesawat')
    await waitFor(() => expect(asked()).toBe(1))
    expect(within(sheet).getByRole('progressbar')).toBeVisible()
    expect(within(sheet).queryByText('No results')).toBeNull()
    await waitFor(() => expect(asked()).toBe(2))
  })
})
