import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileSize } from '@/domain/values/fileSize'
import { ADMIN, SITI, STAFF } from '../../partner-api/fixtures'
import { partnerServer } from '../../support/server/partnerServer'
import { address, button, findButton, press, renderApp } from '../../support/renderApp'

const PATH = '/partner/backup'

/** The file that the browser would save, and the names of all that were saved. */
let saved: { name: string; size: number }[] = []
beforeEach(() => {
  saved = []
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob) - 1}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files[Number(this.href.slice('blob:'.length))]
    saved.push({ name: this.download, size: file?.size ?? 0 })
  })
})
afterEach(() => vi.restoreAllMocks())

const HEADERS = {
  'content-type': 'application/gzip',
  'content-length': '2000000',
  'content-disposition': 'attachment; filename="cadangan-20261122-0130.jsonl.gz"',
}

/** The screen over a server that sends the file piece by piece, as the test says. */
async function openScreen() {
  const server = await partnerServer({ packages: [1, 0], features: ['backup'] })
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.on('GET', PATH, async () => {
    await answered
    return new Response(body, { headers: HEADERS })
  })
  await renderApp('/cadangan', { server, as: ADMIN, width: 1280 })
  press(await findButton('Unduh cadangan'))
  return {
    server,
    answer,
    sendMegabyte: () => send?.enqueue(new Uint8Array(1_000_000).fill(97)),
    end: () => send?.close(),
  }
}
const bar = () => screen.findByRole('progressbar', { name: 'Kemajuan unduhan' })

describe('the screen Cadangan', () => {
  it.each([
    [0, '0,0 KB'],
    [4_321, '4,3 KB'],
    [99_900, '99,9 KB'],
    [100_000, '0,1 MB'],
    [1_250_000_000, '1.250,0 MB'],
  ])('a file of %i bytes is %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })

  it('an admin downloads a backup, sees how far it is, and gets the file when it is whole', async () => {
    const { server, answer, sendMegabyte, end } = await openScreen()
    expect(await bar()).not.toHaveAttribute('aria-valuenow')
    expect(within(screen.getByRole('main')).getAllByText('Menyiapkan cadangan…')[0]).toBeVisible()
    expect(button('Unduh cadangan')).toBeDisabled()
    answer()
    sendMegabyte()
    expect(await screen.findByText('Mengunduh 1,0 MB dari 2,0 MB')).toBeVisible()
    expect(await bar()).toHaveAttribute('aria-valuenow', '50')
    expect(saved).toEqual([])
    sendMegabyte()
    end()
    expect(
      (await screen.findAllByText('Cadangan cadangan-20261122-0130.jsonl.gz (2,0 MB) sudah diunduh.'))[0],
    ).toBeVisible()
    expect(saved).toEqual([{ name: 'cadangan-20261122-0130.jsonl.gz', size: 2_000_000 }])
    expect(server.log().filter((call) => call.includes(PATH))).toHaveLength(1)
  })

  it('an admin who stops the download gets no file', async () => {
    const { answer, sendMegabyte } = await openScreen()
    answer()
    sendMegabyte()
    await screen.findByText('Mengunduh 1,0 MB dari 2,0 MB')
    press(button('Hentikan'))
    expect((await screen.findAllByText('Dihentikan. Tidak ada berkas yang disimpan.'))[0]).toBeVisible()
    expect([saved, screen.queryByRole('progressbar')]).toEqual([[], null])
    expect(button('Unduh cadangan')).toBeEnabled()
  })

  it('a download that breaks off is not saved as a file, and the admin is told', async () => {
    const { answer, sendMegabyte, end } = await openScreen()
    answer()
    sendMegabyte()
    end()
    expect(await screen.findByRole('alert')).toHaveTextContent('Cadangan belum dapat diunduh. Tidak ada berkas')
    expect(saved).toEqual([])
  })

  const last = async () => (await screen.findByText('Cadangan terakhir')).nextElementSibling

  it('the screen says when the last backup was made, by whom and how large it is, also after a download', async () => {
    const server = await partnerServer({ packages: [1, 0], features: ['backup', 'audit'] })
    const made = { resource: 'backup', event: 'export', recordId: null, label: 'malam.gz', before: null } as const
    const by = { at: Date.now() - 3 * 86_400_000, userId: null, userName: 'Perintah di server', address: '' }
    await renderApp('/cadangan', { server, as: ADMIN, width: 1280 })
    await waitFor(async () => expect(await last()).toHaveTextContent('Belum ada yang tercatat.'))
    await server.store.addAudit({ ...by, ...made, after: { bytes: 2_000_000 } })
    // A download that began and was not read to its end.
    await server.store.addAudit({ ...by, ...made, at: Date.now(), event: 'create', after: { bytes: 3_000_000 } })
    server.on('GET', PATH, () => new Response('abc', { headers: { ...HEADERS, 'content-length': '3' } }))
    press(await findButton('Unduh cadangan'))
    await waitFor(async () =>
      expect(await last()).toHaveTextContent(/^\d+ \w+ \d{4}, .* \(3 hari lalu\), oleh Perintah di server \(2,0 MB\)$/),
    )
  })

  it('a user who does not read the audit is told of no last backup, and nothing is asked', async () => {
    const { server } = await openScreen()
    expect(screen.queryByText('Cadangan terakhir')).toBeNull()
    expect(server.callsTo('GET', '/partner/audit')).toEqual([])
  })

  it('the words for the operator of the server are folded', async () => {
    await openScreen()
    const folded = button('Untuk pengelola server')
    expect(folded).toHaveAttribute('aria-expanded', 'false')
    press(folded)
    expect(await screen.findByText('node release/server.js restore BERKAS')).toBeVisible()
  })

  it('an admin without the permission has no such menu entry, and the address leads to Access Denied', async () => {
    const server = await partnerServer({ packages: [1, 0], features: ['backup'] })
    await renderApp('/cadangan', { server, as: STAFF, width: 1280 })
    await waitFor(() => expect(address()).toBe('/unauthorized'))
    expect(screen.queryByRole('link', { name: 'Cadangan' })).toBeNull()
  })

  it.each([
    [ADMIN, 1280, []],
    [SITI, 430, ['backup'] as const],
  ])('%s at %i px with the features %j cannot open the screen', async (as, width, features) => {
    const server = await partnerServer({ packages: [1, 0], features })
    await renderApp('/cadangan', { server, as, width })
    await waitFor(() => expect(address()).toMatch(/404|unauthorized/))
    expect(server.log().filter((call) => call.includes(PATH))).toEqual([])
  })
})
