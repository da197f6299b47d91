import type { Feature } from '@/domain/access/features'
import { SITI } from '@tests/partner-api/fixtures'
import { seededQuote } from '@tests/support/server/seeded'
import { partnerServer } from '@tests/support/server/partnerServer'

export const API = '/partner/umroh-regular'
export const LONG = 'Umroh Syawal '.repeat(40).trim()

/** Packages of Siti's that differ from the worked one by `changes`. */
export async function savedPackages(changes: readonly object[], { features }: { features?: Feature[] } = {}) {
  const server = await partnerServer({ packages: [0, 0], ...(features ? { features } : {}) })
  const token = await server.login(SITI)
  const quote = await seededQuote()
  const ids: number[] = []
  for (const change of changes) {
    const { body } = await server.call('POST', API, { token, body: { ...quote, ...change } })
    ids.push(body.data.id)
  }
  return { server, ids }
}

/** Three packages: the worked one, one without a hotel in Makkah, and one with a long name and 40 jamaah. */
export const threePackages = (options?: { features?: Feature[] }) =>
  savedPackages(
    [
      {},
      {
        namaPaket: 'Tanpa Makkah',
        startCity: null,
        hotelMakkah: { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true },
      },
      { namaPaket: LONG, jumlahJamaah: 40 },
    ],
    options,
  )
