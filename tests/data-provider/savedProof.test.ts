import { describe, expect, it } from 'vitest'
import { parsePackage, type PackagePayload } from '../../src/domain/package/packageSchema'
import { umrohRegular } from '../../src/resources/umroh-regular/resource'
import { filledForm } from '../support/packageForms'
import { json } from '../support/server/fakeFetch'
import { providerOver } from '../support/server/providerOver'

const data = parsePackage(filledForm({ namaPaket: 'Umroh Maret' }))
const meta = { idempotencyKey: 'kunci-1' }
const PATH = '/api/partner/umroh-regular'

const WORDLESS: [string, () => Response][] = [
  ['200 and nothing', () => new Response('')],
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => json(null)],
  ['{}', () => json({})],
  ['words without an id', () => json({ message: 'Tersimpan', data: { id: null } })],
]

type Saved = Partial<PackagePayload>

/** An API that answers each write with `answer`. Its list and forms show the packages `saved`. */
function apiWith(answer: () => Response, saved: Record<number, Saved>) {
  return providerOver(({ method, url }) => {
    if (method !== 'GET') return answer()
    const id = /\/(\d+)\/edit-data$/.exec(url)?.[1]
    if (id !== undefined) return id in saved ? json({ data: saved[Number(id)] }) : json({ message: 'Tidak ada' }, 404)
    const rows = Object.entries(saved).map(([key, { namaPaket }]) => ({ id: Number(key), nama_paket: namaPaket }))
    return json({ data: rows, meta: { total: rows.length } })
  })
}

const UNPROVEN = { name: 'HttpError', kind: 'unproven', message: 'error.unproven' }

describe.each(WORDLESS)('a save answered with %s', (_, answer) => {
  const create = (saved: Record<number, Saved>) => {
    const { provider, sent } = apiWith(answer, saved)
    return { sent, created: provider.create(umrohRegular.name, { data, meta }) }
  }
  const update = (saved: Record<number, Saved>) =>
    apiWith(answer, saved).provider.update(umrohRegular.name, { id: 7, data, meta, previousData: { id: 7 } })

  it('a new package that the list does not show is unsure, as after a lost answer', async () => {
    const { created } = create({ 1: { ...data, namaPaket: 'Umroh April' } })
    await expect(created).rejects.toMatchObject({ ...UNPROVEN, unsure: 'repeatable' })
  })
  it('a package of the same name with other contents is not the new package', async () => {
    await expect(create({ 1: { ...data, jumlahJamaah: 99 } }).created).rejects.toMatchObject(UNPROVEN)
  })
  it('a new package is saved once list and form show it: an API without a body still works', async () => {
    const { created, sent } = create({ 1: { ...data, jumlahJamaah: 99 }, 9: data })
    await expect(created).resolves.toEqual({ data: { id: 9 } })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${PATH}`,
      `GET ${PATH}?q=Umroh+Maret&per_page=50`,
      `GET ${PATH}/9/edit-data`,
    ])
  })
  it('a changed package is saved once its form has the change, and not before', async () => {
    await expect(update({ 7: data })).resolves.toEqual({ data: { id: 7 } })
    await expect(update({ 7: { ...data, namaPaket: 'Nama lama' } })).rejects.toMatchObject(UNPROVEN)
    await expect(update({})).rejects.toMatchObject(UNPROVEN)
  })
  it('an API may leave fields out of its form, and write ids and numbers as texts', async () => {
    const { startCity: _, tourLeader: __, ...rest } = data
    const inTexts = JSON.parse(JSON.stringify({ 7: rest }).replaceAll(/"(id|jumlahJamaah)":(\d+)/g, '"$1":"$2"'))
    await expect(update(inTexts as Record<number, Saved>)).resolves.toEqual({ data: { id: 7 } })
  })
  it('a copy is there once the list shows a package of its name that the phone did not know', async () => {
    const copy = (known: number[]) => {
      const { provider } = apiWith(answer, { 7: data, 8: { ...data, namaPaket: 'Salinan' } })
      return provider.duplicate(7, { namaPaket: ' Salinan ', known, meta })
    }
    await expect(copy([7])).resolves.toEqual({ data: { id: 8 } })
    await expect(copy([7, 8])).rejects.toMatchObject({ ...UNPROVEN, unsure: 'repeatable' })
  })
})

describe('a change that an API of ours answers in words', () => {
  const share = { validUntil: '2027-03-01', customerName: null, customerPhone: null } as const
  it.each(WORDLESS.slice(0, 4))('a status or an offer answered with %s is not changed', async (_, answer) => {
    const { provider } = apiWith(answer, { 7: data })
    const changes = [
      provider.setLost(7, 'harga', meta),
      provider.setReminder(7, '2027-03-01', meta),
      provider.noteShare(7, share, meta),
      provider.eraseSharedCustomer(7, meta),
      provider.revokeOffer(7, meta),
      provider.eraseCustomer(7, meta),
      provider.answerOffer(7, null, meta),
      provider.setEnabled('users', 7, false, meta),
      provider.dropSecondFactor(7, meta),
    ]
    for (const change of changes) await expect(change).rejects.toMatchObject(UNPROVEN)
  })
  it.each(WORDLESS)('an import answered with %s is neither written nor refused', async (_, answer) => {
    const { provider } = apiWith(answer, {})
    await expect(provider.importRows('custom-data/visa', [], meta)).rejects.toMatchObject(UNPROVEN)
    await expect(provider.settleImport('custom-data/visa', meta)).rejects.toMatchObject(UNPROVEN)
  })
})
