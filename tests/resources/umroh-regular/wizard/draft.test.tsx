import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DRAFTS_KEY } from '../../../../src/offline/drafts'
import { SITI } from '../../../partner-api/fixtures'
import { json } from '../../../support/fakeFetch'
import { LIST } from '../../../support/packageRows'
import { held, partnerServer, type PartnerServer, type Reaction } from '../../../support/partnerServer'
import { button, findButton, heading, press, renderApp, wait, write, type AppOptions } from '../../../support/renderApp'
import {
  atStep,
  checkbox,
  editedQuote,
  MORNING,
  newWizard,
  next,
  pick,
  smallPackageAtReview,
  textbox,
  trigger,
} from '../../../support/wizard'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
afterEach(() => void vi.useRealTimers())

const CREATE = '/package/umroh-reguler/create'
const PAUSE = 450
const drafts = () =>
  JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? '[]') as {
    package: string | null
    draft: { form: { namaPaket: string } }
  }[]
const question = () => screen.findByRole('dialog', { name: 'Lanjutkan draf?' })

/** The page is gone at once, as after a crash: nothing of it hears of its end. */
function crash({ unmount }: { unmount: () => void }) {
  const left = localStorage.getItem(DRAFTS_KEY)
  unmount()
  if (left === null) localStorage.removeItem(DRAFTS_KEY)
  else localStorage.setItem(DRAFTS_KEY, left)
}

/** An hour later the mitra comes back to an address. */
async function comeBack(server: PartnerServer, path = CREATE, as: string | null = SITI, more: AppOptions = {}) {
  vi.setSystemTime(Date.now() + 3_600_000)
  return renderApp(path, { server, as, ...more })
}

/** The flight that was chosen costs something else by now. */
const atNewPrice: Reaction = async (_, pass) => {
  const { data } = (await (await pass()).json()) as { data: { data: { pesawat: string }[] } }
  return json({
    data: { data: data.data.map((row) => (row.pesawat === 'Batik Air' ? { ...row, price: 12_345_678 } : row)) },
  })
}

/** The review, once every price in it is today's. */
async function atReviewOfToday() {
  await atStep(5)
  await waitFor(() => expect(screen.getByRole('region', { name: /Kalkulasi/ })).not.toHaveTextContent('Harga per 20'))
}

describe('what is typed into a wizard', () => {
  it('survives the page, is asked about with its name and age, and is gone on with at the step where it was left (fault 32)', async () => {
    const app = await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    await wait(PAUSE)
    crash(app)

    await comeBack(app.server)
    const dialog = await question()
    expect(dialog).toHaveTextContent('“Umroh Maret” belum disimpan. Terakhir diubah 1 jam yang lalu.')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(within(dialog).getByRole('button', { name: 'Lanjutkan' })).toHaveFocus()
    press(button('Lanjutkan'))
    await atStep(3)
    press(button('Sebelumnya'))
    await atStep(0)
    expect([textbox('Nama Paket'), textbox('Jumlah Jamaah')].map((field) => (field as HTMLInputElement).value)).toEqual(
      ['Umroh Maret', '45'],
    )
    expect(checkbox('Tanpa Hotel Makkah')).toBeChecked()
    await waitFor(() => expect(trigger('Pesawat')).toHaveTextContent('Batik Air'))
  })

  it('is as old as what was typed, however often it is looked at again', async () => {
    const app = await newWizard({ without: ['Makkah', 'Madinah'] })
    await wait(PAUSE)
    app.unmount()
    const again = await comeBack(app.server)
    press(await findButton('Lanjutkan'))
    await atStep(0)
    await wait(PAUSE)
    again.unmount()
    await comeBack(app.server)
    expect(await question()).toHaveTextContent('Terakhir diubah 2 jam yang lalu.')
  })

  it('is kept at a pause, not at each key', async () => {
    await newWizard({ flight: '' })
    write(textbox('Nama Paket'), 'A')
    await wait(100)
    write(textbox('Nama Paket'), 'AB')
    expect(drafts().map(({ draft }) => draft.form.namaPaket)).not.toContain('AB')
    await wait(PAUSE)
    expect(drafts().map(({ draft }) => draft.form.namaPaket)).toEqual(['AB'])
  })

  it.each<[string, () => void]>([
    [
      'put away',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
    ['left', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('is kept at once when the page is %s', async (_, end) => {
    await newWizard({ flight: '' })
    write(textbox('Nama Paket'), 'Baru saja')
    act(end)
    expect(drafts()[0]?.draft.form.namaPaket).toBe('Baru saja')
  })

  it('leaves no draft where nothing was typed, or it was taken back', async () => {
    const { unmount, server } = await newWizard({ name: '', jamaah: '', flight: '' })
    await wait(PAUSE)
    expect(drafts()).toEqual([])
    write(textbox('Nama Paket'), 'X')
    await wait(PAUSE)
    expect(drafts()).toHaveLength(1)
    write(textbox('Nama Paket'), '')
    await wait(PAUSE)
    expect(drafts()).toEqual([])
    unmount()
    await comeBack(server)
    await atStep(0)
  })

  it('is thrown away with Buang, for good', async () => {
    const app = await newWizard()
    app.unmount()
    const second = await comeBack(app.server)
    await question()
    press(button('Buang'))
    await atStep(0)
    expect([textbox('Nama Paket'), drafts()]).toEqual([expect.objectContaining({ value: '' }), []])
    second.unmount()
    await comeBack(app.server)
    await atStep(0)
  })

  it('thrown away, or saved by somebody meanwhile, leads to the older one of the same package', async () => {
    const { server, id, unmount } = await editedQuote()
    write(textbox('Jumlah Jamaah'), '12')
    await wait(PAUSE)
    const [older] = JSON.parse(localStorage.getItem(DRAFTS_KEY)!) as [{ draft: { form: object } }]
    unmount()
    const like = (writer: string, changes: object) => ({
      ...older,
      draft: { ...older.draft, writer, form: { ...older.draft.form, ...changes } },
    })
    localStorage.setItem(
      DRAFTS_KEY,
      JSON.stringify([like('same', { jumlahJamaah: '45' }), like('newer', { namaPaket: 'Yang baru' }), older]),
    )
    await comeBack(server, `/package/umroh-reguler/edit/${id}`)
    expect(await question()).toHaveTextContent('“Yang baru”')
    press(button('Buang'))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('“Umroh Syawal 9 Hari”'))
    press(button('Lanjutkan'))
    await atStep(0)
    expect([textbox('Jumlah Jamaah'), drafts().length]).toEqual([expect.objectContaining({ value: '12' }), 1])
  })

  it('may be left for later: a new package is begun beside it, and each has a draft of its own', async () => {
    const app = await newWizard()
    app.unmount()
    const second = await comeBack(app.server)
    press(await findButton('Buat paket lain dulu'))
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('')
    write(textbox('Nama Paket'), 'Umroh kedua')
    await wait(PAUSE)
    expect(drafts().map(({ draft }) => draft.form.namaPaket)).toEqual(['Umroh kedua', 'Umroh Maret'])
    second.unmount()
    await comeBack(app.server)
    expect(await question()).toHaveTextContent('Umroh kedua')
    press(button('Buang'))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Umroh Maret'))
    expect(drafts().map(({ draft }) => draft.form.namaPaket)).toEqual(['Umroh Maret'])
    press(button('Buang'))
    await atStep(0)
    expect(drafts()).toEqual([])
  })

  it('is the very one that was asked about, though another tab has written its own meanwhile', async () => {
    const app = await newWizard()
    app.unmount()
    await comeBack(app.server)
    await question()
    const [owned] = drafts()
    const other = {
      ...owned,
      draft: { ...owned!.draft, writer: 'another tab', form: { ...owned!.draft.form, namaPaket: 'Dari tab lain' } },
    }
    localStorage.setItem(DRAFTS_KEY, JSON.stringify([other, owned]))
    press(button('Lanjutkan'))
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('Umroh Maret')
  })

  it('is of the package it was typed for, and no other', async () => {
    const { id, server, unmount } = await editedQuote()
    write(textbox('Jumlah Jamaah'), '46')
    unmount()
    const second = await comeBack(server)
    await atStep(0)
    second.unmount()
    await comeBack(server, `/package/umroh-reguler/edit/${id}`)
    await question()
    press(button('Lanjutkan'))
    await atStep(0)
    expect(textbox('Jumlah Jamaah')).toHaveValue('46')
    press(screen.getByRole('button', { name: 'Lanjut' }))
    await atStep(1)
  })

  it('is not asked about once somebody has saved the very same', async () => {
    const { id, server, unmount } = await editedQuote()
    write(textbox('Jumlah Jamaah'), '46')
    unmount()
    server.on('GET', `${LIST}/${id}/edit-data`, async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: object }
      return json({ data: { ...data, jumlahJamaah: 46 } })
    })
    await comeBack(server, `/package/umroh-reguler/edit/${id}`)
    await atStep(0)
    expect(drafts()).toEqual([])
  })

  it('is never shown to another user, and is there again for its own (fault 12)', async () => {
    const app = await newWizard()
    app.unmount()
    const second = await comeBack(app.server, CREATE, 'dewi@barokah.co.id')
    await atStep(0)
    expect(document.body).not.toHaveTextContent('Umroh Maret')
    second.unmount()
    await comeBack(app.server)
    expect(await question()).toHaveTextContent('Umroh Maret')
  })
})

describe('prices of a draft', () => {
  it('are read anew before it can be saved; what is no longer offered is emptied, with a word', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const app = await newWizard({ without: ['Makkah', 'Madinah'] }, server)
    await next(3)
    await next(4)
    await pick('Perlengkapan', 'Koper lengkap')
    app.unmount()
    server.on('GET', '/custom-data/pesawat', atNewPrice)
    server.on('GET', '/custom-data/perlengkapan', async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { data: { equipment: string }[] } }
      return json({ data: { data: data.data.filter(({ equipment }) => equipment !== 'Koper lengkap') } })
    })
    await comeBack(server)
    press(await findButton('Lanjutkan'))
    await atStep(4)
    expect(
      await screen.findByText('Perlengkapan yang dipilih tidak tersedia lagi. Pilih kembali bila perlu.'),
    ).toBeVisible()
    await waitFor(() => expect(trigger('Perlengkapan')).toHaveTextContent('Pilih Perlengkapan'))
    await next(5)
    await waitFor(() => expect(screen.getByRole('region', { name: /Kalkulasi/ })).toHaveTextContent('Rp. 12.345.678'))
    press(button('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
  })
})

it('a choice of a draft whose list has become empty is emptied too', async () => {
  const server = await partnerServer({ packages: [1, 0] })
  const app = await newWizard({ without: ['Makkah', 'Madinah'] }, server)
  await next(3)
  await next(4)
  await pick('Perlengkapan', 'Koper lengkap')
  app.unmount()
  server.on('GET', '/custom-data/perlengkapan', () => json({ data: { data: [] } }))
  await comeBack(server)
  press(await findButton('Lanjutkan'))
  await atStep(4)
  await waitFor(() => expect(trigger('Perlengkapan')).toHaveTextContent('Pilih Perlengkapan'))
})

describe('a save', () => {
  const saves = (server: PartnerServer) => server.callsTo('POST', LIST)

  it('that succeeded leaves no draft', async () => {
    const { server } = await smallPackageAtReview()
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    expect([drafts(), saves(server).length]).toEqual([[], 1])
  })

  it('that met the end of the session leaves the draft, words at the login, and after signing in the question (fault 10, 32)', async () => {
    const { server } = await smallPackageAtReview()
    const stop = server.on('POST', LIST, () => json({ message: 'Sesi berakhir' }, 401))
    press(button('Simpan'))
    expect(await heading('Masuk')).toBeVisible()
    expect(screen.getByText('Sesi Anda telah berakhir. Silakan masuk kembali.')).toBeVisible()
    stop()
    write(screen.getByRole('textbox', { name: 'Email' }), SITI)
    write(screen.getByLabelText('Password'), 'mitra123')
    press(button('Login'))
    await question()
    press(button('Lanjutkan'))
    await atReviewOfToday()
    press(button('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect(drafts()).toEqual([])
  })

  it.each<[string, boolean]>([
    ['has arrived', true],
    ['has not arrived', false],
  ])(
    'whose page was closed before its answer, and that %s, is the same save afterwards, at new prices too: one package (fault 32)',
    async (_, arrives) => {
      const server = await partnerServer({ packages: [0, 0] })
      const answer = held()
      const lost: Reaction = async (call, pass) => {
        if (arrives) await pass()
        return answer.react(call, pass)
      }
      const stop = server.on('POST', LIST, lost)
      const app = await smallPackageAtReview(server)
      press(button('Simpan'))
      await waitFor(() => expect(saves(server)).toHaveLength(1))
      crash(app)
      stop()
      server.on('GET', '/custom-data/pesawat', atNewPrice)
      await comeBack(server)
      press(await findButton('Lanjutkan'))
      await atReviewOfToday()
      press(button('Simpan'))
      expect(await screen.findAllByRole('article')).toHaveLength(1)
      expect(drafts()).toEqual([])
      const keys = saves(server).map(({ headers }) => headers.get('idempotency-key'))
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
  )

  async function changedJamaah(jamaah: string) {
    press(screen.getAllByRole('link', { name: /^Ubah/ })[0]!)
    await atStep(0)
    write(textbox('Jumlah Jamaah'), jamaah)
    for (const step of [3, 4, 5]) await next(step)
  }

  it.each([
    ['arrived', true],
    ['did not arrive', false],
  ])(
    'whose answer was lost and that %s, changed and made again, is one package: the changed one',
    async (_, arrives) => {
      const server = await partnerServer({ packages: [0, 0] })
      const stop = server.on('POST', LIST, async (_, pass) => {
        if (arrives) await pass()
        throw new TypeError('Failed to fetch')
      })
      await smallPackageAtReview(server)
      press(button('Simpan'))
      await screen.findByRole('alert')
      stop()
      await changedJamaah('46')
      // The change is lost as well, and taken back.
      const stopChanges = server.on('PUT', /./, async (_, pass) => {
        await pass()
        throw new TypeError('Failed to fetch')
      })
      press(button('Simpan'))
      await screen.findByRole('alert')
      stopChanges()
      await changedJamaah('45')
      press(button('Simpan'))
      const cards = await screen.findAllByRole('article')
      expect(cards.map((card) => card.textContent)).toEqual([expect.stringContaining('45 Orang')])
    },
  )

  it('that was refused is not one whose answer was lost', async () => {
    const { server, unmount } = await smallPackageAtReview()
    const stop = server.on('POST', LIST, () =>
      json({ message: 'Kuota habis', errors: { kuota: ['Kuota habis'] } }, 422),
    )
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Kuota habis')
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
    unmount()
    stop()
    await comeBack(server)
    expect(await question()).toHaveTextContent('“Umroh Maret” belum disimpan. Terakhir diubah')
    press(button('Lanjutkan'))
    await atReviewOfToday()
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    expect(saves(server)).toHaveLength(2)
  })

  it('whose answer was lost, where saves carry no key, is not sent again for a look at what it made: one more package at most', async () => {
    const { server, unmount } = await smallPackageAtReview()
    unmount()
    const again = await comeBack(server, CREATE, SITI, { sendIdempotencyKey: false })
    press(await findButton('Lanjutkan'))
    await atReviewOfToday()
    const stop = server.on('POST', LIST, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Paket mungkin sudah tersimpan: periksa daftar paket sebelum mencoba lagi.',
    )
    again.unmount()
    stop()
    await comeBack(server, CREATE, SITI, { sendIdempotencyKey: false })
    expect(await question()).toHaveTextContent(
      'pernah dicoba disimpan, jawaban server belum diterima. Periksa daftar paket bila ragu.',
    )
    press(button('Lanjutkan'))
    await atReviewOfToday()
    for (const step of [4, 3, 0]) {
      press(button('Sebelumnya'))
      await atStep(step)
    }
    write(textbox('Nama Paket'), 'Umroh April')
    for (const step of [3, 4, 5]) await next(step)
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh April' })
    expect(saves(server).map(({ body }) => (body as { namaPaket: string }).namaPaket)).toEqual([
      'Umroh Maret',
      'Umroh April',
    ])
  })

  it('whose answer was lost, and that the server refuses, is made anew', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const stop = server.on('POST', LIST, () => Promise.reject(new TypeError('Failed to fetch')))
    await smallPackageAtReview(server)
    press(button('Simpan'))
    await screen.findByRole('alert')
    stop()
    server.on('POST', LIST, ({ body }, pass) =>
      (body as { jumlahJamaah: number }).jumlahJamaah === 45
        ? json({ message: 'Tidak bisa', errors: {} }, 422)
        : pass(),
    )
    await changedJamaah('46')
    press(button('Simpan'))
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => card.textContent)).toEqual([expect.stringContaining('46 Orang')])
  })

  it('whose answer was lost, made again at another price, is the package at the price on screen', async () => {
    const { server } = await smallPackageAtReview(await partnerServer({ packages: [0, 0] }))
    const stop = server.on('POST', LIST, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    press(button('Simpan'))
    await screen.findByRole('alert')
    stop()
    server.on('GET', '/custom-data/pesawat', atNewPrice)
    vi.setSystemTime(Date.now() + 600_000)
    press(button('Sebelumnya'))
    await atStep(4)
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => void window.dispatchEvent(new Event('online')))
    await next(5)
    await waitFor(() => expect(screen.getByRole('region', { name: /Kalkulasi/ })).toHaveTextContent('Rp. 12.345.678'))
    press(button('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    const keys = saves(server).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size, server.callsTo('PUT', /./).length]).toEqual([2, 1, 1])
  })

  it('acknowledged while the question stands leaves nothing to go on with', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const answer = held()
    server.on('POST', LIST, answer.react)
    await smallPackageAtReview(server)
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
    press(await findButton('Keluar'))
    press(await screen.findByRole('link', { name: 'Buat Baru' }))
    expect(await question()).toHaveTextContent('pernah dicoba disimpan, jawaban server belum diterima')
    answer.letGo()
    await waitFor(() => expect(drafts()).toEqual([]))
    press(button('Lanjutkan'))
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('')
  })

  it('of an opened package waits for today’s prices of what is chosen', async () => {
    const answer = held()
    const { server, id, unmount } = await editedQuote()
    write(textbox('Nama Paket'), 'Umroh nanti')
    for (const step of [1, 2, 3, 4, 5]) await next(step)
    unmount()
    server.on('GET', '/custom-data/pesawat', answer.react)
    await comeBack(server, `/package/umroh-reguler/edit/${id}`)
    press(await findButton('Lanjutkan'))
    await atStep(5)
    press(button('Simpan'))
    await waitFor(() => expect(button('Menyimpan...')).toBeDisabled())
    await wait(50)
    expect(server.callsTo('PUT', /./)).toEqual([])
    answer.letGo()
    expect(await screen.findByRole('article', { name: 'Umroh nanti' })).toBeVisible()
  })

  it('that failed is tried again with Coba lagi', async () => {
    const { server } = await smallPackageAtReview()
    const stop = server.on('POST', LIST, () => json({}, 503))
    press(button('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server sedang bermasalah. Coba lagi sebentar lagi. Isian tetap ada di sini; paket tidak akan tersimpan dua kali.',
    )
    stop()
    press(button('Coba lagi'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect(new Set(saves(server).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })
})
