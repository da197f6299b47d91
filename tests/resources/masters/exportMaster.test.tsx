import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ADMIN } from '../../partner-api/fixtures'
import { partnerServer } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp } from '../../support/renderApp'

const VISA = '/custom-data/visa'
const BODY = JSON.stringify({ data: [{ id: 1, name: 'Visa', price: 100 }] }).padEnd(200_000, ' ')

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => vi.restoreAllMocks())

/** Begins the export over a server that has sent the first half of the list. */
async function beginExport(headers: Record<string, string>) {
  const server = await partnerServer()
  await renderApp(VISA, { server, as: ADMIN, width: 1280 })
  const start = await findButton('Ekspor CSV')
  // The table must not ask for its own list after the answer below is set.
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))
  const bytes = new TextEncoder().encode(BODY)
  let sendRest = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 100_000))
      sendRest = () => {
        controller.enqueue(bytes.slice(100_000))
        controller.close()
      }
    },
  })
  server.on('GET', VISA, () => new Response(body, { headers: { 'content-type': 'application/json', ...headers } }))
  press(start)
  return sendRest
}

describe('the export of a master', () => {
  it('shows how much of the list has come, and saves the file when all of it has', async () => {
    const sendRest = await beginExport({ 'x-body-size': '200000', 'content-encoding': 'br', 'content-length': '900' })
    expect(await screen.findByText('Membaca 0,1 MB dari 0,2 MB…')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    sendRest()
    await waitFor(() => expect(saved).toEqual(['visa.csv']))
  })

  it('of a server that does not say how long its list is shows what has come', async () => {
    const sendRest = await beginExport({ 'content-encoding': 'br', 'content-length': '900' })
    expect(await screen.findByText('Membaca, sudah 0,1 MB…')).toBeVisible()
    sendRest()
    await waitFor(() => expect(saved).toEqual(['visa.csv']))
  })

  it('can be stopped while the list comes, and then saves no file', async () => {
    await beginExport({ 'x-body-size': '200000' })
    await screen.findByText('Membaca 0,1 MB dari 0,2 MB…')
    press(button('Hentikan'))
    expect(await screen.findByText('Ekspor dihentikan. Tidak ada berkas yang disimpan.')).toBeVisible()
    expect(saved).toEqual([])
  })
})
