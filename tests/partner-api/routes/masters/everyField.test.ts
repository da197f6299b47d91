import { describe, expect, it } from 'vitest'
import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { bodyOf, isNullable, recordWith, valueAt, type Kind, type PathField } from '@/records/fields'
import { fieldsOfResource } from '@/records/masters'
import { ADMIN, apiOver } from '../../fixtures'

const RESOURCES = [...Object.values(MASTERS).map(({ resource }) => resource), ...Object.values(HOTEL_RESOURCES)]
const PERIOD = { from: '2026-12-15', to: '2027-01-10', label: 'Akhir tahun', double: 700, triple: 770, quad: null }
const VALUES: Record<Kind, readonly [unknown, unknown]> = {
  name: ['Lama', 'Baru'],
  party: ['Lama', 'Baru'],
  text: ['Kata lama', 'Kata baru'],
  photo: ['a/lama.jpg', 'a/baru.jpg'],
  logo: ['a/lama.svg', 'a/baru.svg'],
  stars: [3, 4],
  metres: [100, 200],
  riyal: [500, 600],
  rupiah: [1000, 2000],
  currency: ['USD', 'SAR'],
  date: ['2026-12-17', '2026-12-18'],
  periods: [[{ ...PERIOD, weekend: null, note: null }], [{ ...PERIOD, weekend: 50, note: 'dijual utuh' }]],
  weekdays: [['thu'], ['thu', 'fri']],
  tiers: [
    [{ from: 1, amount: 1000 }],
    [
      { from: 1, amount: 2000 },
      { from: 8, amount: 98 },
    ],
  ],
}
/** A flight's last day is none before its first. */
const LAST_DAY = ['2026-12-28', '2026-12-29'] as const
const valuesOf = ({ path, kind }: Pick<PathField, 'path' | 'kind'>) => (path === 'departsTo' ? LAST_DAY : VALUES[kind])
const EVERY = RESOURCES.flatMap((resource) => fieldsOfResource(resource).map((field) => ({ resource, ...field })))
/** Every field has a value; a price in a currency is its `amount`. */
const bodyWith = (fields: readonly PathField[]) =>
  bodyOf(fields, recordWith(fields.map((field) => [field.path, valuesOf(field)[0]])))
const nameOf = ({ wire, foreignWire }: PathField) => foreignWire ?? wire

async function saved(resource: string) {
  const api = await apiOver(createMemoryStore(), { packages: [0, 0] })
  const token = await api.login(ADMIN)
  const body = bodyWith(fieldsOfResource(resource))
  const { body: made } = await api.call('POST', `/${resource}`, { token, body })
  const put = (changed: object) => api.call('PUT', `/${resource}/${made.id}`, { token, body: changed })
  const read = async (): Promise<Record<string, unknown>> => {
    const { body: list } = await api.call('GET', `/${resource}`, { token })
    return list.data.data.find(({ id }: { id: number }) => id === made.id)
  }
  const lastAudit = async () => (await api.call('GET', '/partner/audit', { token })).body.data[0]
  return { body, put, read, lastAudit }
}

describe.each(EVERY)('$resource $path', ({ resource, ...field }) => {
  const { path, kind } = field
  const wire = nameOf(field)
  it('changed alone it is written, and the audit says from what to what', async () => {
    const { body: whole, put, read, lastAudit } = await saved(resource)
    // Tiers in another currency are other prices.
    const { tier_amounts: tiers, ...others } = whole
    const body = tiers === undefined || kind === 'currency' ? others : whole
    const [from, to] = valuesOf({ path, kind })
    expect((await put({ ...body, [wire]: to })).status).toBe(200)
    expect((await read())[wire]).toEqual(to)
    const { before, after } = await lastAudit()
    expect([valueAt(before, path), valueAt(after, path)]).toEqual([from, to])
  })
})

describe.each(EVERY.filter((field) => isNullable(field) && !['riyal', 'currency'].includes(field.kind)))(
  '$resource $path, which a record may be without',
  ({ resource, wire }) => {
    it('stays when an app that does not know it saves the record, and null empties it (docs/product.md §15.3.7)', async () => {
      const { body, put, read } = await saved(resource)
      const { [wire]: kept, ...known } = body
      expect((await put(known)).status).toBe(200)
      expect((await read())[wire]).toEqual(kept)
      expect((await put({ ...body, [wire]: null })).status).toBe(200)
      expect((await read())[wire] ?? null).toBeNull()
    })
  },
)

it('a record with values by path has them where they belong', () => {
  const values = [['name', 'A'] as const, ['rates.regular.double', 5] as const]
  expect(recordWith(values)).toEqual({ name: 'A', rates: { regular: { double: 5 } } })
})
