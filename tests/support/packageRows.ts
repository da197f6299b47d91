import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { Call, Reaction } from './server/partnerServer'
import { json } from './server/fakeFetch'

export const LIST = '/partner/umroh-regular'

export const wireRow = (id: number, changes: Record<string, unknown> = {}) => ({
  id,
  nama_paket: `Paket ${id}`,
  tipe_perjalanan: 'group',
  jumlah_jamaah: 45,
  total_price_double_rupiah: 30_000_000 + id,
  total_price_triple_rupiah: 28_000_000,
  total_price_quad_rupiah: 26_000_000.4,
  ...changes,
})

const pageOf = ({ query }: Call) => Number(new URLSearchParams(query).get('page') ?? 1)

/** Answers with a list of `total` packages. With `ignoresPage` the server always answers with the first 50. */
export const listOf =
  (total: number, { ignoresPage = false } = {}): Reaction =>
  async (call) => {
    // A short delay, as on a real network, lets the screen show its loading state first.
    await new Promise((resolve) => setTimeout(resolve, 10))
    const start = ignoresPage ? 0 : (pageOf(call) - 1) * 50
    const count = Math.max(0, Math.min(50, total - start))
    return json({ data: Array.from({ length: count }, (_, n) => wireRow(start + n + 1)), meta: { total } })
  }

/** Imitates scrolling, because jsdom has no layout: each element moves up by the scrolled distance. Returns the scroll function. */
export function scrollable() {
  let top = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -top, 400, 0))
  return (by: number) => {
    top += by
    vi.stubGlobal('scrollY', top)
    fireEvent.scroll(window)
  }
}
