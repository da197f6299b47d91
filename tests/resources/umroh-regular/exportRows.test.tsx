import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ADMIN } from '../../partner-api/fixtures'
import { held, partnerServer } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp } from '../../support/renderApp'

const LIST = '/package/umroh-reguler'

const saved: string[] = []
const files: Blob[] = []
function watchDownloads() {
  const createObjectURL = (file: Blob) => (files.push(file), 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
}
afterEach(() => {
  saved.length = files.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('an export of packages reads every page before it saves a file', async () => {
  watchDownloads()
  const { server } = await renderApp(LIST, { as: ADMIN, width: 1280, packages: [150, 60] })
  press(await findButton('Ekspor CSV'))
  await waitFor(() => expect(saved).toEqual(['paket-umroh.csv']))
  const pages = server.callsTo('GET', '/partner/umroh-regular').filter(({ query }) => query.includes('per_page=200'))
  expect(pages).toHaveLength(2)
})

it.each([
  ['id-ID', 'Nama Paket;Mitra;Tipe'],
  ['en-US', 'Nama Paket,Mitra,Tipe'],
])('for a browser in %s the columns of packages are those of its spreadsheets', async (language, head) => {
  watchDownloads()
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  await renderApp(LIST, { as: ADMIN, width: 1280, packages: [1, 0] })
  press(await findButton('Ekspor CSV'))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toContain(head)
})

it('a long export shows how far it is; stopped, it saves no file', async () => {
  watchDownloads()
  const server = await partnerServer({ packages: [150, 60] })
  const gate = held()
  server.on('GET', '/partner/umroh-regular', (call, pass) =>
    call.query.includes('per_page=200&page=2') ? gate.react(call, pass) : pass(),
  )
  await renderApp(LIST, { server, as: ADMIN, width: 1280 })
  press(await findButton('Ekspor CSV'))
  expect(await screen.findByText('Mengekspor 200 dari 210 baris…')).toBeVisible()
  press(button('Hentikan'))
  expect(await screen.findByText('Ekspor dihentikan. Tidak ada berkas yang disimpan.')).toBeVisible()
  gate.letGo()
  expect(saved).toEqual([])
})
