import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { masterBody } from '@tests/support/bodies'
import type { Feature } from '@/domain/access/features'
import { ADMIN, STAFF } from '@tests/partner-api/fixtures'
import { held, partnerServer, type PartnerServer } from '@tests/support/server/partnerServer'
import { rawXlsx, sheetData } from './files'
import { button, findButton, heading, press, renderApp } from '@tests/support/renderApp'

const VISA = '/custom-data/visa'
const IMPORT = `${VISA}/import`

async function openDialog(server: PartnerServer) {
  await renderApp(VISA, { server, as: ADMIN, width: 1280 })
  press(await findButton('Impor'))
  return screen.findByRole('dialog', { name: 'Impor Visa Bus' })
}

async function choose(dialog: HTMLElement, content: string | Uint8Array<ArrayBuffer>) {
  const input = within(dialog).getByLabelText(/Pilih berkas/, { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File([content], 'visa.csv')] } })
}

const imported = (server: PartnerServer) =>
  server
    .callsTo('POST', IMPORT)
    .map(({ body, headers }) => [(body as { rows: unknown[] }).rows.length, headers.get('idempotency-key')])
const answered = (status: number, body: object) => () => Response.json(body, { status })
const CSV = 'Nama;Harga\nVisa Impor;"1.250.000,50"\n'

describe('the users who see the import', () => {
  it.each<[string, readonly Feature[], boolean]>([
    [ADMIN, ['import'], true],
    [ADMIN, [], false],
    [STAFF, ['import'], false],
  ])('for %s on an API with the features %j the button is there: %s', async (as, features, isThere) => {
    const server = await partnerServer({ features })
    await renderApp(VISA, { server, as, width: 1280 })
    expect(await findButton('Ekspor CSV')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: 'Impor' })).toHaveLength(isThere ? 1 : 0)
  })
})

describe('an import', () => {
  it('sends the new and changed rows alone, and says what was written', async () => {
    const server = await partnerServer()
    const [first] = await server.store.masters.list('visaBus')
    const dialog = await openDialog(server)
    await choose(dialog, `ID;Nama;Harga\n${first?.id};${first?.name};${first?.price}\n;Visa Impor;"1.250.000,50"\n`)
    press(await findButton('Impor 1 baris'))
    expect(await heading('Impor selesai')).toBeVisible()
    expect(dialog).toHaveTextContent('1 data baru, 0 data berubah.')
    expect(imported(server)).toEqual([[1, expect.stringMatching(/^[0-9a-f]{32}$/)]])
    expect((await server.store.masters.list('visaBus')).at(-1)).toMatchObject({ name: 'Visa Impor', price: 1250000.5 })
    press(button('Selesai'))
    expect(await screen.findByText('Visa Impor')).toBeVisible()
  })

  it('is undone by one press, and later by any page of somebody with the right', async () => {
    const server = await partnerServer()
    const before = await server.store.masters.list('visaBus')
    const dialog = await openDialog(server)
    await choose(dialog, `ID;Nama;Harga\n${before[0]?.id};Visa Ganti;7000\n;Visa Impor;5000\n`)
    press(await findButton('Impor 2 baris'))
    press(await findButton('Urungkan'))
    expect(await heading('Perubahan diurungkan')).toBeVisible()
    expect(dialog).toHaveTextContent('1 data baru dihapus, 1 data kembali seperti semula')
    const told = (rows: typeof before) => rows.map(({ version: _, ...row }) => row)
    expect(told(await server.store.masters.list('visaBus'))).toEqual(told(before))
    const token = await server.login(ADMIN)
    await server.call('POST', IMPORT, {
      token,
      body: { rows: [{ after: masterBody('visaBus', { name: 'Lain', price: 5000, logo: null }) }] },
    })
    cleanup()
    const later = await openDialog(server)
    expect(await within(later).findByText(/^Perubahan terakhir, .*: 1 baru\.$/)).toBeVisible()
    press(button('Urungkan'))
    expect(await heading('Perubahan diurungkan')).toBeVisible()
    expect(told(await server.store.masters.list('visaBus'))).toEqual(told(before))
  })

  it('is not undone if all its records were changed since, and the dialog says so', async () => {
    const server = await partnerServer()
    const [first] = await server.store.masters.list('visaBus')
    await choose(await openDialog(server), `ID;Nama;Harga\n${first?.id};Visa Ganti;7000\n`)
    press(await findButton('Impor 1 baris'))
    await heading('Impor selesai')
    const token = await server.login(ADMIN)
    const body = masterBody('visaBus', { name: 'Visa Lagi', price: 8000, logo: null })
    await server.call('PUT', `/custom-data/visa/${first?.id}`, { token, body })
    press(button('Urungkan'))
    press(await findButton('Urungkan yang lain'))
    expect(await heading('Tidak ada yang diurungkan')).toBeVisible()
    expect((await server.store.masters.list('visaBus'))[0]).toMatchObject({ name: 'Visa Lagi', price: 8000 })
  })

  it('with one wrong row cannot begin', async () => {
    const server = await partnerServer()
    const dialog = await openDialog(server)
    await choose(dialog, 'Nama;Harga\nA;1\nB;murah\n')
    expect(await findButton('Impor 1 baris')).toBeDisabled()
    expect(within(dialog).getByRole('row', { name: /^3 Harga per jamaah murah Bukan angka\./ })).toBeVisible()
    expect(imported(server)).toEqual([])
  })

  it('of a workbook with two sheets that fit reads the one that the admin chooses', async () => {
    const server = await partnerServer()
    const dialog = await openDialog(server)
    const sheet = (name: string) => ({
      name,
      xml: sheetData([
        ['Nama', 'Harga'],
        [name, 750_000],
      ]),
    })
    await choose(dialog, rawXlsx([sheet('Visa 2026'), sheet('Visa 2025')]))
    expect(await within(dialog).findByRole('row', { name: /^2 Visa 2026 750\.000/ })).toBeVisible()
    expect(dialog).toHaveTextContent('Yang dibaca: lembar "Visa 2026", judul di baris 1.')
    press(button('Visa 2025'))
    expect(await within(dialog).findByRole('row', { name: /^2 Visa 2025 750\.000/ })).toBeVisible()
  })

  it('of a sheet that names another master begins only after a confirmation', async () => {
    const server = await partnerServer()
    const dialog = await openDialog(server)
    await choose(dialog, 'HARGA HANDLING SAUDI\nNama;Harga\nPaket A;500000\nNote: harga per pax\n')
    const confirmation = await within(dialog).findByRole('checkbox', { name: /tetap impor ke Visa Bus/ })
    expect(dialog).toHaveTextContent('Judul "HARGA HANDLING SAUDI" menyebut Handling Saudi')
    expect(dialog).toHaveTextContent('Baris 4: Note: harga per pax')
    expect(button('Impor 1 baris')).toBeDisabled()
    press(button('Dilewati 2'))
    expect(within(dialog).getByRole('row', { name: '1 HARGA HANDLING SAUDI' })).toBeVisible()
    press(confirmation)
    press(button('Impor 1 baris'))
    expect(await heading('Impor selesai')).toBeVisible()
  })

  it('says softly which prices are out of proportion, and can begin', async () => {
    const server = await partnerServer()
    const [first] = await server.store.masters.list('visaBus')
    const dialog = await openDialog(server)
    await choose(dialog, `ID;Nama;Harga\n${first?.id};${first?.name};5000\n`)
    expect(await within(dialog).findByRole('note')).toHaveTextContent(
      /^1 harga berubah lebih dari setengahnya: baris 2 Harga/,
    )
    expect(button('Impor 1 baris')).toBeEnabled()
  })

  it('is previewed again with the newest records if somebody changed its rows meanwhile', async () => {
    const server = await partnerServer()
    const [first] = await server.store.masters.list('visaBus')
    const dialog = await openDialog(server)
    await choose(dialog, `ID;Nama;Harga\n${first?.id};Nama Baru;5000\n`)
    await findButton('Impor 1 baris')
    await server.store.masters.update([{ ...first!, name: 'Diubah Orang' }])
    press(button('Impor 1 baris'))
    expect(await heading('Data berubah sejak pratinjau')).toBeVisible()
    expect(dialog).toHaveTextContent('1 baris sudah diubah orang lain.')
    press(button('Pratinjau ulang'))
    await findButton('Impor 1 baris')
    expect(dialog).toHaveTextContent('Nama: Diubah Orang → Nama Baru')
    press(button('Impor 1 baris'))
    expect(await heading('Impor selesai')).toBeVisible()
  })
})

describe('an import whose answer does not come', () => {
  const begin = async (server: PartnerServer) => {
    const dialog = await openDialog(server)
    await choose(dialog, CSV)
    press(await findButton('Impor 1 baris'))
    return dialog
  }
  const isWritten = async (server: PartnerServer) =>
    (await server.store.masters.list('visaBus')).some(({ name }) => name === 'Visa Impor')

  it('was stopped by the admin: the server says that nothing was written', async () => {
    const server = await partnerServer()
    const gate = held()
    server.on('POST', IMPORT, (call, pass) =>
      (call.body as { rows: [] }).rows.length > 0 ? gate.react(call, pass) : pass(),
    )
    await begin(server)
    press(await findButton('Hentikan'))
    expect(await heading('Impor dihentikan')).toBeVisible()
    gate.letGo()
    expect(await isWritten(server)).toBe(false)
    const [sent, asked] = imported(server)
    expect([sent?.[0], asked?.[0], asked?.[1] === sent?.[1]]).toEqual([1, 0, true])
  })

  it('was stopped too late: the server says that it was written', async () => {
    const server = await partnerServer()
    const gate = held()
    server.on('POST', IMPORT, async (call, pass) => {
      const answer = await pass()
      return (call.body as { rows: [] }).rows.length > 0 ? gate.react(call, async () => answer) : answer
    })
    const dialog = await begin(server)
    await expect.poll(() => isWritten(server)).toBe(true)
    press(await findButton('Hentikan'))
    expect(await heading('Impor sudah selesai sebelum dihentikan')).toBeVisible()
    expect(dialog).toHaveTextContent('1 data baru')
    gate.letGo()
  })

  it('stays unsure while the server is not reached, and is settled when the admin asks again', async () => {
    const server = await partnerServer()
    const mend = server.on('POST', IMPORT, answered(503, {}))
    await begin(server)
    expect(await heading('Hasil impor belum pasti')).toBeVisible()
    mend()
    press(button('Periksa lagi'))
    expect(await heading('Impor belum berhasil')).toBeVisible()
    expect(await isWritten(server)).toBe(false)
  })
})
