import { describe, expect, it } from 'vitest'
import type { MasterForm } from '@/records/masters'
import { json } from '../support/server/fakeFetch'
import { providerOver } from '../support/server/providerOver'

const VISA = 'custom-data/visa'
const meta = { idempotencyKey: 'kunci-1' }
const data: MasterForm = { name: 'Visa Ramadhan', price: 3_250_000, logo: null }
const WORDLESS: [string, () => Response][] = [
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => json(null)],
  ['{}', () => json({})],
]
const row = (id: number, visa = data.name, price: unknown = '3250000.00') => ({ id, visa, price_IDR: price })

/** An API whose list of visas is `rows`, and that answers each write with `answer`. */
const over = (answer: () => Response, rows: object[]) =>
  providerOver(({ method }) => (method === 'GET' ? json({ data: { data: rows } }) : answer())).provider

describe.each(WORDLESS)('an admin’s write answered with %s', (_, answer) => {
  const UNPROVEN = { name: 'HttpError', kind: 'unproven' }
  it('a new record is saved once the list shows it', async () => {
    await expect(over(answer, [row(4)]).create(VISA, { data, meta })).resolves.toMatchObject({ data: { id: 4 } })
    await expect(over(answer, [row(4, 'Visa lain')]).create(VISA, { data, meta })).rejects.toMatchObject(UNPROVEN)
  })
  it('a changed record is saved once the list shows its new values', async () => {
    const update = (rows: object[]) => over(answer, rows).update(VISA, { id: 4, data, meta, previousData: { id: 4 } })
    await expect(update([row(4)])).resolves.toMatchObject({ data: { id: 4 } })
    await expect(update([row(4, data.name, 3_000_000), row(5)])).rejects.toMatchObject(UNPROVEN)
  })
  it('a record is deleted once the list is without it', async () => {
    const remove = (rows: object[]) => over(answer, rows).delete(VISA, { id: 4, meta })
    await expect(remove([row(5)])).resolves.toMatchObject({ data: { id: 4 } })
    await expect(remove([row(4)])).rejects.toMatchObject(UNPROVEN)
  })
})
