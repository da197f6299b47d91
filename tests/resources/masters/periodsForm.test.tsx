import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nightsText, type Period } from '@/domain/masters/periods'
import { addDays, today } from '@/domain/values/dates'
import type { HotelRow } from '@/partner-api/stores/store'
import { ADMIN } from '../../partner-api/fixtures'
import { partnerServer, type PartnerServer } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp, write } from '../../support/renderApp'
import { period } from '@tests/support/periods'

const MAKKAH = '/hotel/makkah'
const ADD = 'Tambah periode tanggal'
const field = (name: string) => screen.getByRole('textbox', { name })
const table = () => within(screen.getByRole('table', { name: 'Periode' }))
const cell = (name: string) => table().getByRole<HTMLInputElement>('textbox', { name })
/** Types into cells one after another. Null: Tab in the empty cell. */
function type(typed: Record<string, string | null>) {
  for (const [name, text] of Object.entries(typed)) {
    const input = cell(name)
    act(() => input.focus())
    if (text === null) fireEvent.keyDown(input, { key: 'Tab' })
    else write(input, text)
  }
}
const leave = () => act(() => field('Nama').focus())
const valuesOf = (row: number) =>
  ['Dari malam', 'Sampai malam', 'Double', 'Triple', 'Quad'].map((name) => cell(`Periode ${row} ${name}`).value)
const rowNames = () =>
  table()
    .getAllByRole('rowheader')
    .map((header) => header.getAttribute('aria-label'))

// On a busy machine the form's code takes longer to load than a test waits for it.
beforeAll(() => import('@/resources/masters/admin/MasterFormPage'))

let server: PartnerServer
beforeEach(async () => {
  server = await partnerServer()
})

async function open(periods: Period[] = [], prices: Partial<HotelRow> = {}) {
  const [first] = await server.store.hotels.list('makkah')
  await server.store.hotels.update([{ ...first!, ...prices, periods }])
  await renderApp(`${MAKKAH}/${first!.id}`, { server, as: ADMIN, width: 1280 })
  await findButton(ADD)
  return first!
}
/** The body of the save after it. */
async function save(id: number) {
  press(button('Simpan'))
  await waitFor(() => expect(server.callsTo('PUT', `${MAKKAH}/${id}`)).toHaveLength(1))
  return server.callsTo('PUT', `${MAKKAH}/${id}`)[0]?.body as { periods?: unknown }
}

describe('the periods in a hotel’s form (docs/product.md §15.4.10)', () => {
  it('a hotel without periods shows one button, and sends none', async () => {
    const { id } = await open()
    expect(screen.queryByRole('table', { name: 'Periode' })).toBeNull()
    write(field('Nama'), 'Nama baru')
    expect(await save(id)).not.toHaveProperty('periods')
  })

  it('rows are typed with few keys: days in any writing, the step of the prices, the night after, the row above', async () => {
    const { id } = await open()
    press(button(ADD))
    await waitFor(() => expect(cell('Periode 1 Dari malam')).toHaveFocus())
    type({ 'Periode 1 Dari malam': '8/2/27', 'Periode 1 Sampai malam': '27-02-2027', 'Periode 1 Nama': null })
    expect(cell('Periode 1 Sampai malam')).toHaveValue('27 Feb 2027')
    expect(screen.getByText(/^check-out 28 Feb/)).toBeVisible()
    type({ 'Periode 1 Double': '1100', 'Periode 1 Triple': '1250' })
    expect(cell('Periode 1 Quad').placeholder).toBe('1.400')
    type({ 'Periode 1 Quad': null })
    expect(valuesOf(1)).toEqual(['8 Feb 2027', '27 Feb 2027', '1.100', '1.250', '1.400'])
    press(button(ADD))
    await waitFor(() => expect(cell('Periode 2 Sampai malam')).toHaveFocus())
    expect(valuesOf(2)).toEqual(['28 Feb 2027', '', '1.100', '1.250', '1.400'])
    type({ 'Periode 2 Sampai malam': '9 mar 27' })
    leave()
    const prices = { double: 1100, triple: 1250, quad: 1400 }
    expect(await save(id)).toMatchObject({
      periods: [
        period('2027-02-08', '2027-02-27', { ...prices, label: 'Ramadhan 1–20' }),
        period('2027-02-28', '2027-03-09', prices),
      ],
    })
  })

  it('an empty price of a saved row proposes nothing, and Tab leaves it empty: the room is not sold', async () => {
    const saved = period('2027-08-01', '2027-08-20', { quad: null })
    const { id } = await open([saved])
    expect(cell('Periode 1 Quad')).not.toHaveAttribute('placeholder', expect.stringMatching(/\d/))
    type({ 'Periode 1 Quad': null })
    write(field('Nama'), 'Nama baru')
    expect(await save(id)).toMatchObject({ periods: [saved] })
  })

  it('the nights of the weekend are chosen once a row has a weekend amount', async () => {
    const { id } = await open([period('2027-01-01', '2027-01-10')])
    expect(screen.queryByRole('group', { name: 'Malam akhir pekan' })).toBeNull()
    type({ 'Periode 1 Akhir pekan +': '150' })
    const weekend = within(screen.getByRole('group', { name: 'Malam akhir pekan' }))
    expect(weekend.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      'Kam',
      'Jum',
    ])
    press(weekend.getByRole('button', { name: 'Kamis' }))
    press(weekend.getByRole('button', { name: 'Jumat' }))
    expect(weekend.getByRole('button', { name: 'Jumat', pressed: true })).toBeVisible()
    const body = await save(id)
    expect(body).toMatchObject({ periods: [{ weekend: 150 }], weekend_nights: ['fri'] })
  })

  it('an overlap, a reversed period and an amount that cannot be read are told with their rows and cells', async () => {
    await open([period('2027-01-01', '2027-01-10'), period('2027-01-11', '2027-01-20')])
    write(cell('Periode 1 Sampai malam'), '11 Jan 2027')
    press(button('Simpan'))
    const overlap = 'Periode 1 dan 2 bertumpuk pada malam 11 Jan 2027.'
    expect(await screen.findByText(overlap)).toBeVisible()
    for (const name of ['Periode 1 Sampai malam', 'Periode 2 Dari malam']) {
      expect(cell(name)).toBeInvalid()
      expect(cell(name)).toHaveAccessibleDescription(overlap)
    }
    write(cell('Periode 1 Sampai malam'), '1 Des 2026')
    write(cell('Periode 2 Quad'), 'tanya')
    press(button('Simpan'))
    expect(await screen.findByText('Periode 1: Sampai sebelum Dari.')).toBeVisible()
    expect(screen.getByText('Periode 2: tarif harus berupa angka lebih dari 0.')).toBeVisible()
    expect(server.callsTo('PUT', /hotel/)).toEqual([])
  })

  it('a last night that moves offers to move the next row, and rows sort when the focus leaves', async () => {
    const { id } = await open([period('2027-01-01', '2027-01-10'), period('2027-01-11', '2027-01-20')])
    type({ 'Periode 1 Sampai malam': '14/1/2027', 'Periode 1 Nama': 'Awal' })
    press(button('Geser periode berikutnya juga'))
    await waitFor(() => expect(valuesOf(2).slice(0, 2)).toEqual(['15 Jan 2027', '20 Jan 2027']))
    type({ 'Periode 1 Dari malam': '1/2/2027', 'Periode 1 Sampai malam': '5/2/2027', 'Periode 1 Nama': '' })
    expect(valuesOf(1)[0]).toBe('1 Feb 2027')
    expect(screen.queryByText(/bertumpuk/)).toBeNull()
    leave()
    await waitFor(() => expect(valuesOf(1).slice(0, 2)).toEqual(['15 Jan 2027', '20 Jan 2027']))
    const { periods } = await save(id)
    expect(periods).toMatchObject([{ from: '2027-01-15' }, { from: '2027-02-01' }])
  })

  it('a row is copied to the nights after the last, removed, and brought back', async () => {
    await open([period('2027-01-01', '2027-01-10', { quad: null }), period('2027-01-11', '2027-01-20')])
    press(button('Salin periode 1'))
    await waitFor(() => expect(rowNames()).toHaveLength(3))
    expect(valuesOf(3)).toEqual(['21 Jan 2027', '', '500', '570', ''])
    press(button('Hapus periode 1'))
    await waitFor(() => expect(rowNames()).toEqual(['Periode 1', 'Periode 2']))
    expect(valuesOf(1)[0]).toBe('11 Jan 2027')
    press(button('Urungkan'))
    await waitFor(() => expect(valuesOf(1)).toEqual(['1 Jan 2027', '10 Jan 2027', '500', '570', '']))
  })

  it('past rows stand behind a button, and are saved as they were', async () => {
    const past = period('2020-01-01', '2020-01-10')
    const { id } = await open([past, period('2027-01-11', '2027-01-20')])
    expect(rowNames()).toEqual(['Periode 2'])
    write(cell('Periode 2 Catatan'), 'termasuk iftar')
    const { periods } = await save(id)
    expect(periods).toEqual([past, period('2027-01-11', '2027-01-20', { note: 'termasuk iftar' })])
  })

  it('past rows are shown by the button', async () => {
    await open([period('2020-01-01', '2020-01-10'), period('2027-01-11', '2027-01-20')])
    press(button('Tampilkan 1 yang lewat'))
    expect(rowNames()).toEqual(['Periode 1', 'Periode 2'])
  })

  it('the preview tells the year in words, and what a stay costs or when a room is not sold', async () => {
    const soon = addDays(today(), 10)
    await open([
      period(soon, addDays(soon, 3), { label: 'Pameran' }),
      period(addDays(soon, 4), addDays(soon, 30), { quad: null }),
    ])
    const region = within(await screen.findByRole('region', { name: 'Pratinjau' }))
    expect(region.getByRole('list', { name: 'Setahun mulai malam ini' })).toHaveTextContent(
      `${nightsText({ from: soon, to: addDays(soon, 3) })}: Pameran, Double 500.00, Triple 570.00, Quad 640.00`,
    )
    const double = region.getByRole('group', { name: 'Double' })
    expect(double).toHaveTextContent('Double SAR 4,500.00')
    expect(await within(double).findByText(/^Rp\. [\d.]+ per jamaah$/)).toBeVisible()
    expect(double).toHaveTextContent(/4 malam .+, Pameran × SAR 500\.00/)
    const unsold = nightsText({ from: addDays(soon, 4), to: addDays(soon, 8) })
    expect(region.getByRole('group', { name: 'Quad' })).toHaveTextContent(`Quad tidak dijual ${unsold}`)
  })

  it('the year tells nights without a price as one run, whatever their seasons', async () => {
    const soon = addDays(today(), 10)
    const none = { double: null, triple: null, quad: null }
    await open([period(soon, soon)], { rates: { regular: none, rajabSyaban: none, ramadhan: none } })
    const runs = within(await screen.findByRole('list', { name: 'Setahun mulai malam ini' })).getAllByRole('listitem')
    expect(runs.map((run) => run.textContent)).toEqual([
      `${nightsText({ from: today(), to: addDays(soon, -1) })}: tidak dijual`,
      expect.stringContaining('Double 500.00'),
      `${nightsText({ from: addDays(soon, 1), to: addDays(today(), 364) })}: tidak dijual`,
    ])
  })

  it('notes tell the holes and the fall of a price, and stop no save', async () => {
    const { id } = await open([period('2027-01-01', '2027-01-10'), period('2027-01-15', '2027-01-20', { quad: 64 })])
    const notes = screen.getByRole('note', { name: 'Periksa lagi' })
    expect(notes).toHaveTextContent('Di luar periode: Tarif dasar, juga 11–14 Jan 2027')
    expect(notes).toHaveTextContent('Periode 2: Quad turun 90 % terhadap periode sebelumnya')
    write(field('Nama'), 'Nama baru')
    await save(id)
  })
})
