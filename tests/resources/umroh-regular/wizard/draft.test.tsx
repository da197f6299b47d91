import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DRAFTS_KEY } from '@/offline/drafts'
import { SITI } from '@tests/partner-api/fixtures'
import { inTheMorning } from '@tests/support/morning'
import { json } from '@tests/support/server/fakeFetch'
import { chosen } from '@tests/support/packageForms'
import { LIST } from '@tests/support/packageRows'
import { loseNetwork } from '@tests/support/network'
import { held, partnerServer, type PartnerServer, type Reaction } from '@tests/support/server/partnerServer'
import { button, findButton, heading, press, renderApp, wait, write, type AppOptions } from '@tests/support/renderApp'
import {
  atStep,
  arrow,
  checkbox,
  draftAtReview,
  editedAtReview,
  editedQuote,
  footerButton,
  newWizard,
  next,
  shownStep,
  textbox,
  trigger,
} from '@tests/support/wizard'

inTheMorning()

const CREATE = '/package/umroh-reguler/create'
const PAUSE = 450
/** Sends the event of a page that may end: the wizard stores its draft at once, without a pause in typing. */
const keepNow = () => act(() => void window.dispatchEvent(new Event('pagehide')))
const drafts = () =>
  JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? '[]') as {
    package: string | null
    draft: { step: number; form: { namaPaket: string } }
  }[]
const question = () => screen.findByRole('dialog', { name: 'Lanjutkan draf?' })

/** Ends the page as a crash does, so that none of its listeners runs. */
function crash({ unmount }: { unmount: () => void }) {
  const left = localStorage.getItem(DRAFTS_KEY)
  unmount()
  if (left === null) localStorage.removeItem(DRAFTS_KEY)
  else localStorage.setItem(DRAFTS_KEY, left)
}

/** Opens an address again after one hour. */
async function comeBack(server: PartnerServer, path = CREATE, as: string | null = SITI, more: AppOptions = {}) {
  vi.setSystemTime(Date.now() + 3_600_000)
  return renderApp(path, { server, as, ...more })
}

/** The chosen flight has a new price. */
const atNewPrice: Reaction = async (_, pass) => {
  const { data } = (await (await pass()).json()) as { data: { data: { pesawat: string }[] } }
  return json({
    data: { data: data.data.map((row) => (row.pesawat === 'Batik Air' ? { ...row, price: 12_345_678 } : row)) },
  })
}

/** Waits for the review with today's prices. */
async function atReviewOfToday() {
  await atStep(5)
  await waitFor(() => expect(document.querySelector('main')).not.toHaveTextContent('Harga per 20'))
}

describe('the draft of a wizard', () => {
  it('a draft survives the page, is offered with its name and age, and continues at its own step (fault 32)', async () => {
    const app = await newWizard({ without: ['Makkah', 'Madinah'] })
    await next(3)
    keepNow()
    crash(app)

    await comeBack(app.server)
    const dialog = await question()
    const writtenAt = () => (JSON.parse(localStorage.getItem(DRAFTS_KEY)!) as [{ draft: { at: number } }])[0].draft.at
    const before = writtenAt()
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
    keepNow()
    expect(writtenAt(), 'reading a draft does not make it younger').toBe(before)
  })

  it('the wizard stores the draft at a pause in typing, not at each key', async () => {
    await newWizard({ flight: '' })
    write(textbox('Nama Paket'), 'A')
    await wait(100)
    write(textbox('Nama Paket'), 'AB')
    expect(drafts().map(({ draft }) => draft.form.namaPaket)).not.toContain('AB')
    await wait(PAUSE)
    expect(drafts().map(({ draft }) => draft.form.namaPaket)).toEqual(['AB'])
  })

  it('a move shows the next step first, and stores the draft of that step after its paint', async () => {
    await newWizard({ without: ['Makkah', 'Madinah'] })
    await wait(PAUSE)
    press(footerButton('Lanjut'))
    expect(shownStep()).toBe(3)
    expect(drafts().map(({ draft }) => draft.step)).toEqual([0])
    await wait(100)
    expect(drafts().map(({ draft }) => draft.step)).toEqual([3])
  })

  it('the wizard stores the draft at once when the page is hidden or left', async () => {
    await newWizard({ flight: '' })
    write(textbox('Nama Paket'), 'Baru saja')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(drafts()[0]?.draft.form.namaPaket).toBe('Baru saja')
    write(textbox('Nama Paket'), 'Sebelum pergi')
    keepNow()
    expect(drafts()[0]?.draft.form.namaPaket).toBe('Sebelum pergi')
  })

  it('there is no draft if the mitra typed nothing or undid the changes', async () => {
    const { unmount, server } = await newWizard({ name: '', jamaah: '', flight: '' })
    keepNow()
    expect(drafts()).toEqual([])
    write(textbox('Nama Paket'), 'X')
    keepNow()
    expect(drafts()).toHaveLength(1)
    write(textbox('Nama Paket'), '')
    keepNow()
    expect(drafts()).toEqual([])
    unmount()
    await comeBack(server)
    await atStep(0)
  })

  it('Buang deletes the draft for good', async () => {
    const app = await newWizard({ flight: '' })
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

  it('an older draft of the same package is offered once the newer draft is discarded or already saved', async () => {
    const { server, id, unmount } = await editedQuote()
    write(textbox('Jumlah Jamaah'), '12')
    keepNow()
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

  it('the draft of a package that the server no longer has continues as a new package, or is discarded', async () => {
    const { server, id, unmount } = await editedQuote()
    write(textbox('Jumlah Jamaah'), '12')
    keepNow()
    unmount()
    const path = `/package/umroh-reguler/edit/${id}`
    server.on('GET', `${LIST}/${id}/edit-data`, () => json({ message: 'x' }, 404))
    const missing = await comeBack(server, path)
    const [changed] = drafts()
    expect(await screen.findByRole('alert')).toHaveTextContent('Isian Anda pada “Umroh Syawal 9 Hari” masih ada')
    press(await findButton('Jadikan paket baru'))
    await atStep(0)
    expect(textbox('Jumlah Jamaah')).toHaveValue('12')
    keepNow()
    expect(drafts()).toMatchObject([{ package: null, draft: { form: { jumlahJamaah: '12' } } }])
    missing.unmount()

    localStorage.setItem(DRAFTS_KEY, JSON.stringify([changed]))
    await comeBack(server, path)
    press(await findButton('Buang'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Buang' })).toBeNull())
    expect([screen.getByRole('alert').textContent, drafts()]).toEqual([expect.stringContaining('Data tidak'), []])
  })

  it('a draft can wait while the mitra starts another new package, and each package has a separate draft', async () => {
    const app = await newWizard({ flight: '' })
    app.unmount()
    const second = await comeBack(app.server)
    press(await findButton('Buat paket lain dulu'))
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('')
    write(textbox('Nama Paket'), 'Umroh kedua')
    keepNow()
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

  it('Lanjutkan resumes the draft that the question named, even if another tab has stored a draft meanwhile', async () => {
    const app = await newWizard({ flight: '' })
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

  it('a draft is offered only for the package that it belongs to', async () => {
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

  it('a draft is deleted without a question once somebody has saved the same contents', async () => {
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

  it('a draft is never shown to another user, and waits for its own user (fault 12)', async () => {
    const app = await newWizard({ flight: '' })
    app.unmount()
    const second = await comeBack(app.server, CREATE, 'dewi@barokah.co.id')
    await atStep(0)
    expect(document.body).not.toHaveTextContent('Umroh Maret')
    second.unmount()
    await comeBack(app.server)
    expect(await question()).toHaveTextContent('Umroh Maret')
  })
})

/** Two choices as a draft holds them, with prices that are no longer those of today. */
async function chosenAnHourAgo(server: PartnerServer) {
  const token = await server.login(SITI)
  const [flight, equipment] = await Promise.all([
    server.idOf(token, '/custom-data/pesawat', 'pesawat', 'Batik Air'),
    server.idOf(token, '/custom-data/perlengkapan', 'equipment', 'Koper lengkap'),
  ])
  return { pesawat: chosen(flight, 'Batik Air'), perlengkapan: chosen(equipment, 'Koper lengkap') }
}

describe('prices of a draft', () => {
  it('prices are read again before the draft can be saved; a choice that is no longer offered is cleared, with a message', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const { pesawat, perlengkapan } = await chosenAnHourAgo(server)
    server.on('GET', '/custom-data/pesawat', atNewPrice)
    server.on('GET', '/custom-data/perlengkapan', async (_, pass) => {
      const { data } = (await (await pass()).json()) as { data: { data: { equipment: string }[] } }
      return json({ data: { data: data.data.filter(({ equipment }) => equipment !== 'Koper lengkap') } })
    })
    await draftAtReview(server, { step: 4, form: { pesawat, perlengkapan } })
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

it('a choice of a draft is cleared too if its list has become empty', async () => {
  const server = await partnerServer({ packages: [1, 0] })
  const { perlengkapan } = await chosenAnHourAgo(server)
  server.on('GET', '/custom-data/perlengkapan', () => json({ data: { data: [] } }))
  await draftAtReview(server, { step: 4, form: { perlengkapan } })
  await waitFor(() => expect(trigger('Perlengkapan')).toHaveTextContent('Pilih Perlengkapan'))
})

describe('a save and its draft', () => {
  const saves = (server: PartnerServer) => server.callsTo('POST', LIST)

  it('a save that succeeded leaves no draft on the phone', async () => {
    const { server } = await draftAtReview()
    press(footerButton('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    expect([drafts(), saves(server).length]).toEqual([[], 1])
  })

  it('if the session ends during a save, the login appears, and the draft is offered after signing in (fault 10, 32)', async () => {
    const { server } = await draftAtReview()
    const stop = server.on('POST', LIST, () => json({ message: 'Sesi berakhir' }, 401))
    press(footerButton('Simpan'))
    expect(await heading('Masuk')).toBeVisible()
    expect(screen.getByText('Sesi Anda telah berakhir. Silakan masuk kembali.')).toBeVisible()
    stop()
    write(screen.getByRole('textbox', { name: 'Email' }), SITI)
    write(screen.getByLabelText('Password'), 'mitra123')
    press(button('Login'))
    await question()
    press(button('Lanjutkan'))
    await atReviewOfToday()
    press(footerButton('Simpan'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect(drafts()).toEqual([])
  })

  it.each<[string, boolean]>([
    ['had arrived', true],
    ['had not arrived', false],
  ])(
    'if the page closed before the answer of a save that %s, the draft makes one package, at new prices too (fault 32)',
    async (_, arrives) => {
      const server = await partnerServer({ packages: [0, 0] })
      const answer = held()
      const lost: Reaction = async (call, pass) => {
        if (arrives) await pass()
        return answer.react(call, pass)
      }
      const stop = server.on('POST', LIST, lost)
      const app = await draftAtReview(server)
      press(footerButton('Simpan'))
      await waitFor(() => expect(saves(server)).toHaveLength(1))
      crash(app)
      stop()
      server.on('GET', '/custom-data/pesawat', atNewPrice)
      await comeBack(server)
      press(await findButton('Lanjutkan'))
      await atReviewOfToday()
      press(footerButton('Simpan'))
      expect(await screen.findAllByRole('article')).toHaveLength(1)
      expect(drafts()).toEqual([])
      const keys = saves(server).map(({ headers }) => headers.get('idempotency-key'))
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
  )

  async function changedJamaah(jamaah: string) {
    press(screen.getAllByText('Ubah')[0]!)
    await atStep(0)
    write(textbox('Jumlah Jamaah'), jamaah)
    press(footerButton('Kembali ke review'))
    await atStep(5)
  }

  it.each([
    ['arrived', true],
    ['did not arrive', false],
  ])('a lost save that %s and is then changed and repeated makes one package with the changes', async (_, arrives) => {
    const server = await partnerServer({ packages: [0, 0] })
    const stop = server.on('POST', LIST, async (_, pass) => {
      if (arrives) await pass()
      throw new TypeError('Failed to fetch')
    })
    await draftAtReview(server)
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    stop()
    await changedJamaah('46')
    // The answer to the changed save is lost as well, and the mitra undoes the change.
    const stopChanges = server.on('PUT', /./, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    stopChanges()
    await changedJamaah('45')
    press(footerButton('Simpan'))
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => card.textContent)).toEqual([expect.stringContaining('45 Orang')])
  })

  it('the draft of a refused save does not count as a lost save', async () => {
    const app = await draftAtReview()
    const { server } = app
    const stop = server.on('POST', LIST, () =>
      json({ message: 'Kuota habis', errors: { kuota: ['Kuota habis'] } }, 422),
    )
    press(footerButton('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Kuota habis')
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
    crash(app)
    stop()
    await comeBack(server)
    expect(await question()).toHaveTextContent('“Umroh Maret” belum disimpan. Terakhir diubah')
    press(button('Lanjutkan'))
    await atReviewOfToday()
    press(footerButton('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    expect(saves(server)).toHaveLength(2)
  })

  it.each([
    ['after a crash', true],
    ['in the same wizard', false],
  ])(
    'without idempotency keys a lost save is not repeated %s: the list shows its package, which is then changed',
    async (_, isCrash) => {
      const { server, unmount } = await draftAtReview()
      unmount()
      const again = await comeBack(server, CREATE, SITI, { sendIdempotencyKey: false })
      press(await findButton('Lanjutkan'))
      await atReviewOfToday()
      const stop = server.on('POST', LIST, async (_, pass) => {
        await pass()
        throw new TypeError('Failed to fetch')
      })
      press(footerButton('Simpan'))
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Paket mungkin sudah tersimpan: periksa daftar paket sebelum mencoba lagi.',
      )
      stop()
      if (isCrash) {
        again.unmount()
        await comeBack(server, CREATE, SITI, { sendIdempotencyKey: false })
        expect(await question()).toHaveTextContent(
          'pernah dicoba disimpan, jawaban server belum diterima. Periksa daftar paket bila ragu.',
        )
        press(button('Lanjutkan'))
        await atReviewOfToday()
      }
      for (const step of [4, 3, 0]) {
        press(button('Sebelumnya'))
        await atStep(step)
      }
      write(textbox('Nama Paket'), 'Umroh April')
      for (const step of [3, 4, 5]) await next(step)
      press(footerButton('Simpan'))
      await screen.findByRole('article', { name: 'Umroh April' })
      expect(saves(server).map(({ body }) => (body as { namaPaket: string }).namaPaket)).toEqual(['Umroh Maret'])
    },
  )

  it('if the server refuses the repeat of a lost save, the package is created again', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const stop = server.on('POST', LIST, () => Promise.reject(new TypeError('Failed to fetch')))
    await draftAtReview(server)
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    stop()
    server.on('POST', LIST, ({ body }, pass) =>
      (body as { jumlahJamaah: number }).jumlahJamaah === 45
        ? json({ message: 'Tidak bisa', errors: {} }, 422)
        : pass(),
    )
    await changedJamaah('46')
    press(footerButton('Simpan'))
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => card.textContent)).toEqual([expect.stringContaining('46 Orang')])
  })

  it('the package of a lost save gets the price on screen', async () => {
    const { server } = await draftAtReview(await partnerServer({ packages: [0, 0] }))
    const stop = server.on('POST', LIST, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    press(footerButton('Simpan'))
    await screen.findByRole('alert')
    stop()
    server.on('GET', '/custom-data/pesawat', atNewPrice)
    vi.setSystemTime(Date.now() + 600_000)
    press(button('Sebelumnya'))
    await atStep(4)
    loseNetwork(server)()
    await next(5)
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('Rp. 12.345.678'))
    press(footerButton('Simpan'))
    await screen.findByRole('article', { name: 'Umroh Maret' })
    const keys = saves(server).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size, server.callsTo('PUT', /./).length]).toEqual([2, 1, 1])
  })

  it('if the answer arrives while the draft is offered, the draft is deleted and Lanjutkan opens an empty wizard', async () => {
    const server = await partnerServer({ packages: [0, 0] })
    const answer = held()
    server.on('POST', LIST, answer.react)
    await draftAtReview(server)
    press(footerButton('Simpan'))
    await waitFor(() => expect(footerButton('Menyimpan...')).toBeDisabled())
    press(arrow())
    press(await findButton('Keluar'))
    press(await screen.findByRole('link', { name: 'Buat Baru' }))
    expect(await question()).toHaveTextContent('pernah dicoba disimpan, jawaban server belum diterima')
    answer.letGo()
    await waitFor(() => expect(drafts()).toEqual([]))
    press(button('Lanjutkan'))
    await atStep(0)
    expect(textbox('Nama Paket')).toHaveValue('')
  })

  it('the save of a resumed draft waits for today’s prices of an opened package', async () => {
    const answer = held()
    const { server, id, unmount } = await editedAtReview({ namaPaket: 'Umroh nanti' })
    unmount()
    server.on('GET', '/custom-data/pesawat', answer.react)
    await comeBack(server, `/package/umroh-reguler/edit/${id}`)
    press(await findButton('Lanjutkan'))
    await atStep(5)
    press(footerButton('Simpan'))
    await waitFor(() => expect(footerButton('Memeriksa harga...')).toBeDisabled())
    await wait(50)
    expect(server.callsTo('PUT', /./)).toEqual([])
    answer.letGo()
    expect(await screen.findByRole('article', { name: 'Umroh nanti' })).toBeVisible()
  })

  it('Coba lagi sends the save again with the same idempotency key', async () => {
    const { server } = await draftAtReview()
    const stop = server.on('POST', LIST, () => json({}, 503))
    press(footerButton('Simpan'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server sedang bermasalah. Coba lagi sebentar lagi. Isian tetap ada di sini; paket tidak akan tersimpan dua kali.',
    )
    stop()
    press(footerButton('Coba lagi'))
    expect(await screen.findByRole('article', { name: 'Umroh Maret' })).toBeVisible()
    expect(new Set(saves(server).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })
})
