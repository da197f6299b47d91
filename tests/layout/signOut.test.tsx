import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DRAFTS_KEY } from '@/offline/drafts'
import { SignOutQuestion } from '@/layout/signOut/SignOutButton'
import { DRAFT_VERSION } from '@/domain/package/draft'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { ADMIN, SITI } from '../partner-api/fixtures'
import { held, partnerServer } from '../support/server/partnerServer'
import { button, findButton, heading, press, renderApp, write } from '../support/renderApp'
import { sheetClosed, shownStep } from '../support/wizard'

const draftOf = (user: number, namaPaket: string, packageId: string | null = null) => ({
  user: String(user),
  package: packageId,
  draft: {
    schema: DRAFT_VERSION,
    writer: `${user} ${namaPaket}`,
    at: Date.now(),
    step: 0,
    form: { ...EMPTY_PACKAGE, namaPaket },
    attempt: null,
    base: EMPTY_PACKAGE,
    version: null,
  },
})
const question = () => screen.findByRole('dialog', { name: 'Keluar dari akun?' })
const noQuestion = () => expect(screen.queryByRole('dialog')).toBeNull()
const isSignedOut = () => heading('Masuk')
const storedDrafts = () => localStorage.getItem(DRAFTS_KEY) ?? ''

/** Opens a screen with 'Keluar' while the phone holds drafts of these names. */
async function withDrafts(names: readonly string[], { as = SITI, path = '/profile', width = 430 } = {}) {
  const server = await partnerServer({ packages: [1, 0] })
  const { body } = await server.call('GET', '/partner/me', { token: await server.login(as) })
  localStorage.setItem(
    DRAFTS_KEY,
    JSON.stringify([
      draftOf(99, 'Milik orang lain'),
      ...names.map((name, n) => draftOf(body.user.id as number, name, n === 0 ? null : `x${n}`)),
    ]),
  )
  const list = await server.call('GET', '/partner/umroh-regular', { token: await server.login(as) })
  await renderApp(path.replace(':id', String(list.body.data[0].id)), { server, as, width })
  return findButton('Keluar')
}

describe.each([
  ['a mitra’s profile', SITI, '/profile', 430],
  ['an admin’s bar', ADMIN, '/', 1280],
])('Keluar in %s', (_, as, path, width) => {
  it('Keluar asks first if drafts would be lost and names them, and Batal keeps everything', async () => {
    press(await withDrafts(['Umroh Maret', '  '], { as, path, width }))
    const sheet = await question()
    expect(sheet).toHaveTextContent('Draf yang belum disimpan akan hilang: “Umroh Maret”, Paket tanpa nama.')
    expect(sheet).not.toHaveTextContent('Milik orang lain')
    press(within(sheet).getByRole('button', { name: 'Batal' }))
    await sheetClosed()
    expect(storedDrafts()).toContain('Umroh Maret')
    press(button('Keluar'))
    press(within(await question()).getByRole('button', { name: 'Keluar' }))
    expect(await isSignedOut()).toBeVisible()
    await waitFor(() => expect(storedDrafts()).not.toContain('Umroh Maret'))
    expect(storedDrafts()).toContain('Milik orang lain')
  })

  it('Keluar signs out at once if there are no drafts', async () => {
    press(await withDrafts([], { as, path, width }))
    noQuestion()
    expect(await isSignedOut()).toBeVisible()
  })
})

it('Keluar in a wizard with a running save says that the save continues', async () => {
  const server = await partnerServer({ packages: [1, 0] })
  const [row] = (await server.call('GET', '/partner/umroh-regular', { token: await server.login(ADMIN) })).body
    .data as { id: number }[]
  const gate = held()
  // The save reaches the server at once, but its answer is delayed.
  server.on('PUT', /./, async (call, pass) => {
    const answer = await pass()
    await gate.react(call, pass)
    return answer
  })
  await renderApp(`/package/umroh-reguler/edit/${row!.id}`, { server, as: ADMIN, width: 1280 })
  write(await screen.findByRole('textbox', { name: 'Nama Paket' }), 'Nama Baru')
  for (let step = shownStep(); step !== 5; step = shownStep()) {
    press(button('Lanjut'))
    await waitFor(() => expect(shownStep()).not.toBe(step))
  }
  press(button('Simpan'))
  await waitFor(() => expect(server.callsTo('PUT', /./)).toHaveLength(1))
  press(button('Keluar'))
  const sheet = await screen.findByRole('dialog', { name: 'Tinggalkan paket ini?' })
  expect(sheet).toHaveTextContent(
    'Paket sedang disimpan. Bila keluar dari akun sekarang, penyimpanan tetap berjalan, tetapi draf di perangkat ini hilang; bila penyimpanan gagal, isiannya pun hilang.',
  )
  press(within(sheet).getByRole('button', { name: 'Keluar' }))
  await isSignedOut()
  gate.letGo()
  const token = await server.login(ADMIN)
  await waitFor(async () =>
    expect(
      (await server.call('GET', `/partner/umroh-regular/${row!.id}`, { token })).body.data.package.nama_paket,
    ).toBe('Nama Baru'),
  )
})

it('the browser’s own dialog asks if the code of the sheet does not load', async () => {
  const keluar = await withDrafts(['Umroh Maret'])
  vi.spyOn(SignOutQuestion, 'preload').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  press(keluar)
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('Draf yang belum disimpan akan hilang: “Umroh Maret”.'))
  expect(storedDrafts()).toContain('Umroh Maret')
  press(button('Keluar'))
  expect(await isSignedOut()).toBeVisible()
})

describe('Keluar while a wizard is open on the desktop', () => {
  it('only the wizard asks about its input, even if there are other drafts', async () => {
    await withDrafts(['Umroh Maret', 'Umroh April', 'Umroh Mei'], {
      as: ADMIN,
      path: '/package/umroh-reguler/edit/:id',
      width: 1280,
    })
    write(await screen.findByRole('textbox', { name: 'Nama Paket' }), 'Diubah admin')
    press(button('Keluar'))
    press(await findButton('Buang isian'))
    expect(await isSignedOut()).toBeVisible()
  })

  it('Keluar asks about the other drafts if the wizard has no input to lose', async () => {
    await withDrafts(['Umroh Maret'], { as: ADMIN, path: '/package/umroh-reguler/edit/:id', width: 1280 })
    await screen.findByRole('textbox', { name: 'Nama Paket' })
    press(button('Keluar'))
    expect(await question()).toHaveTextContent('“Umroh Maret”')
  })
})
