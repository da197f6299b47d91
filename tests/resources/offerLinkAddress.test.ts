import { expect, it } from 'vitest'
import { createApi } from '@/resources/offers/api'

it('the address of a link that a mitra copies is that of the app where the API knows only its inner one', async () => {
  const data = { id: 4, url: 'http://127.0.0.1:3112/p/TOKEN', validUntil: '2026-12-01', version: 1 }
  const http = { request: async () => ({ data }) }
  const { methods } = createApi({} as never, {
    http,
    keepsKeys: () => true,
    origin: 'https://umroh.example',
  })
  const made = await methods?.makeOffer?.(...(['1', { customerPhone: null }, { idempotencyKey: 'k' }] as never[]))
  expect(made).toMatchObject({ url: 'https://umroh.example/p/TOKEN' })
})
