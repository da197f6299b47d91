import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Feature } from '@/domain/access/features'
import { ADMIN } from '../../partner-api/fixtures'
import { button, findButton, heading, press, renderApp } from '../../support/renderApp'
import { partnerServer, type PartnerServer } from '../../support/server/partnerServer'

const VISA = '/custom-data/visa'

async function table(server: PartnerServer) {
  await renderApp(VISA, { server, as: ADMIN, width: 1280 })
  return screen.findAllByRole('checkbox', { name: 'Pilih baris' })
}
const names = async (server: PartnerServer) => (await server.store.masters.list('visaBus')).map(({ name }) => name)

it('selected records are deleted by one keyed write after a question, and come back by Urungkan', async () => {
  const server = await partnerServer()
  const before = await names(server)
  const [first, second] = await table(server)
  press(first!)
  press(second!)
  press(await findButton('Hapus 2 data'))
  const dialog = await screen.findByRole('dialog', { name: 'Hapus 2 data Visa Bus?' })
  expect(server.callsTo('POST', `${VISA}/delete`)).toEqual([])
  press(within(dialog).getByRole('button', { name: 'Hapus 2 data' }))
  expect(await heading('2 data dihapus')).toBeVisible()
  // The question is answered: the dialog asks it no more.
  expect(dialog).toBe(screen.getByRole('dialog', { name: 'Visa Bus' }))
  const [sent, ...others] = server.callsTo('POST', `${VISA}/delete`)
  expect([others, sent?.headers.get('idempotency-key')]).toEqual([[], expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(await names(server)).toHaveLength(before.length - 2)
  press(within(dialog).getByRole('button', { name: 'Urungkan' }))
  expect(await heading('Perubahan diurungkan')).toBeVisible()
  expect(await names(server)).toEqual(before)
  press(button('Selesai'))
  expect(screen.queryByRole('button', { name: 'Hapus 2 data' })).toBeNull()
})

it('a refused deletion says why, and nothing is gone', async () => {
  const server = await partnerServer()
  server.on('POST', `${VISA}/delete`, () => Response.json({ message: 'Sudah diubah orang lain' }, { status: 409 }))
  const [first] = await table(server)
  press(first!)
  press(await findButton('Hapus 1 data'))
  const dialog = await screen.findByRole('dialog', { name: 'Hapus 1 data Visa Bus?' })
  press(within(dialog).getByRole('button', { name: 'Hapus 1 data' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sudah diubah orang lain')
})

it.each<readonly Feature[]>([[], ['import']])(
  'rows cannot be selected on an API with %j alone',
  async (...features) => {
    const server = await partnerServer({ features })
    await renderApp(VISA, { server, as: ADMIN, width: 1280 })
    await findButton('Ekspor CSV')
    await screen.findAllByRole('row')
    expect(screen.queryAllByRole('checkbox', { name: 'Pilih baris' })).toEqual([])
  },
)
