import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DRAFTS_KEY } from '@/offline/drafts'
import { formatRupiah } from '@/domain/values/money'
import { HASAN } from '@tests/partner-api/fixtures'
import { inTheMorning } from '@tests/support/morning'
import { json } from '@tests/support/server/fakeFetch'
import { LIST } from '@tests/support/packageRows'
import { held, type PartnerServer, type Reaction } from '@tests/support/server/partnerServer'
import { address, button, heading, press, renderApp, wait, write } from '@tests/support/renderApp'
import {
  atStep,
  editedAtReview,
  footerButton,
  next,
  region,
  resumeDraft,
  sheetClosed,
  shownStep,
  textbox,
  trigger,
} from '@tests/support/wizard'

inTheMorning()

const PUT = /^\/partner\/umroh-regular\/\d+$/
const editData = (id: number) => `${LIST}/${id}/edit-data`
const puts = (server: PartnerServer) => server.callsTo('PUT', PUT)
const versions = (server: PartnerServer) => puts(server).map(({ headers }) => headers.get('if-match'))

type Body = Record<string, unknown>

/** Opens the review of the worked quote after changes by the mitra, with a colleague who can save the package. */
async function editedByTwo(changes: Parameters<typeof editedAtReview>[0]) {
  const app = await editedAtReview(changes)
  const { server, id } = app
  const token = await server.login(HASAN)
  const read = async () => (await server.call('GET', editData(id), { token })).body.data as Body & { version: string }
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare)
    const { data: _, dataHotel: __, transportasi_id: ___, ...rest } = value as Body
    return rest
  }
  const colleague = async (changes: Body) => {
    const { id: _, version: __, ...form } = await read()
    const fields = Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? bare(value) : value,
    ])
    const { status } = await server.call('PUT', `${LIST}/${id}`, {
      token,
      body: { ...Object.fromEntries(fields), ...changes },
    })
    expect(status).toBe(200)
  }
  const idOf = (path: string, field: string, name: string) => server.idOf(token, path, field, name)
  return { ...app, colleague, read, idOf }
}

const sheet = () => screen.findByRole('dialog', { name: 'Paket ini sudah berubah' })
type Choice = 'Simpan versi saya' | 'Simpan keduanya' | 'Pakai versi tersimpan'
const choice = async (name: Choice = 'Simpan versi saya') => within(await sheet()).findByRole('button', { name })
/** The fields under a heading of the sheet, each with both values as a screen reader speaks them. */
async function differences(
  what: 'Berbeda dari isian Anda' | 'Diubah rekan Anda, akan ikut disimpan' = 'Berbeda dari isian Anda',
) {
  await choice('Pakai versi tersimpan')
  const group = within(await sheet())
    .queryByText(what)
    ?.closest('[role=group]')
  const texts = (parent: Element, name: string) =>
    [...parent.querySelectorAll(name)].map(({ textContent }) => textContent)
  return group
    ? [...group.querySelectorAll('dl > div')].map((field) => [...texts(field, 'dt'), ...texts(field, 'dd')])
    : []
}
const TOOK_SAVED = 'Versi tersimpan dibuka, dan perubahan Anda dibuang.'
/** The wizard has begun again with the saved version: it stays at the review, and a live region says so. */
async function tookSaved() {
  expect(await screen.findByRole('alert')).toHaveTextContent(TOOK_SAVED)
  expect(screen.getByRole('alert').parentElement).toHaveTextContent(/QuadRp\. /)
  expect(shownStep()).toBe(5)
  await sheetClosed()
}
const TAKEN = 'Diubah rekan Anda, akan ikut disimpan'
const totals = () => screen.getByRole('region', { name: /^Kalkulasi/, hidden: true }).textContent
async function refusedSave() {
  press(footerButton('Simpan'))
  await sheet()
}

/** A draft that the mitra continues after a colleague has saved the package; its save is refused. */
async function draftResumedTooLate() {
  const app = await editedByTwo({ jumlahJamaah: '40' })
  const { server, colleague, id, unmount } = app
  unmount()
  await colleague({ namaPaket: 'Umroh rekan' })
  await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
  await resumeDraft(5)
  await refusedSave()
  return app
}

describe('a save after a colleague has saved the same package', () => {
  // comparison.test.tsx has the sheet's words for every kind of change.
  it('nothing is saved, and the sheet shows both values of a field that both changed', async () => {
    const { server, colleague, id, read } = await editedByTwo({ jumlahJamaah: '40' })
    await colleague({ jumlahJamaah: 20 })
    const { version } = await read()
    press(footerButton('Simpan'))
    expect(await differences()).toEqual([['Jumlah Jamaah', 'Anda 40', 'Tersimpan 20']])
    expect(await sheet()).toHaveTextContent('diubah di tempat lain atau oleh rekan Anda')
    expect([
      (await read()).version,
      puts(server).length,
      server.callsTo('GET', editData(id)).length,
      screen.queryByRole('alert'),
    ]).toEqual([version, 1, 2, null])
  })

  it('Simpan versi saya replaces the version that the sheet showed', async () => {
    const { server, colleague, read } = await editedByTwo({ jumlahJamaah: '40' })
    await colleague({ jumlahJamaah: 20 })
    const { version } = await read()
    await refusedSave()
    press(await choice())
    expect(await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })).toBeVisible()
    expect(address()).toBe('/package/umroh-reguler')
    expect(versions(server)).toEqual(['"1"', `"${version}"`])
    expect(await read()).toMatchObject({ namaPaket: 'Umroh Syawal 9 Hari', jumlahJamaah: 40 })
  })

  it('changes of both people that do not clash are kept, and sent at once if the price stays the same', async () => {
    const { colleague, read } = await editedByTwo({ jumlahJamaah: '40' })
    await colleague({ namaPaket: 'Umroh rekan' })
    await refusedSave()
    press(await choice('Simpan keduanya'))
    expect(await screen.findByRole('article', { name: 'Umroh rekan' })).toHaveTextContent('40 Orang')
    expect(await read()).toMatchObject({ namaPaket: 'Umroh rekan', jumlahJamaah: 40 })
  })

  it('a newer version with unchanged contents is asked about, too, and is then replaced', async () => {
    const { server, colleague, read } = await editedByTwo({ namaPaket: 'Umroh saya' })
    await colleague({})
    await refusedSave()
    press(await choice())
    expect(await screen.findByRole('article', { name: 'Umroh saya' })).toBeVisible()
    expect([versions(server), (await read()).namaPaket]).toEqual([['"1"', '"2"'], 'Umroh saya'])
  })

  it('after Simpan versi saya the review shows the new total before the save is sent, and the saved package costs that total', async () => {
    const { server, colleague, read, id } = await editedByTwo({ namaPaket: 'Umroh saya' })
    await colleague({ namaPaket: 'Umroh rekan', jumlahJamaah: 20, margin: { id: null } })
    const { version } = await read()
    await refusedSave()
    const before = totals()
    expect((await differences(TAKEN)).map(([field]) => field)).toEqual(['Jumlah Jamaah', 'Margin'])
    const asked = await sheet()
    press(await choice())
    // The sheet is still closing at this press.
    press(within(asked).getByRole('button', { name: /^Simpan/, hidden: true }))
    await sheetClosed()
    expect(screen.getByRole('alert')).toHaveTextContent('Belum disimpan: perubahan rekan Anda sudah digabungkan')
    expect([shownStep(), puts(server).length, totals() === before]).toEqual([5, 1, false])
    const shown = totals()
    expect(screen.getByRole('alert').parentElement).toHaveTextContent(/QuadRp\. /)
    await wait(50)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh saya' })).toHaveTextContent('20 Orang')
    expect(versions(server)).toEqual(['"1"', `"${version}"`])
    const token = await server.login(HASAN)
    const { total_price_quad_rupiah: quad } = (await server.call('GET', `${LIST}/${id}`, { token })).body.data.package
    expect(shown).toContain(formatRupiah(Number(quad)))
    expect(await read()).toMatchObject({ namaPaket: 'Umroh saya', jumlahJamaah: 20, margin: { id: null } })
  })

  it('the merged form becomes a draft that is based on the version in the sheet', async () => {
    const { server, colleague, id, unmount } = await editedByTwo({ namaPaket: 'Umroh saya' })
    await colleague({ jumlahJamaah: 20 })
    await refusedSave()
    press(await choice('Simpan keduanya'))
    await sheetClosed()
    unmount()
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    await resumeDraft(5)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh saya' })).toHaveTextContent('20 Orang')
    expect(versions(server)).toEqual(['"1"', '"2"'])
  })

  it('the sheet asks again with the newest version if the colleague saves once more while the first sheet closes', async () => {
    const { matchMedia } = window
    window.matchMedia = (media) => matchMedia(media.includes('reduced-motion') ? '(max-width: 0px)' : media)
    const { server, colleague, read } = await editedByTwo({ namaPaket: 'Umroh saya' })
    await colleague({ namaPaket: 'Umroh rekan' })
    await refusedSave()
    expect(await differences()).toEqual([['Nama Paket', 'Anda Umroh saya', 'Tersimpan Umroh rekan']])
    await colleague({ jumlahJamaah: 30 })
    press(await choice())
    await waitFor(() => expect(puts(server)).toHaveLength(2))
    // The mitra chose to replace the name, so only the colleague's later change is left to show.
    await waitFor(async () => expect(await differences(TAKEN)).toEqual([['Jumlah Jamaah', 'Semula 45', 'Menjadi 30']]))
    expect([await differences(), (await read()).namaPaket]).toEqual([[], 'Umroh rekan'])
    press(await choice('Simpan keduanya'))
    await sheetClosed()
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh saya' })).toHaveTextContent('30 Orang')
    expect(new Set(versions(server)).size).toBe(3)
  })

  it('a save from a draft is refused too, because a draft stays based on the version that it began with', async () => {
    const { server, read } = await draftResumedTooLate()
    expect([await differences(), (await differences(TAKEN)).map(([field]) => field)]).toEqual([[], ['Nama Paket']])
    press(await choice('Simpan keduanya'))
    await heading('Paket Umroh Regular')
    expect(versions(server)).toEqual(['"1"', '"2"'])
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull()
    expect(await read()).toMatchObject({ namaPaket: 'Umroh rekan', jumlahJamaah: 40 })
  })

  it('Pakai versi tersimpan replaces the form of a resumed draft too', async () => {
    const { server } = await draftResumedTooLate()
    press(await choice('Pakai versi tersimpan'))
    await tookSaved()
    press(within(region('Ringkasan')).getByRole('link', { name: 'Ubah' }))
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('Umroh rekan')
    write(textbox('Nama Paket'), 'Umroh bersama')
    press(footerButton('Kembali ke review'))
    await atStep(5)
    press(footerButton('Simpan'))
    await heading('Paket Umroh Regular')
    expect([versions(server).at(-1), localStorage.getItem(DRAFTS_KEY)]).toEqual(['"2"', null])
  })

  it('Pakai versi tersimpan starts the wizard again with the saved version, and the next save replaces that version', async () => {
    const { server, colleague, idOf, id } = await editedByTwo({ namaPaket: 'Isian yang dibuang' })
    await colleague({
      namaPaket: 'Umroh rekan',
      jumlahJamaah: 20,
      pesawat: { id: await idOf('/custom-data/pesawat', 'pesawat', 'Garuda Indonesia CGK–JED') },
    })
    await refusedSave()
    press(await choice('Pakai versi tersimpan'))
    await tookSaved()
    expect(region('Ringkasan')).toHaveTextContent('Umroh rekan')
    expect(region('Hotel Makkah')).toHaveTextContent('10 April 2027')
    expect(region('Hotel Makkah')).toHaveTextContent('Royal Majestic')
    press(within(region('Ringkasan')).getByRole('link', { name: 'Ubah' }))
    await atStep(0)
    expect(screen.queryByText(TOOK_SAVED)).toBeNull()
    expect(textbox('Nama Paket')).toHaveValue('Umroh rekan')
    expect(textbox('Jumlah Jamaah')).toHaveValue('20')
    expect(trigger('Pesawat')).toHaveTextContent('Garuda Indonesia CGK–JED')
    press(footerButton('Kembali ke review'))
    await atStep(5)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh rekan' })).toBeVisible()
    expect([versions(server), server.callsTo('GET', editData(id)).length]).toEqual([['"1"', '"2"'], 2])
  })

  it('in Mode pelanggan the sheet names neither margin nor tour leaders, and says that something is not shown', async () => {
    const { colleague } = await editedByTwo({ namaPaket: 'Umroh saya', tourLeader: '2' })
    press(await screen.findByRole('switch', { name: 'Mode pelanggan' }))
    await colleague({ namaPaket: 'Umroh rekan', margin: { id: null } })
    await refusedSave()
    expect([await differences(), await differences(TAKEN)]).toEqual([
      [['Nama Paket', 'Anda Umroh saya', 'Tersimpan Umroh rekan']],
      [],
    ])
    expect(await sheet()).toHaveTextContent('Ada perubahan lain yang tidak tampil dalam Mode pelanggan.')
    expect(document.documentElement.outerHTML).not.toMatch(/Margin|Tour Leader|Rp\. 2\.000\.000/)
  })

  it('closing the sheet leaves the form as it was, and the next save asks again', async () => {
    const { server, colleague, read } = await editedByTwo({ namaPaket: 'Umroh saya' })
    await colleague({ namaPaket: 'Umroh rekan' })
    await refusedSave()
    await choice()
    press(within(await sheet()).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
    expect([shownStep(), footerButton('Simpan')]).toEqual([5, expect.anything()])
    expect(screen.getByText('Umroh saya')).toBeVisible()
    await colleague({ namaPaket: 'Umroh rekan 2' })
    press(footerButton('Simpan'))
    await waitFor(async () =>
      expect(await differences()).toContainEqual(['Nama Paket', 'Anda Umroh saya', 'Tersimpan Umroh rekan 2']),
    )
    expect(versions(server)).toEqual(['"1"', '"1"'])
    expect((await read()).namaPaket).toBe('Umroh rekan 2')
  })

  it('the sheet reads the saved version first, and offers Coba lagi if it cannot be read', async () => {
    const { server, colleague, id } = await editedByTwo({ jumlahJamaah: '40' })
    await colleague({ jumlahJamaah: 20 })
    const stop = server.on('GET', editData(id), () => json({ message: 'SQLSTATE' }, 429))
    press(footerButton('Simpan'))
    const alert = await within(await sheet()).findByRole('alert')
    expect(alert).toHaveTextContent('Versi tersimpan belum dapat dimuat')
    expect(alert).not.toHaveTextContent('SQLSTATE')
    stop()
    const answer = held()
    server.on('GET', editData(id), answer.react)
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    expect(await within(await sheet()).findByRole('progressbar')).toBeVisible()
    expect(within(await sheet()).queryByRole('button', { name: /versi/ })).toBeNull()
    answer.letGo()
    expect(await differences()).toEqual([['Jumlah Jamaah', 'Anda 40', 'Tersimpan 20']])
  })

  it('if the chosen save fails, the next save still replaces the version that the sheet showed', async () => {
    const { server, colleague, id } = await editedByTwo({ jumlahJamaah: '40' })
    await colleague({ jumlahJamaah: 20 })
    await refusedSave()
    const stop = server.on('PUT', `${LIST}/${id}`, () => json({}, 429))
    press(await choice())
    expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu banyak percobaan')
    stop()
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })).toBeVisible()
    expect(versions(server)).toEqual(['"1"', '"2"', '"2"'])
  })
})

describe('a save whose own answer was lost', () => {
  /**
   * The first save arrives and its answer is lost. Without a key the repeat conflicts with the version that the first
   * save made.
   */
  const lost = (server: PartnerServer, id: number) => {
    let attempts = 0
    server.on('PUT', `${LIST}/${id}`, async ({ headers }, pass) => {
      headers.delete('idempotency-key')
      attempts += 1
      const answer = await pass()
      if (attempts === 1) throw new TypeError('Failed to fetch')
      return answer
    })
  }

  it('if nothing differs, nobody is asked, and the save is sent once more with the prices on screen', async () => {
    const { server, id, read } = await editedByTwo({
      namaPaket: '  Umroh sampai ',
      jumlahJamaah: '045',
      tipePerjalanan: 'private',
    })
    lost(server, id)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh sampai' })).toBeVisible()
    await sheetClosed()
    await wait(50)
    expect([address(), puts(server).length, (await read()).version]).toEqual(['/package/umroh-reguler', 3, '3'])
    expect(
      screen.getAllByRole('status').filter((status) => status.textContent === 'Paket berhasil disimpan.'),
    ).toHaveLength(1)
  })
})

/** Changes the number of jamaah, and goes on to the review. */
async function changeTo(jamaah: string) {
  for (const step of [4, 3, 2, 1, 0]) {
    press(button('Sebelumnya'))
    await atStep(step)
  }
  write(textbox('Jumlah Jamaah'), jamaah)
  for (const step of [1, 2, 3, 4, 5]) await next(step)
}

describe('a form that was changed after its save, whose answer was lost', () => {
  /** The first save arrives with 40 jamaah, its answer is lost, and the mitra changes to 41. */
  async function changedAgain() {
    const app = await editedByTwo({ jumlahJamaah: '40' })
    const stop = app.server.on('PUT', `${LIST}/${app.id}`, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    stop()
    await changeTo('41')
    return app
  }

  it('the first save is the own one: nobody is asked, and the second replaces it', async () => {
    const { server, read } = await changedAgain()
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })).toHaveTextContent('41 Orang')
    expect([versions(server).at(-1), (await read()).version]).toEqual(['"2"', '3'])
  })

  it('the first save is the own one also in a resumed draft, although the second save never arrived', async () => {
    const { server, id, read, unmount } = await changedAgain()
    const stop = server.on('PUT', `${LIST}/${id}`, () => {
      throw new TypeError('Failed to fetch')
    })
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    stop()
    unmount()
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    await resumeDraft(5)
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })).toHaveTextContent('41 Orang')
    expect((await read()).version).toBe('3')
  })

  it('a save that the server refused is nobody’s own: a colleague who saved the same values is not overwritten', async () => {
    const { server, colleague, id, unmount } = await editedByTwo({ jumlahJamaah: '40' })
    await colleague({ jumlahJamaah: 20 })
    await refusedSave()
    press(within(await sheet()).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
    await colleague({ jumlahJamaah: 40 })
    await changeTo('41')
    await refusedSave()
    expect(await differences()).toEqual([['Jumlah Jamaah', 'Anda 41', 'Tersimpan 40']])
    expect(puts(server)).toHaveLength(2)
    press(within(await sheet()).getByRole('button', { name: 'Tutup' }))
    await sheetClosed()
    // Nor in a draft: the page is closed, and the colleague saves what was refused.
    await changeTo('42')
    unmount()
    await colleague({ jumlahJamaah: 41 })
    await renderApp(`/package/umroh-reguler/edit/${id}`, { server })
    await resumeDraft(5)
    await refusedSave()
    expect(await differences()).toEqual([['Jumlah Jamaah', 'Anda 42', 'Tersimpan 41']])
  })

  it('a save that was lost and whose repeat was put off is the own one, too', async () => {
    const { server, id, read } = await editedByTwo({ jumlahJamaah: '40' })
    let sent = 0
    const stop = server.on('PUT', `${LIST}/${id}`, async (_, pass) => {
      sent += 1
      if (sent > 1) return json({ message: 'Terlalu banyak permintaan' }, 429)
      await pass()
      throw new TypeError('Failed to fetch')
    })
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    stop()
    await changeTo('41')
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Syawal 9 Hari' })).toHaveTextContent('41 Orang')
    expect((await read()).version).toBe('3')
  })

  it('a colleague who has changed the package since is not overwritten', async () => {
    const { colleague } = await changedAgain()
    await colleague({ jumlahJamaah: 20 })
    await refusedSave()
    expect(await differences()).toEqual([['Jumlah Jamaah', 'Anda 41', 'Tersimpan 20']])
  })
})

describe('a refusal with 409 that is no conflict', () => {
  const editedWith = async (react: Reaction, bend: () => Body = () => ({})) => {
    const app = await editedAtReview({ namaPaket: 'Umroh saya' }, bend)
    app.server.on('PUT', `${LIST}/${app.id}`, react)
    press(footerButton('Simpan'))
    return app
  }
  const refused = () => json({ message: 'Paket sedang dikunci admin' }, 409)

  it('the wizard’s foot shows the server’s message if the API gives no versions', async () => {
    const { server } = await editedWith(refused, () => ({ version: undefined }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Paket sedang dikunci admin')
    expect([screen.queryByRole('dialog'), versions(server)]).toEqual([null, [null]])
  })

  it('the sheet shows the server’s message without a choice if the version is still the same', async () => {
    await editedWith(refused)
    expect(await within(await sheet()).findByRole('alert')).toHaveTextContent('Paket sedang dikunci admin')
    expect(within(await sheet()).queryByRole('button', { name: /versi/ })).toBeNull()
  })

  it('an ended session leads to the login', async () => {
    const { server, colleague, id } = await editedByTwo({ namaPaket: 'Umroh saya' })
    await colleague({ jumlahJamaah: 20 })
    server.on('GET', editData(id), () => json({ message: 'Sesi berakhir' }, 401))
    press(footerButton('Simpan'))
    expect(await heading('Masuk')).toBeVisible()
  })
})

it('if the API gives no versions, the last save wins and nobody is asked', async () => {
  const { server, id } = await editedAtReview({ namaPaket: 'Umroh terakhir' }, () => ({ version: null }))
  const token = await server.login(HASAN)
  const { body } = await server.call('GET', `${LIST}/${id}`, { token })
  expect(body.data.package.nama_paket).toBe('Umroh Syawal 9 Hari')
  press(footerButton('Simpan'))
  expect(await screen.findByRole('article', { name: 'Umroh terakhir' })).toBeVisible()
  expect(versions(server)).toEqual([null])
})
