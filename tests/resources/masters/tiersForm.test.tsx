import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tiersOfPairs, type Tier } from '@/domain/masters/tiers'
import { csvStyleOf } from '@/domain/values/csv'
import { masterCsv } from '@/resources/masters/admin/import/ExportMaster'
import { fileKindOf } from '@/resources/masters/admin/import/rows/columns'
import { readWrittenTiers, writtenTiers } from '@/resources/masters/admin/import/rows/writtenTiers'
import { giveTiers, HANDLING_TIERS } from '@tests/support/tiers'
import { ADMIN } from '../../partner-api/fixtures'
import { partnerServer, type PartnerServer } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp, write } from '../../support/renderApp'

const PATH = '/custom-data/handling-saudi'
const ADD = 'Tambah harga per jumlah jamaah'
const TABLE = { name: 'Harga per jumlah jamaah' }
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const price = () => field('Harga per jamaah')

// On a busy machine the form's code takes longer to load than a test waits for it.
beforeAll(() => import('@/resources/masters/admin/MasterFormPage'))

let server: PartnerServer
beforeEach(async () => {
  server = await partnerServer()
})

async function open(tiers?: readonly Tier[]) {
  const [first] = await server.store.masters.list('handlingSaudi')
  if (tiers) await giveTiers(server.store, tiers)
  else await server.store.masters.update([{ ...first!, price: 249_000 }])
  await renderApp(`${PATH}/${first!.id}`, { server, as: ADMIN, width: 1280 })
  await findButton(tiers ? 'Tambah baris' : ADD)
  return first!.id
}
async function save(id: number) {
  press(button('Simpan'))
  await waitFor(() => expect(server.callsTo('PUT', `${PATH}/${id}`)).toHaveLength(1))
  return server.callsTo('PUT', `${PATH}/${id}`)[0]?.body as { price_IDR: unknown; tiers?: unknown }
}

describe('prices by the size of the group in a form (docs/product.md §15.4.14)', () => {
  it('a record without tiers shows one button, and sends none', async () => {
    const id = await open()
    expect(screen.queryByRole('table', TABLE)).toBeNull()
    write(price(), '250000')
    expect(await save(id)).toMatchObject({ price_IDR: 250_000 })
    expect(server.callsTo('PUT', `${PATH}/${id}`)[0]?.body).not.toHaveProperty('tiers')
  })

  it('the price becomes the first row, and the price field then shows that row', async () => {
    const id = await open()
    press(button(ADD))
    await waitFor(() => expect(field('Baris 2 Jamaah mulai')).toHaveFocus())
    expect([field('Baris 1 Jamaah mulai').value, field('Baris 1 Harga').value]).toEqual(['1', '249.000'])
    write(field('Baris 2 Jamaah mulai'), '8')
    write(field('Baris 2 Harga'), '98000')
    write(field('Baris 1 Harga'), '250000')
    expect(price()).toHaveAttribute('readonly')
    await waitFor(() => expect(price()).toHaveValue('250.000'))
    const tiers = tiersOfPairs([
      [1, 250_000],
      [8, 98_000],
    ])
    expect(await save(id)).toMatchObject({ price_IDR: 250_000, tiers })
  })

  it('errors name their rows, and no row sends nothing', async () => {
    const id = await open(HANDLING_TIERS)
    write(field('Baris 2 Jamaah mulai'), '1')
    write(field('Baris 5 Harga'), '0')
    press(button('Simpan'))
    const alert = await within(screen.getByRole('group', TABLE)).findByRole('alert')
    expect(alert).toHaveTextContent('Baris 5: harga harus berupa angka lebih dari 0.')
    expect(field('Baris 5 Harga')).toHaveAccessibleDescription(/Baris 5/)
    write(field('Baris 5 Harga'), '43')
    fireEvent.blur(field('Baris 5 Harga'))
    await waitFor(() => expect(alert).toHaveTextContent('Baris 1 dan 2 sama-sama mulai 1 jamaah.'))
    write(field('Baris 2 Jamaah mulai'), '8')
    fireEvent.blur(field('Baris 2 Jamaah mulai'))
    await waitFor(() => expect(alert).not.toBeInTheDocument())
    expect(server.callsTo('PUT', `${PATH}/${id}`)).toEqual([])
  })

  it('a size of 1.000 and more is saved as it is shown', async () => {
    const id = await open(HANDLING_TIERS.slice(0, 2))
    write(field('Baris 2 Jamaah mulai'), '1000')
    fireEvent.blur(field('Baris 2 Jamaah mulai'))
    expect(field('Baris 2 Jamaah mulai')).toHaveValue('1.000')
    expect((await save(id)).tiers).toMatchObject([{ from: 1 }, { from: 1000 }])
  })

  it('the button that adds a row has the focus when the last row is removed', async () => {
    await open(HANDLING_TIERS)
    press(button('Hapus baris 5'))
    await waitFor(() => expect(button('Tambah baris')).toHaveFocus())
  })

  it('without its last row the record has one price again', async () => {
    const id = await open(HANDLING_TIERS.slice(0, 2))
    press(button('Hapus baris 1'))
    await waitFor(() => expect(price()).toHaveValue('98'))
    expect(button('Hapus baris 1')).toHaveFocus()
    press(button('Hapus baris 1'))
    expect(await findButton(ADD)).toHaveFocus()
    expect(price()).not.toHaveAttribute('readonly')
    expect((await save(id)).price_IDR).toBe(98)
    expect((await server.store.masters.find([id]))[0]).not.toHaveProperty('tiers')
  })
})

it('the table has a column of them, and so has the file', async () => {
  await giveTiers(server.store, HANDLING_TIERS)
  await renderApp(PATH, { server, as: ADMIN, width: 1280 })
  expect(await screen.findByText(/^1–7 jamaah 249; 8–19 jamaah 98; 20–34 jamaah 60/)).toBeVisible()
  const csv = masterCsv(
    [{ id: 7, name: 'H', price: 249, logo: null, tiers: HANDLING_TIERS }],
    fileKindOf(PATH.slice(1)),
    csvStyleOf('id'),
  )
  expect(csv).toContain('1: 249; 8: 98; 20: 60; 35: 48; 45: 43')
})

describe('tiers in a cell of a file', () => {
  it.each([
    ['1: 249; 8: 98; 20: 60; 35: 48; 45: 43', HANDLING_TIERS],
    [
      '8: Rp 98.000 ;1:249.000,50;',
      tiersOfPairs([
        [1, 249_000.5],
        [8, 98_000],
      ]),
    ],
    [
      '1: 249.000; 1.000: 98.000',
      tiersOfPairs([
        [1, 249_000],
        [1000, 98_000],
      ]),
    ],
    ['1 249', null],
    ['1,5: 249', null],
    ['1: murah', null],
    ['1-7: 249', null],
    [';', null],
  ])('%s', (written, tiers) => {
    expect(readWrittenTiers(written)).toEqual(tiers)
    if (tiers) expect(readWrittenTiers(writtenTiers(tiers))).toEqual(tiers)
  })
})

it('Ubah semua harga raises every tier, and the price with the first one', async () => {
  const [, ...others] = await server.store.masters.list('handlingSaudi')
  const tiers = tiersOfPairs([
    [1, 100_000],
    [8, 50_000],
  ])
  const first = await giveTiers(server.store, tiers)
  await renderApp(PATH, { server, as: ADMIN, width: 1280 })
  press(await findButton('Ubah semua harga'))
  const dialog = await screen.findByRole('dialog', { name: /^Ubah semua harga/ })
  write(await within(dialog).findByRole('textbox', { name: 'Perubahan (%)' }), '10')
  press(button('Lihat perubahan'))
  expect(await within(dialog).findByRole('region', { name: 'Berubah' })).toHaveTextContent(
    'Harga per jumlah jamaah: 1–7 jamaah 100.000; 8+ jamaah 50.000 → 1–7 jamaah 110.000; 8+ jamaah 55.000',
  )
  press(button(`Simpan ${others.length + 1} perubahan`))
  await waitFor(async () =>
    expect((await server.store.masters.find([first!.id]))[0]).toMatchObject({
      price: 110_000,
      tiers: tiersOfPairs([
        [1, 110_000],
        [8, 55_000],
      ]),
    }),
  )
})
