import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import { ADMIN } from '../partner-api/fixtures'
import { inTheMorning } from '../support/morning'
import { press } from '../support/renderApp'
import { partnerServer } from '../support/server/partnerServer'
import { draftAtReview, open, option, sheetClosed, trigger } from '../support/wizard'

inTheMorning()

it('flights whose days fit the first check-in stand first, the others are grey and can be chosen (docs/product.md §6.10.13)', async () => {
  const server = await partnerServer({ packages: [0, 0] })
  const token = await server.login(ADMIN)
  const { body } = await server.call('GET', '/custom-data/pesawat', { token })
  for (const { id, version: _, ...row } of body.data.data)
    if (row.pesawat === 'AirAsia transit')
      await server.call('PUT', `/custom-data/pesawat/${id}`, {
        token,
        body: { ...row, rute: 'CGK–JED', berangkat_dari: '2030-01-01', berangkat_sampai: '2030-01-31' },
      })
  const hotelMakkah = { ...EMPTY_PACKAGE.hotelMakkah, tanggalCheckIn: '2026-11-23', tanggalCheckOut: '2026-11-27' }
  await draftAtReview(server, { step: 0, form: { hotelMakkah } })
  const sheet = await open('Pesawat')
  const row = await option(sheet, 'AirAsia transit')
  expect(row).toHaveTextContent('AirAsia transit · CGK–JED')
  expect(row).toHaveTextContent('Berangkat 1–31 Januari 2030, di luar tanggal check-in')
  expect(within(sheet).getAllByRole('option').at(-1)).toBe(row)
  press(row)
  await sheetClosed()
  expect(trigger('Pesawat')).toHaveTextContent('AirAsia transit')
})
