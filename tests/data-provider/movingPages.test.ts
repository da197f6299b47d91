import { describe, expect, it } from 'vitest'
import { umrohRegular } from '@/resources/umroh-regular/resource'
import { wireRow } from '../support/packageRows'
import { json } from '../support/server/fakeFetch'
import { providerOver } from '../support/server/providerOver'

/** An API of 450 packages, the newest first. `happen` changes them after the given request. */
function movingApi(happen: (nth: number, ids: number[]) => void) {
  const ids = Array.from({ length: 450 }, (_, index) => 450 - index)
  let nth = 0
  const api = providerOver(({ url }) => {
    const query = new URL(url, 'http://api.test').searchParams
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))]
    const data = ids.slice((page - 1) * perPage, page * perPage).map((id) => wireRow(id))
    const meta = { total: ids.length }
    happen((nth += 1), ids)
    return json({ data, meta })
  })
  return { ...api, ids }
}
const everything = { pagination: { page: 1, perPage: 10_000 }, filter: {} }

describe('a list that is read whole while rows move between its pages', () => {
  it.each<[string, (ids: number[]) => void]>([
    ['added', (ids) => void ids.unshift(453, 452, 451)],
    ['deleted', (ids) => void ids.splice(3, 5)],
  ])('rows that others have %s leave none out', async (_, change) => {
    const { provider, ids } = movingApi((nth, all) => nth === 1 && change(all))
    const { data } = await provider.getList(umrohRegular.name, everything)
    expect(data.map(({ id }) => id)).toEqual(ids)
  })
  it('a list that stands still is read once, and one that always moves is read three times', async () => {
    const still = movingApi(() => undefined)
    await still.provider.getList(umrohRegular.name, everything)
    expect(still.sent).toHaveLength(3)
    const moving = movingApi((nth, ids) => void ids.unshift(1000 + nth))
    await moving.provider.getList(umrohRegular.name, everything)
    // Each time the fourth page holds the rows that the first three have lost.
    expect(moving.sent).toHaveLength(12)
  })
})
